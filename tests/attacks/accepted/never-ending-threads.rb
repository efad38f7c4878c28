# Starts threads that never end, of which some work.
def attack
  2.times { Thread.new { sleep 0.01 while true } }
  2.times { Thread.new { sleep } }
end
