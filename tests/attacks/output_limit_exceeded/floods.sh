# Has another program print without end.
attack() {
  yes
}
