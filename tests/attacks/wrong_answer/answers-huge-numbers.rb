# Answers with numbers that nobody can write down.
def initialize_othello
  $board = Array.new(8) { Array.new(8) { 10**10_000 } }
end
