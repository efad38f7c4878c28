# Looks for a secret in the environment of every process, and in its own.
def attack():
    for process in [name for name in os.listdir("/proc") if name.isdigit()]:
        try:
            with open(f"/proc/{process}/environ", "rb") as file:
                found = b"CHECKER_ATTACK_SECRET=" in file.read()
        except OSError:
            continue
        if found:
            raise RuntimeError("the attack worked")
    if "CHECKER_ATTACK_SECRET" in os.environ:
        raise RuntimeError("the attack worked")
