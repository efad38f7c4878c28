# Makes twenty thousand files.
def attack
  20_000.times { |number| File.write("file#{number}", '') }
  sleep 10
end
