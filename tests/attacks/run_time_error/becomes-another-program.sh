# Becomes another program, which ends with success.
attack() {
  exec true
}
