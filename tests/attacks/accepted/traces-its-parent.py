# Attaches to the process that waits for it, and reads its memory.
def attack():
    attach, seize = 16, 0x4206
    call_refused("ptrace", attach, os.getppid(), 0, 0)
    call_refused("ptrace", seize, os.getppid(), 0, 0)
    call_refused("ptrace", 0, 0, 0, 0)
    call_refused("process_vm_readv", os.getppid(), 0, 0, 0, 0, 0)
