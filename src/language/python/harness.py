"""Loads a submission once, then answers each case in a fork of its own: python3 -u harness.py ENTRY STATE FUNCTIONS LANES fork

With `here` instead of `fork`, it answers one case in the very process that has loaded the file.

A student's file may replace what the modules and the builtins hold, so everything that is needed after the load is a name
of this module, bound before it.
"""

import os
import sys
from builtins import BaseException, Exception, SyntaxError, SystemExit
from builtins import bool, callable, compile, exec, float, int, isinstance, len, list, map, repr, str, tuple, type
from json.encoder import encode_basestring
from math import isfinite
# The module `signal` itself would lean on builtins that a program may replace.
from _signal import SIG_DFL, SIGCHLD
from _signal import signal as on_signal
from os import WEXITSTATUS, WIFSIGNALED, WTERMSIG, _exit, close, dup2, fork, fstat, listdir, read, readlink, waitpid, write
from types import FunctionType, ModuleType

ENTRY, STATE, FUNCTIONS, LANES, PLACE = sys.argv[1:]
VERSION = ".".join(map(str, sys.version_info[:3]))
FOLDER = os.path.dirname(os.path.abspath(ENTRY)) + os.sep
HARNESS = os.path.abspath(__file__)
CELLS_AT_MOST = 20_000
DEPTH_AT_MOST = 8
MODULE = "submission"
# The streams as they were before the load; the program may put others in their place.
STREAMS = sys.stdout, sys.stderr


class TooLarge(Exception):
    """A value has more cells, or lists deeper inside each other, than an answer may have."""


def main():
    lanes = [tuple(map(int, lane.split(","))) for lane in LANES.split()]
    for descriptor in (descriptor for lane in lanes for descriptor in lane):
        os.set_inheritable(descriptor, False)
    channel = lanes[0][0]
    before = shared()
    module = load(channel)
    if module and check(channel, vars(module), before):
        if PLACE == "here":
            answer_here(lanes[0], vars(module))
        answer(lanes, vars(module))
    finish()


def shared():
    """How many threads there are, and the open descriptors with what they lead to: forks would lose or share them."""
    try:
        descriptors = {number: target(number) for number in listdir("/proc/self/fd")}
        return len(listdir("/proc/self/task")), {number: path for number, path in descriptors.items() if path}
    except OSError:
        return 0, {}


def target(number):
    try:
        return readlink(f"/proc/self/fd/{number}")
    except OSError:
        # The one that lists the folder is closed again.
        return None


def load(channel):
    """The submission as a module, or None when it is already told why there is none."""
    module = ModuleType(MODULE)
    module.__file__ = ENTRY
    sys.modules[MODULE] = module
    sys.path[0] = FOLDER
    sys.argv[:] = [ENTRY]
    reason = "syntax-error"
    try:
        with open(ENTRY, "rb") as file:
            code = compile(file.read(), ENTRY, "exec", dont_inherit=True)
        reason = "load-error"
        exec(code, vars(module))
        return module
    except SyntaxError as error:
        say(channel, f'{{"failed":{{"reason":"syntax-error","exception":{exception(error)}}}}}')
    except BaseException as error:
        say(channel, f'{{"failed":{{"reason":"{reason}","exception":{exception(error)}}}}}')


def check(channel, names, before):
    """Tells which functions the submission has, and whether none is missing."""
    missing = [name for name in FUNCTIONS.split(",") if not callable(names.get(name))]
    defined = [name for name, value in names.items() if type(value) is FunctionType and value.__module__ == MODULE]
    alone = "true" if shared() == before else "false"
    loaded = f'{{"missing":{texts(missing)},"defined":{texts(defined)},"alone":{alone}}}'
    say(channel, f'{{"loaded":{loaded},"version":"{VERSION}"}}')
    return not missing


def answer(lanes, names):
    flush()
    children = []
    for lane in lanes:
        child = fork()
        if not child:
            serve(lane, lanes, names)
        children.append(child)
    for descriptor in (descriptor for lane in lanes for descriptor in lane):
        close(descriptor)
    for child in children:
        waitpid(child, 0)


def answer_here(lane, names):
    flush()
    for line in lines(lane[0]):
        play(line, lane, names)


def serve(lane, lanes, names):
    """One lane process: a case a line, until the channel ends."""
    for descriptor in (descriptor for other in lanes if other is not lane for descriptor in other):
        close(descriptor)
    channel, _, out, err = lane
    dup2(out, 1)
    dup2(err, 2)
    for line in lines(channel):
        # A program may have told the kernel that it waits for no child; in the case it has its own way again.
        own = on_signal(SIGCHLD, SIG_DFL)
        child = fork()
        if not child:
            if own is not None:
                on_signal(SIGCHLD, own)
            close(channel)
            play(line, lane, names)
        _, status = waitpid(child, 0)
        ending = f'"signal":{WTERMSIG(status)}' if WIFSIGNALED(status) else f'"status":{WEXITSTATUS(status)}'
        say(channel, f'{{"end":{{{ending}}}}}')
    finish()


