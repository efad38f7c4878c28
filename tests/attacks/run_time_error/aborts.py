# Ends itself by a signal of the processor.
def attack():
    ctypes.string_at(0)
