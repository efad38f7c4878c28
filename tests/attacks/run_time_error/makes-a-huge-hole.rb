# Makes a file that is long and holds nothing.
def attack
  File.truncate(__FILE__, 1 << 40)
end
