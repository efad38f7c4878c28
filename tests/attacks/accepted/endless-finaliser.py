# Has finalisers and registered functions that never end.
import atexit


class Kept:
    def __del__(self):
        time.sleep(50)


kept = []
kept.append((Kept(), kept))
atexit.register(time.sleep, 50)
