## What ends a command.

fault-label-error = error
fault-label-help = help
fault-internal =
    a fault of the checker itself, not of the program: { $cause }
    Please tell whoever runs this checker.

error-io = { $path }: { $cause }
error-output = What was to be printed could not be written: { $cause }
