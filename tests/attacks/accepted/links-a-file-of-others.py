# Makes a hard link to a file outside, and moves one into its own folder.
def attack():
    for deed in (os.link, os.rename):
        for source, target in ((f"{world}/home/secret", "mine"), (__file__, f"{world}/beside/mine")):
            try:
                deed(source, target)
            except OSError as error:
                # EXDEV is what Landlock says of two folders with different rights.
                if error.errno not in (errno.EACCES, errno.EPERM, errno.EROFS, errno.EXDEV):
                    raise
            else:
                raise RuntimeError("the attack worked")
