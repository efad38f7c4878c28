# Ends the shell that has started all others, which it takes for its own.
attack() {
  kill -ABRT $$
}
