# Starts a child in a user namespace of its own, where it would be root.
import platform


def attack():
    clone = {"x86_64": 56, "aarch64": 220}[platform.machine()]
    call_refused("syscall", clone, 0x10000000 | 17, 0, 0, 0, 0)
    call_refused("syscall", clone, 0x40000000 | 17, 0, 0, 0, 0)
