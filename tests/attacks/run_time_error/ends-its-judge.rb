# Ends the process that waits for its answer.
def attack
  Process.kill(:KILL, Process.ppid)
  sleep 0.2
end
