# Takes the limits of the process that waits for it, and raises its own.
import resource


def attack():
    refused(resource.prlimit, os.getppid(), resource.RLIMIT_NOFILE, (0, 0))
    for limit in (resource.RLIMIT_NOFILE, resource.RLIMIT_FSIZE, resource.RLIMIT_CORE):
        hard = resource.getrlimit(limit)[1]
        try:
            resource.setrlimit(limit, (hard + 1, hard + 1))
        except (ValueError, PermissionError):
            continue
        raise RuntimeError("the attack worked")
