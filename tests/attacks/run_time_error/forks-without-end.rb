# Starts processes that start processes, 256 at most, each of which ends by itself.
def attack
  8.times { fork }
  sleep 20
end
