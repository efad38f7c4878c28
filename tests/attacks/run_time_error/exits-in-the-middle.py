# Ends itself with success in the middle of a call, which nobody hears of.
def attack():
    os._exit(0)
