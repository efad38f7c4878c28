# Answers with sixteen thousand references to one text, which is little memory until somebody writes them down.
def initialize_othello
  text = 'x' * 4096
  $board = Array.new(8) { Array.new(2000, text) }
end
