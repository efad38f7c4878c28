// Has the compiler read a key, whose lines its messages would show.
#include "../../../home/.ssh/id_rsa"
#include "../../../../home/.ssh/id_rsa"
#include "../../../../../home/.ssh/id_rsa"

int main(void) { return 0; }
