# Writes one file beyond every limit.
def attack():
    with open("endless", "wb") as file:
        for _ in range(100):
            file.write(bytes(1 << 20))
