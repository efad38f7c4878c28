# Leaves links to folders outside, which whoever tidies up could follow.
def attack
  Dir.mkdir("deep#{$$}")
  File.symlink("#{$world}/home", "deep#{$$}/home#{rand}")
  File.symlink('/', "deep#{$$}/everything#{rand}")
  File.symlink("#{$world}/beside", "#{ENV['TMPDIR']}/beside#{rand}")
rescue Errno::EEXIST
  nil
end
