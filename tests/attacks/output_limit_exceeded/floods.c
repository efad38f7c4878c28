// Prints without end, without asking whether somebody takes it.
#include <unistd.h>

int main(void) {
  for (;;) write(1, "again and again\n", 16);
}
