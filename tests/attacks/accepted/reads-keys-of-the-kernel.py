# Reads and makes keys of the kernel, loads a program into it, and asks for its log.
import platform


def attack():
    x86 = platform.machine() == "x86_64"
    for call in (250, 248, 249, 321, 298, 103) if x86 else (219, 217, 218, 280, 241, 116):
        call_refused("syscall", call, 0, -3, 1, 0, 0)
