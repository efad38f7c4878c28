# Mounts, changes its root and makes namespaces.
def attack():
    call_refused("mount", b"none", b".", b"tmpfs", 0, 0)
    call_refused("umount2", b".", 2)
    call_refused("chroot", b".")
    for namespace in (0x20000, 0x10000000, 0x20000000, 0x40000000, 0x08000000):
        call_refused("unshare", namespace)
    call_refused("setns", 0, 0)
