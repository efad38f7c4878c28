// Never ends, outside of its own process group.
#include <signal.h>
#include <unistd.h>

int main(void) {
  for (int i = 1; i < 65; i++) signal(i, SIG_IGN);
  setsid();
  for (;;);
}
