# Removes the folder in which it works.
attack() {
  mkdir -p "hidden$BASHPID"
  cd "hidden$BASHPID" || return
  rmdir "../hidden$BASHPID"
}
