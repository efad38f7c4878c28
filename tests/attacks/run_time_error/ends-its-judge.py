# Ends everything that belongs to it, if that is its own.
def attack():
    for process in [int(name) for name in os.listdir("/proc") if name.isdigit()]:
        try:
            with open(f"/proc/{process}/cmdline", "rb") as file:
                ours = os.getcwd().encode() in file.read()
            if ours and process != os.getpid():
                os.kill(process, 9)
        except OSError:
            pass
    time.sleep(0.2)
