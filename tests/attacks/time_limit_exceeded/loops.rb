# Never ends.
def attack
  nil while true
end
