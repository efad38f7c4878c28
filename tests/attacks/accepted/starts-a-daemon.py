# Leaves a process behind that closed everything, works elsewhere and goes on for a while.
def attack():
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            os.chdir("/proc")
            os.closerange(0, 64)
            until = time.monotonic() + 50
            while time.monotonic() < until:
                time.sleep(0.1)
        os._exit(0)
