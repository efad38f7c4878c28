# Opens its own original, which is recorded later, to exchange it.
def attack():
    for mode in ("r", "w", "a", "r+"):
        refused(open, f"{world}/desk/othello.py", mode)
