# Starts a thread that an interpreter waits for at its end, and a thread at the load.
import threading


def attack():
    threading.Thread(target=time.sleep, args=(50,)).start()


threading.Thread(target=time.sleep, args=(50,), daemon=True).start()
