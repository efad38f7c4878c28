# Makes links in its own folder to what is outside, and writes through them.
def attack
  { 'file' => "#{$world}/home/secret", 'passwd' => '/etc/passwd', 'folder' => "#{$world}/home" }.each do |name, target|
    File.symlink(target, name)
  end
  refused { File.open('file', 'a') }
  refused { File.open('passwd', 'a') }
  refused { File.write('folder/mine', 'x') }
  refused { Dir.children('folder') }
ensure
  %w[file passwd folder].each { |name| File.delete(name) if File.symlink?(name) }
end
