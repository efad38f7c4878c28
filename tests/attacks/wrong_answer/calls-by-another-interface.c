// Goes round the filter by the interface of 32 bits, where the processor has it, and answers nothing.
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

// A kernel without that interface.
static void quit(int number) {
  (void)number;
  _exit(0);
}

int main(void) {
  signal(SIGSEGV, quit);
#ifdef __x86_64__
  // getpid, socketcall, clone and ptrace, as numbered there.
  int numbers[] = {20, 102, 120, 26};
  for (int i = 0; i < 4; i++) {
    long answer;
    __asm__ volatile("int $0x80" : "=a"(answer) : "a"(numbers[i]), "b"(0), "c"(0), "d"(0) : "memory", "r8", "r9", "r10", "r11");
    if ((int)answer >= 0) abort();
  }
#endif
  return 0;
}