def lines(channel):
    rest = b""
    while block := read(channel, 65536):
        *whole, rest = (rest + block).split(b"\n")
        for line in whole:
            yield line.decode()


def play(line, lane, names):
    """One case, in a process of its own."""
    for call in line.split(";"):
        name, *args = call.split()
        if not make(name, list(map(int, args)), lane, names):
            break
    finish()


def make(name, args, lane, names):
    """Makes a call and tells its answer; whether the case goes on."""
    try:
        value = names[name](*args)
        same = STATE in names and value is names[STATE]
        tell('"same":true' if same else f'"returned":{json(value)}', lane, names)
        return True
    except SystemExit as error:
        tell(f'"exited":{exit_status(error)}', lane, names)
    except BaseException as error:
        tell(f'"raised":{exception(error)}', lane, names)


def tell(reply, lane, names):
    _, answers, out, err = lane
    flush()
    state = f',"state":{json(names[STATE])}' if STATE in names else ""
    say(answers, f'{{{reply}{state},"out":{fstat(out).st_size},"err":{fstat(err).st_size}}}')


def say(channel, line):
    left = (line + "\n").encode()
    while left:
        left = left[write(channel, left) :]


def flush():
    for stream in (*STREAMS, sys.stdout, sys.stderr):
        try:
            stream.flush()
        except BaseException:
            # A program may close or replace its own streams.
            pass


def finish():
    """Ends at once: what the program registered with atexit does not run."""
    flush()
    _exit(0)


def exit_status(error):
    """The status that Python gives to this SystemExit; a code that is no number is printed, as Python does."""
    code = error.code
    if code is None:
        return 0
    if isinstance(code, int):
        return int(code) & 0xFF
    try:
        STREAMS[1].write(f"{code}\n")
    except BaseException:
        pass
    return 1


def exception(error):
    """An exception as JSON, with the innermost line that is the student's own."""
    try:
        if isinstance(error, SystemExit):
            message = clean(f"exit({'' if error.code is None else error.code})")
        else:
            message = clean(error.msg if type(error).__str__ is SyntaxError.__str__ else str(error))
    except BaseException:
        message = ""
    file, line = place(error)
    where = f',"file":{text(file)},"line":{line}' if file and line else ""
    return f'{{"class":{text(type(error).__name__)},"message":{text(message)}{where}}}'


def place(error):
    if isinstance(error, SyntaxError) and own_file(error.filename):
        return own_file(error.filename), error.lineno
    file = line = None
    trace = error.__traceback__
    while trace:
        name = own_file(trace.tb_frame.f_code.co_filename)
        if name:
            file, line = name, trace.tb_lineno
        trace = trace.tb_next
    return file, line


def own_file(path):
    """The path as the student knows it, or None where the file is not the student's."""
    if path == ENTRY:
        return os.path.basename(ENTRY)
    if isinstance(path, str) and path.startswith(FOLDER) and path != HARNESS:
        return path[len(FOLDER) :]


def json(value):
    """A value as JSON, taken at this moment: the program may change it later."""
    try:
        return walk(value, [CELLS_AT_MOST], 0)
    except TooLarge:
        return shown("list", f"a list of {len(value)} elements")


def walk(value, left, depth):
    kind = type(value)
    if kind is int:
        return repr(value) if -(2**63) <= value < 2**63 else other(value)
    if kind is list or kind is tuple:
        left[0] -= len(value)
        if left[0] < 0 or depth == DEPTH_AT_MOST:
            raise TooLarge
        return f"[{','.join([walk(cell, left, depth + 1) for cell in value])}]"
    if value is None:
        return '{"null":"None"}'
    if kind is bool:
        return "true" if value else "false"
    if kind is float and isfinite(value):
        return repr(value)
    if isinstance(value, str):
        return text(str.__str__(value))
    for base in int, list, tuple:
        if isinstance(value, base):
            return walk(int.__int__(value) if base is int else list(base.__iter__(value)), left, depth)
    return other(value)


def other(value):
    try:
        line = clean(repr(value))
    except BaseException:
        line = f"<{type(value).__name__}>"
    return shown(type(value).__name__, line)


def shown(kind, line):
    line = " ".join(line.splitlines())[:200]
    return f'{{"class":{text(kind)},"shown":{text(line)}}}'


def texts(items):
    return f"[{','.join(map(text, items))}]"


def text(string):
    """The first 4 KiB as a JSON text; half a surrogate pair has no place in UTF-8 and is replaced."""
    return encode_basestring(string.encode("utf-8", "replace")[:4096].decode("utf-8", "replace"))


def clean(string):
    """The text with paths as the student knows them."""
    return string.replace(FOLDER, "")


main()
