// Reads the passwords by every call that opens, and answers nothing.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
  if (open("/etc/shadow", O_RDONLY) >= 0 || openat(AT_FDCWD, "/proc/self/root/etc/shadow", O_RDONLY) >= 0) abort();
  if (syscall(SYS_openat2, AT_FDCWD, "/etc/shadow", (unsigned long[]){0, 0, 0}, 24) >= 0) abort();
  if (open("/etc", O_RDONLY | O_DIRECTORY) >= 0 || open("/", O_TMPFILE | O_RDWR, 0600) >= 0) abort();
  return 0;
}
