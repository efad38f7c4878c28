# Removes the home folder, the suites and what lies beside.
attack() {
  refused rm -rf "$world/home"
  refused rm "$world/home/secret"
  refused rm -r "$world/e5"
  refused rmdir "$world/data"
  refused mv "$world/beside" "$world/elsewhere"
  refused truncate -s 0 "$world/home/secret"
}
