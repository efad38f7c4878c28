# Raises at its load what steers a terminal.
raise SystemExit("\x1b[2J\u202e\n::error::wrong\n##[error]wrong")
