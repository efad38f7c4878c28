# Never ends, and ignores whatever would end it.
attack() {
  trap '' TERM INT HUP XCPU ALRM
  while :; do :; done
}
