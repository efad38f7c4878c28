# Prints without end.
def attack
  loop { puts 'x' * 1000 }
end
