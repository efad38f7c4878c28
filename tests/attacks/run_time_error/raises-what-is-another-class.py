# Raises an exception that says that it is of another class, and has its own idea of where it was raised.
class Strange(Exception):
    __class__ = property(lambda self: SyntaxError)
    __traceback__ = filename = lineno = property(lambda self: 1 / 0)


def attack():
    raise Strange
