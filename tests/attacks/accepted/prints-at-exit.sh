# Prints at its end, and traps whatever there is.
trap 'echo "[[9]]"' EXIT
trap ':' TERM INT HUP USR1 USR2 CHLD DEBUG
