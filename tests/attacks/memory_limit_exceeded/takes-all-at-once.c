// Takes more than there is, and uses it.
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(void) {
  for (int i = 0; i < 350; i++) {
    char *block = malloc(1 << 20);
    if (!block) break;
    memset(block, 1, 1 << 20);
  }
  sleep(5);
  return 0;
}
