# Prints bytes that are no text, on both streams.
def attack():
    for stream in (1, 2):
        os.write(stream, bytes(range(256)) + b"\xed\xa0\x80\xf4\x90\x80\x80\xc0\xaf\x9b31m")
