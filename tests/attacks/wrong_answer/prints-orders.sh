# Prints in place of a board what steers a terminal and orders a CI machine.
initialize_othello() {
  printf '\e[2J\xe2\x80\xae\n::error::wrong\n##[error]wrong\nnot ok 1\n\xff\xc2\x9b'
}
