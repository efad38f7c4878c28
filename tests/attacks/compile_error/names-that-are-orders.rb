# Calls what it defines by names that steer a terminal.
undef move_othello
define_method("move_othell\e[31m\u202e\n::error::") { |*| }
define_method("move_othelo\u009b") { |*| }
