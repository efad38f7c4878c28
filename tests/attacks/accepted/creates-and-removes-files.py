# Makes a thousand files and folders of unwieldy names, and removes most of them.
def attack():
    for number in range(1000):
        with open(f"\x1b[31m{number}\n", "w") as file:
            file.write("x")
        os.remove(f"\x1b[31m{number}\n")
    deep = os.getcwd()
    for _ in range(45):
        os.makedirs("deep" * 20, exist_ok=True)
        os.chdir("deep" * 20)
    os.chdir(deep)
