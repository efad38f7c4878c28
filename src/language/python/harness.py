"""Loads a submission once, then answers each case in a fork of its own: python3 -u harness.py ENTRY STATE FUNCTIONS LANES fork

With `here` instead of `fork`, it answers one case in the very process that has loaded the file.

A student's file may replace what the modules and the builtins hold, so everything that is needed after the load is a name
of this module, bound before it. A value may answer for what it is not, so it is asked for nothing but its representation: what
it is, its type says, and what a type is called, `type` itself.
"""

import os
import sys
from builtins import BaseException, Exception, SyntaxError, SystemExit
from builtins import bool, callable, compile, exec, float, int, issubclass, len, list, map, repr, str, tuple, type
from json.encoder import encode_basestring
from math import isfinite
# The module `signal` itself would lean on builtins that a program may replace.
from _signal import SIG_DFL, SIGCHLD
from _signal import signal as on_signal
from io import open as open_file
from os import WEXITSTATUS, WIFSIGNALED, WTERMSIG, _exit, close, dup2, fork, fstat, listdir, read, readlink, waitpid, write
from types import FunctionType, ModuleType

ENTRY, STATE, FUNCTIONS, LANES, PLACE = sys.argv[1:]
VERSION = ".".join(map(str, sys.version_info[:3]))
FOLDER = os.path.dirname(os.path.abspath(ENTRY)) + os.sep
HARNESS = os.path.abspath(__file__)
CELLS_AT_MOST = 20_000
# How many plain cells weigh as much as one that has to be asked how it shows itself.
WEIGHT_OF_SHOWN = 20
DEPTH_AT_MOST = 8
MODULE = "submission"
# The streams as they were before the load; the program may put others in their place.
STREAMS = sys.stdout, sys.stderr
SYSTEM = vars(sys)
# What a type and an exception are, whatever a program's own ones say.
NAME = type.__dict__["__name__"].__get__
TRACEBACK = BaseException.__dict__["__traceback__"].__get__
FILE, LINE, MESSAGE = (SyntaxError.__dict__[name].__get__ for name in ("filename", "lineno", "msg"))


class TooLarge(Exception):
    """A value has more cells, or lists deeper inside each other, than an answer may have."""


def main(leave=_exit):
    try:
        run()
    except:
        # Only a program that takes this module apart lets an exception come as far: what Python prints of it is no affair of
        # a report. By now no name can be relied on but this function's own.
        leave(1)


def run():
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
    """How many threads there are, the open descriptors with what they lead to, and the memory to which everybody writes: forks
    would lose or share them."""
    try:
        with open_file("/proc/self/maps", "rb") as maps:
            memory = [place for place in maps if place.split()[1][1::2] == b"ws"]
        descriptors = {number: target(number) for number in listdir("/proc/self/fd")}
        return len(listdir("/proc/self/task")), {number: path for number, path in descriptors.items() if path}, memory
    except OSError:
        return 0, {}, []


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
    functions = [name for name, value in names.items() if type(value) is FunctionType and value.__globals__ is names]
    defined = [name for name in functions if type(name) is str]
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
    for stream in (*STREAMS, SYSTEM.get("stdout"), SYSTEM.get("stderr")):
        try:
            stream.flush()
        except BaseException:
            # A program may close, replace or remove its own streams.
            pass


def finish():
    """Ends at once: what the program registered with atexit does not run."""
    flush()
    _exit(0)


def exit_status(error):
    """The status that Python gives to this SystemExit; a code that is no number is printed, as Python does."""
    try:
        code = error.code
        if code is None:
            return 0
        if issubclass(type(code), int):
            return int.__and__(code, 0xFF)
        STREAMS[1].write(f"{code}\n")
    except BaseException:
        pass
    return 1


def exception(error):
    """An exception as JSON, with the innermost line that is the student's own."""
    kind = type(error)
    try:
        if issubclass(kind, SystemExit):
            message = clean(f"exit({'' if error.code is None else error.code})")
        else:
            message = clean(MESSAGE(error) if kind.__str__ is SyntaxError.__str__ else str(error))
    except BaseException:
        message = ""
    file, line = place(error)
    where = f',"file":{text(file)},"line":{line}' if file and line else ""
    return f'{{"class":{text(NAME(kind))},"message":{text(message)}{where}}}'


def place(error):
    if issubclass(type(error), SyntaxError):
        file, line = own_file(FILE(error)), LINE(error)
        if file:
            # Whoever raises it gives it any line.
            return file, line if type(line) is int and 0 < line < 2**31 else None
    file = line = None
    trace = TRACEBACK(error)
    while trace:
        name = own_file(trace.tb_frame.f_code.co_filename)
        if name:
            file, line = name, trace.tb_lineno
        trace = trace.tb_next
    return file, line


def own_file(path):
    """The path as the student knows it, or None where the file is not the student's."""
    if type(path) is not str:
        return None
    if path == ENTRY:
        return os.path.basename(ENTRY)
    if path.startswith(FOLDER) and path != HARNESS:
        return path[len(FOLDER) :]


def json(value):
    """A value as JSON, taken at this moment: the program may change it later."""
    try:
        return walk(value, [CELLS_AT_MOST], 0)
    except TooLarge:
        # Only a list or a tuple has so many cells.
        kind = list if issubclass(type(value), list) else tuple
        return shown("list", f"a list of {kind.__len__(value)} elements")


def walk(value, left, depth):
    kind = type(value)
    if kind is int:
        return repr(value) if -(2**63) <= value < 2**63 else other(value, left)
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
    if issubclass(kind, str):
        return weighed(text(value), left)
    for base in int, list, tuple:
        if issubclass(kind, base):
            return walk(int.__int__(value) if base is int else list(base.__iter__(value)), left, depth)
    return other(value, left)


def weighed(line, left):
    """The JSON of a cell that is long."""
    left[0] -= len(line) >> 5
    if left[0] < 0:
        raise TooLarge
    return line


def other(value, left):
    left[0] -= WEIGHT_OF_SHOWN
    if left[0] < 0:
        raise TooLarge
    name = NAME(type(value))
    try:
        line = clean(repr(value))
    except BaseException:
        line = f"<{name}>"
    return weighed(shown(name, line), left)


def shown(kind, line):
    return f'{{"class":{text(kind)},"shown":{text(line)}}}'


def texts(items):
    return f"[{','.join(map(text, items))}]"


def text(string):
    """The first 4 KiB as a JSON text; half a surrogate pair has no place in UTF-8 and is replaced."""
    return encode_basestring(str.encode(string, "utf-8", "replace")[:4096].decode("utf-8", "replace"))


def clean(string):
    """The text with paths as the student knows them."""
    return str.replace(string, FOLDER, "")


main()
