# Writes into the home folder, into /tmp, beside the private folder and beside the suites.
attack() {
  refused eval 'echo x > "$world/home/secret"'
  refused eval 'echo x >> "$world/e5/01-small.yaml"'
  refused touch "$world/../checker-attack-was-here"
  refused mkdir ../../checker-attack-was-here
}
