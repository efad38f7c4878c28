# Changes the mode, the owner and the times of files outside and inside.
def attack
  refused { File.chmod(0777, "#{$world}/home/secret") }
  refused { File.chown(65_534, 65_534, "#{$world}/home/secret") }
  refused { File.utime(0, 0, "#{$world}/home/secret") }
  refused { File.chmod(0, __dir__) }
  refused { File.chmod(04755, __FILE__) }
end
