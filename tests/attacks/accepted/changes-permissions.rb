# Changes the mode, the owner and the times of files outside.
def attack
  refused { File.chmod(0777, "#{$world}/home/secret") }
  refused { File.chown(65_534, 65_534, "#{$world}/home/secret") }
  refused { File.utime(0, 0, "#{$world}/home/secret") }
end
