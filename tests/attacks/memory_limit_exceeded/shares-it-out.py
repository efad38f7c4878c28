# Takes memory in many processes, each of which has little.
def attack():
    for _ in range(10):
        if os.fork() == 0:
            kept = bytearray(os.urandom(1 << 20) * 60)
            time.sleep(20)
            os._exit(len(kept) & 1)
    time.sleep(20)
