# Closes every descriptor that it has inherited.
def attack
  (0..255).each { |number| IO.for_fd(number).close rescue nil }
end
