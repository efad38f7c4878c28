# Answers with a million cells.
def initialize_othello():
    global board
    board = [[0] * 1000 for _ in range(1000)]
    return board
