# Ends itself with success in the middle of a call.
def attack
  exit!(0)
end
