# Looks through the open files, the memory and the folder of the process that watches it.
def attack
  id = $$
  id = File.read("/proc/#{id}/stat").split[3].to_i until File.read("/proc/#{id}/cmdline").include?('__supervise')
  (0..16).each do |number|
    refused { File.readlink("/proc/#{id}/fd/#{number}") }
    refused { File.open("/proc/#{id}/fd/#{number}") }
  rescue Errno::ENOENT
    next
  end
  refused { File.read("/proc/#{id}/environ") }
  refused { File.open("/proc/#{id}/mem") }
  refused { File.readlink("/proc/#{id}/cwd") }
  refused { Dir.children("/proc/#{id}/root/etc") }
end
