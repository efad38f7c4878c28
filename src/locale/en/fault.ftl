## What ends a command.

fault-label-error = error
fault-label-help = help
fault-internal =
    a fault of the checker itself, not of the program: { $cause }
    Please tell whoever runs this checker.

error-no-thread = The system allows no more threads or processes: { $cause }. See ulimit -u.
error-io = { $path }: { $cause }
error-output = What was to be printed could not be written: { $cause }

## Why the system refused something.

io-not-found = there is no such file or folder
io-permission-denied = permission denied
io-not-a-folder = a part of the path is no folder
io-is-a-folder = it is a folder
io-read-only = it can only be read
io-full = no space is left
