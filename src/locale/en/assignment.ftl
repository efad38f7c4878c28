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
e5-topic-start = Initialising
e5-topic-runs = Runs of every length in every direction
e5-topic-borders = Borders and corners
e5-topic-refused = Moves that must leave the board unchanged, for every reason
e5-first = the initial board
e5-restart = initialising again starts afresh
e5-run = { $count ->
    [one] a single disc
   *[other] a run of { $count }
} to the { $direction }
e5-several-runs = { $directions } directions at once, { $count ->
    [one] a single disc
   *[other] up to { $count } discs
} to the { $direction }
e5-placed = a disc placed { $border }
e5-anchored = a run that ends at an own disc { $border }
e5-along = a run that lies { $border }
e5-why-own = a square with an own disc
e5-why-other = a square with a disc of the other player
e5-why-own-in-the-way = an own disc on a square that would capture
e5-why-other-in-the-way = the other player's disc on a square that would capture
e5-why-alone = an empty square far from every disc
e5-why-beside-own = an empty square beside own discs only
e5-why-open-at-square = a run that ends at an empty square
e5-why-open-at-border = a run that ends at the border
e5-why-others-move = legal for the other player only
e5-north = north
e5-north-east = north-east
e5-east = east
e5-south-east = south-east
e5-south = south
e5-south-west = south-west
e5-west = west
e5-north-west = north-west
e5-top = on the top row
e5-bottom = on the bottom row
e5-left = on the left column
e5-right = on the right column
e5-top-left = in the top left corner
e5-top-right = in the top right corner
e5-bottom-left = in the bottom left corner
e5-bottom-right = in the bottom right corner
e5-transcript-square = move { $number }, “{ $move }”, is not a square of the board
e5-transcript-occupied = move { $number }, { $move }: there is a { $disc } disc already
e5-transcript-no-flip = move { $number }, { $move }: { $disc } would flip no disc
e5-transcript-over = move { $number }, { $move }: the game is over, neither side can move
e5-transcript-legal = { $disc } may play { $moves }

# What may be said of moves: each completes “these calls …”.
e5-feature-towards = have to flip discs { $direction }
e5-feature-run = have to flip { $count } discs or more in one direction
e5-feature-directions = have to flip discs in { $count } directions or more
e5-feature-corner = are on a corner square
e5-feature-border = are on a border square
e5-feature-occupied = are illegal because the square is occupied
e5-feature-no-flip = are illegal because no disc would be flipped
e5-feature-illegal = are illegal
e5-feature-north = upwards
e5-feature-north-east = towards the upper right
e5-feature-east = towards the right
e5-feature-south-east = towards the lower right
e5-feature-south = downwards
e5-feature-south-west = towards the lower left
e5-feature-west = towards the left
e5-feature-north-west = towards the upper left

## The assignment by which language adapters are proven
self-test-start = a new board: all four cells are 0
self-test-put = { $square } becomes { $value }
self-test-taken = { $square } is not 0: nothing may change
self-test-sum = the sum of the two numbers; the board is left alone
