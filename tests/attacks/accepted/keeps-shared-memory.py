# Keeps memory, semaphores and messages that outlive every process.
def attack():
    call_refused("shmget", 0, 4096, 0o1600)
    call_refused("semget", 0, 1, 0o1600)
    call_refused("msgget", 0, 0o1600)
    refused(open, "/dev/shm/checker-attack-was-here", "w")
