# Has the shell tell of every command, wherever it comes from.
set -x
attack() {
  trap 'echo "$BASH_COMMAND" >&2' DEBUG
}
