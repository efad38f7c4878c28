# Fills the disk with files, none of which is large.
def attack():
    for number in range(90):
        with open(f"part{number}", "wb") as file:
            file.write(os.urandom(1 << 20))
    time.sleep(10)
