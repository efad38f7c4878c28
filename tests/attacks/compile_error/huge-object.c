// Has the compiler write a program that no disk holds.
int a[1L << 34] = { 1 };
int main(void) { return a[0]; }
