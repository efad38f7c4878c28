# Stops itself, so that it neither works nor ends.
import signal


def attack():
    os.kill(os.getpid(), signal.SIGSTOP)
