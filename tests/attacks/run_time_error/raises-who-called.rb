# Raises the frames of the one who calls it as a message.
def attack
  raise caller.unshift('who?').join("\n")
end
