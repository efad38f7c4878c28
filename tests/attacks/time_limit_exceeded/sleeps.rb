# Waits for nothing.
def attack
  sleep
end
