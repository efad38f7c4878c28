# Becomes another program, which prints what looks like an answer.
def attack
  exec 'echo', '{"same":true,"state":[[0]],"out":0,"err":0}'
end
