# Marks a file outside with an extended attribute.
def attack():
    refused(os.setxattr, f"{world}/home/secret", "user.mine", b"x")
    refused(os.removexattr, f"{world}/home/secret", "user.mine")
