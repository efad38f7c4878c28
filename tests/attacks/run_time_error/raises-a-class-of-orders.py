# Raises an exception whose class has a name that steers a terminal.
def attack():
    raise type("\x1b[31m\u202e\n::error::", (Exception,), {})("\r\x9b2J\u2067")
