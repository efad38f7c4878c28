# Reads the passwords of the system, and the keys of root.
def attack():
    refused(open, "/etc/shadow")
    refused(os.listdir, "/root")
    refused(os.open, "/etc/gshadow", os.O_RDONLY)
