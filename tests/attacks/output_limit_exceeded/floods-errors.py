# Prints without end where errors go.
def attack():
    while True:
        os.write(2, b"x" * 65536)
