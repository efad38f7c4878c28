# Raises an exception whose text steers a terminal and orders a CI machine.
def attack
  raise "\e[2J\u202e\n::error::wrong\n##[error]wrong\nnot ok 1\n\0\u009b]]></failure>"
end
