# Never ends, and catches whatever would end it.
import signal


def attack():
    for number in range(1, 32):
        if number not in (9, 19):
            signal.signal(number, signal.SIG_IGN)
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass
