### What each call of an assignment has to do, and what is wrong with a transcript.

## E5 Othello
e5-black = black
e5-white = white
e5-start = a new game: two black and two white discs in the middle
e5-flips =
    { $disc } takes { $square } and must flip { $count ->
        [one] { $squares }
       *[other] { $count } discs: { $squares }
    }
e5-occupied = { $square } is already { $disc }: nothing may change
e5-no-flip = { $disc } would flip no disc from { $square }: nothing may change
e5-undefined = the assignment does not say what { $call } does
e5-off-board = { $square } is not on the board
e5-not-started = there is no board before { $call }
e5-transcript-square = move { $number }, “{ $move }”, is not a square of the board
e5-transcript-occupied = move { $number }, { $move }: there is a { $disc } disc already
e5-transcript-no-flip = move { $number }, { $move }: { $disc } would flip no disc
e5-transcript-over = move { $number }, { $move }: the game is over, neither side can move
e5-transcript-legal = { $disc } may play { $moves }

## The assignment by which language adapters are proven
self-test-start = a new board: all four cells are 0
self-test-put = { $square } becomes { $value }
self-test-taken = { $square } is not 0: nothing may change
self-test-sum = the sum of the two numbers; the board is left alone
