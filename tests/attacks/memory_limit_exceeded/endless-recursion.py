# Calls itself without end, below the guard of the language.
def attack():
    sys.setrecursionlimit(10**9)

    def deeper():
        return [deeper() for _ in (0,)]

    deeper()
