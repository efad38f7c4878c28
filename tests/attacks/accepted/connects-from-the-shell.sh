# Opens TCP and UDP from the shell itself.
attack() {
  refused eval ': <> /dev/tcp/127.0.0.1/9'
  refused eval ': > /dev/udp/127.0.0.1/9'
}
