# Leaves a process behind: forked twice, in a session of its own, that no friendly signal ends.
def attack
  fork do
    Process.setsid
    fork { exec 'sh', '-c', 'trap "" TERM HUP INT; sleep 50; : "$0"', $world }
    exit!
  end
end
