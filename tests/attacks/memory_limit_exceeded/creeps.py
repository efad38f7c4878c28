# Takes memory bit by bit.
def attack():
    kept = []
    while True:
        kept.append(bytearray(1 << 20))
        time.sleep(0.001)
