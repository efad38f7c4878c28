# Ends itself with success in the middle of a call.
attack() {
  exit 0
}
