# Answers with sixteen thousand references to one text, which is little memory until somebody writes them down.
def initialize_othello():
    global board
    board = [["x" * 4096] * 2000] * 8
    return board
