// Starts processes that start processes, 256 at most, each of which ends by itself.
#include <unistd.h>

int main(void) {
  for (int i = 0; i < 8; i++) fork();
  sleep(20);
  return 0;
}
