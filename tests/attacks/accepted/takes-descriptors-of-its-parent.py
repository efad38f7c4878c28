# Takes an open file from the process that waits for it, and types for whoever sits at the terminal.
import fcntl


def attack():
    getfd, stdin = 438, 0x5412
    parent = os.pidfd_open(os.getppid())
    call_refused("syscall", getfd, parent, 0, 0)
    refused(fcntl.ioctl, 0, stdin, b"x")
