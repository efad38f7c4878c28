# Reads a key, and is told no.
def attack
  puts File.read("#{$world}/home/.ssh/id_rsa")
end
