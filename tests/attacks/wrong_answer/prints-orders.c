// Prints in place of a board what steers a terminal and orders a CI machine.
#include <stdio.h>

int main(void) {
  puts("\x1b]52;c;aGk=\a\x1b[2J\n::error::wrong\n##[group]x\nnot ok 1\n\xe2\x80\xae");
  return 0;
}
