# Reads the keys and the secrets of the one who started the checker.
def attack
  refused { File.read("#{$world}/home/.ssh/id_rsa") }
  refused { Dir.children("#{$world}/home") }
  refused { IO.foreach("#{$world}/home/secret") { |line| puts line } }
end
