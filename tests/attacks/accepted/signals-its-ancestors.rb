# Signals whoever stands above the process that watches it.
def attack
  id, outside = $$, false
  while id > 0
    outside ||= File.read("/proc/#{id}/cmdline").include?('__supervise')
    refused { Process.kill(0, id) } if outside
    refused { Process.kill(:CONT, id) } if outside
    id = File.read("/proc/#{id}/stat")[/\) \S (\d+)/, 1].to_i
  end
  raise 'nobody watches' unless outside
end
