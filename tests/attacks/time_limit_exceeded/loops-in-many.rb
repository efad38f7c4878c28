# Spends its time in children that each live shortly.
def attack
  loop { Process.wait(fork { 100_000.times { |i| i * i } }) }
end
