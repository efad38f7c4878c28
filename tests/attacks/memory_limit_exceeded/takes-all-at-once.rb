# Takes a gigabyte at once.
def attack
  $kept = 'x' * (300 << 20)
  sleep 2
end
