# Waits for a child that waits.
attack() {
  sleep 50
}
