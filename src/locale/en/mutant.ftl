### Known mistakes in programs for E5: what each is called, the thought behind it, and three hints, from where to look to the rule.

## Directions
mutant-missing-north-title = never looks up
mutant-missing-north-mistake = I wrote seven of the eight directions; up is not among them.
mutant-missing-north-where = Look at the part that decides in which directions your program looks from the placed disc.
mutant-missing-north-think =
    After initialising, let black play [5][4]. In which direction is the black disc at the other end, and does your program look there?
mutant-missing-north-rule =
    In all eight directions, up included, an unbroken run of the opponent's discs between the placed disc and an own disc is flipped.

mutant-missing-north-east-title = never looks to the upper right
mutant-missing-north-east-mistake = I wrote seven of the eight directions; the upper right is not among them.
mutant-missing-north-east-where = Look at the part that decides in which directions your program looks from the placed disc.
mutant-missing-north-east-think =
    After initialising, let white play [4][2] and then black [5][2]. In which direction is the black disc at the other end, and does your program look there?
mutant-missing-north-east-rule =
    In all eight directions, the upper right included, an unbroken run of the opponent's discs between the placed disc and an own disc is flipped.

mutant-missing-east-title = never looks to the right
mutant-missing-east-mistake = I wrote seven of the eight directions; right is not among them.
mutant-missing-east-where = Look at the part that decides in which directions your program looks from the placed disc.
mutant-missing-east-think =
    After initialising, let black play [3][2]. In which direction is the black disc at the other end, and does your program look there?
mutant-missing-east-rule =
    In all eight directions, right included, an unbroken run of the opponent's discs between the placed disc and an own disc is flipped.

mutant-missing-south-east-title = never looks to the lower right
mutant-missing-south-east-mistake = I wrote seven of the eight directions; the lower right is not among them.
mutant-missing-south-east-where = Look at the part that decides in which directions your program looks from the placed disc.
mutant-missing-south-east-think =
    After initialising, let black play [3][2] and then white [2][2]. In which direction is the white disc at the other end, and does your program look there?
mutant-missing-south-east-rule =
    In all eight directions, the lower right included, an unbroken run of the opponent's discs between the placed disc and an own disc is flipped.

mutant-missing-south-title = never looks down
mutant-missing-south-mistake = I wrote seven of the eight directions; down is not among them.
mutant-missing-south-where = Look at the part that decides in which directions your program looks from the placed disc.
mutant-missing-south-think =
    After initialising, let black play [2][3]. In which direction is the black disc at the other end, and does your program look there?
mutant-missing-south-rule =
    In all eight directions, down included, an unbroken run of the opponent's discs between the placed disc and an own disc is flipped.

mutant-missing-south-west-title = never looks to the lower left
mutant-missing-south-west-mistake = I wrote seven of the eight directions; the lower left is not among them.
mutant-missing-south-west-where = Look at the part that decides in which directions your program looks from the placed disc.
mutant-missing-south-west-think =
    After initialising, let white play [3][5] and then black [2][5]. In which direction is the black disc at the other end, and does your program look there?
mutant-missing-south-west-rule =
    In all eight directions, the lower left included, an unbroken run of the opponent's discs between the placed disc and an own disc is flipped.

mutant-missing-west-title = never looks to the left
mutant-missing-west-mistake = I wrote seven of the eight directions; left is not among them.
mutant-missing-west-where = Look at the part that decides in which directions your program looks from the placed disc.
mutant-missing-west-think =
    After initialising, let black play [4][5]. In which direction is the black disc at the other end, and does your program look there?
mutant-missing-west-rule =
    In all eight directions, left included, an unbroken run of the opponent's discs between the placed disc and an own disc is flipped.

mutant-missing-north-west-title = never looks to the upper left
mutant-missing-north-west-mistake = I wrote seven of the eight directions; the upper left is not among them.
mutant-missing-north-west-where = Look at the part that decides in which directions your program looks from the placed disc.
mutant-missing-north-west-think =
    After initialising, let black play [4][5] and then white [5][5]. In which direction is the white disc at the other end, and does your program look there?
mutant-missing-north-west-rule =
    In all eight directions, the upper left included, an unbroken run of the opponent's discs between the placed disc and an own disc is flipped.

mutant-only-straight-title = looks along rows and columns but never diagonally
mutant-only-straight-mistake = I thought that discs are enclosed along rows and columns only.
mutant-only-straight-where = Look at the part that decides in which directions your program looks from the placed disc.
mutant-only-straight-think =
    After initialising, let black play [3][2] and then white [2][2]. Which disc does the second move enclose, and in which direction from [2][2] does it lie?
mutant-only-straight-rule =
    All eight directions count: up, down, left, right and the four diagonals. In each of them, every disc that is enclosed is flipped.

mutant-only-diagonal-title = looks diagonally but never along rows and columns
mutant-only-diagonal-mistake = I wrote the four diagonals and left out up, down, left and right.
mutant-only-diagonal-where = Look at the part that decides in which directions your program looks from the placed disc.
mutant-only-diagonal-think =
    After initialising, let black play [3][2]. Which disc does the move enclose, and in which direction from [3][2] does it lie?
mutant-only-diagonal-rule =
    All eight directions count: up, down, left, right and the four diagonals. In each of them, every disc that is enclosed is flipped.

mutant-first-direction-only-title = flips only in the first direction in which it finds enclosed discs
mutant-first-direction-only-mistake = I was done as soon as I had found one direction in which discs can be flipped.
mutant-first-direction-only-where = Look at what your program does once it has found a direction with something to flip.
mutant-first-direction-only-think =
    Take the fourth move of the assignment's example, white on [4][2]. In how many directions does it enclose discs, and what does your program do after the first?
mutant-first-direction-only-rule =
    A move may enclose discs in several directions at once, and then the discs enclosed in every one of them are flipped.

mutant-last-direction-only-title = flips only in the last direction in which it finds enclosed discs
mutant-last-direction-only-mistake =
    I remembered what to flip in one place, where each further direction replaced the one before.
mutant-last-direction-only-where = Look at how your program remembers what it has found in a direction until it flips it.
mutant-last-direction-only-think =
    Take the fourth move of the assignment's example, white on [4][2]. In how many directions does it enclose discs, and how many does your program still know when it flips?
mutant-last-direction-only-rule =
    A move may enclose discs in several directions at once, and then the discs enclosed in every one of them are flipped.

mutant-flips-cascade-title = lets the discs that it has flipped flip others in their turn
mutant-flips-cascade-mistake = I thought that a disc that has just been flipped encloses others as a placed disc does.
mutant-flips-cascade-where = Look at what your program does with a disc right after it has flipped it.
mutant-flips-cascade-think =
    From which squares does your program look in the eight directions during one move? Does each disc that it flips lie on a line with the placed disc?
mutant-flips-cascade-rule =
    Only the placed disc encloses: what lies between it and an own disc is flipped, once, and a flipped disc flips no others.

## Runs
mutant-flips-one-disc-title = flips only the disc next to the placed disc in each direction
mutant-flips-one-disc-mistake = I thought that only the disc next to the placed one is flipped.
mutant-flips-one-disc-where = Look at the part that flips the discs in one direction.
mutant-flips-one-disc-think =
    Try a move that encloses three discs in one direction. Which squares have to change, and which does your program change?
mutant-flips-one-disc-rule =
    In each direction, all of the opponent's discs in the unbroken run between the placed disc and the nearest own disc are flipped, be it one or six.

mutant-flips-last-disc-title = flips only the last of the enclosed discs in each direction
mutant-flips-last-disc-mistake = I walked along the enclosed discs and flipped only the one at which I had arrived.
mutant-flips-last-disc-where = Look at the part that flips the discs in one direction.
mutant-flips-last-disc-think =
    Try a move that encloses three discs in one direction. Which squares have to change, and which does your program change?
mutant-flips-last-disc-rule =
    In each direction, all of the opponent's discs in the unbroken run between the placed disc and the nearest own disc are flipped, be it one or six.

mutant-edge-anchors-title = treats the edge of the board like an own disc
mutant-edge-anchors-mistake = I thought that discs which reach the edge of the board are enclosed by it.
mutant-edge-anchors-where =
    Look at the reasons for which your program stops going on in a direction, and at what it does then.
mutant-edge-anchors-think =
    Suppose that the opponent's discs go on up to the edge of the board. Which disc encloses them on that side, and what does your program do?
mutant-edge-anchors-rule =
    Discs are enclosed only where an own disc follows them. If the run goes on to the edge of the board, nothing in this direction is flipped.

mutant-empty-square-anchors-title = treats the empty square behind a run of discs like an own disc
mutant-empty-square-anchors-mistake = I noticed where the opponent's discs end, but did not check what comes after them.
mutant-empty-square-anchors-where =
    Look at the reasons for which your program stops going on in a direction, and at what it does then.
mutant-empty-square-anchors-think =
    After initialising, let black play [2][2]. What lies behind the white discs, and what does your program make of it?
mutant-empty-square-anchors-rule =
    Discs are enclosed only where an own disc follows them. If an empty square comes after the run, nothing in this direction is flipped.

mutant-flips-across-empty-squares-title = flips discs across empty squares
mutant-flips-across-empty-squares-mistake = I looked for an own disc further on, and passed over empty squares on the way.
mutant-flips-across-empty-squares-where =
    Look at what your program does with each kind of square that it meets in a direction.
mutant-flips-across-empty-squares-think =
    Think of a line with the placed disc, a disc of the opponent, an empty square and an own disc, in this order. What does your program do there?
mutant-flips-across-empty-squares-rule =
    The run has to be unbroken: where an empty square comes before the first own disc, no square in this direction changes.

mutant-fills-empty-squares-title = fills empty squares between the placed disc and an own disc
mutant-fills-empty-squares-mistake = I changed every square up to the next own disc, without looking at what was on it.
mutant-fills-empty-squares-where = Look at what your program does with each kind of square that it meets in a direction.
mutant-fills-empty-squares-think =
    Think of a line with the placed disc, a disc of the opponent, an empty square and an own disc, in this order. What does your program do there?
mutant-fills-empty-squares-rule =
    The run has to be unbroken: where an empty square comes before the first own disc, no square in this direction changes.

mutant-farthest-disc-anchors-title = flips up to the farthest own disc instead of the nearest
mutant-farthest-disc-anchors-mistake = I went on to the last own disc of the line and took everything before it for enclosed.
mutant-farthest-disc-anchors-where = Look at what your program does when it meets an own disc in a direction.
mutant-farthest-disc-anchors-think =
    Think of a line with the placed disc, then opponent, own, opponent, own. Which discs have to be flipped, and at which does your program stop?
mutant-farthest-disc-anchors-rule =
    The nearest own disc ends the run: the opponent's discs before it are flipped, and those behind it stay as they are.

mutant-stops-at-distance-2-title = looks no farther than two squares in each direction
mutant-stops-at-distance-2-mistake = I thought that looking two squares far in each direction is enough.
mutant-stops-at-distance-2-where = Look at how far your program goes in one direction.
mutant-stops-at-distance-2-think =
    Try a move that has to flip one disc in one direction, and then one that has to flip two. Which squares does your program look at?
mutant-stops-at-distance-2-rule =
    The own disc at the other end may be seven squares away, behind six discs. Only an own disc, an empty square or the edge of the board ends the search.

mutant-stops-at-distance-3-title = looks no farther than three squares in each direction
mutant-stops-at-distance-3-mistake = I thought that looking three squares far in each direction is enough.
mutant-stops-at-distance-3-where = Look at how far your program goes in one direction.
mutant-stops-at-distance-3-think =
    Try a move that has to flip two discs in one direction, and then one that has to flip three. Which squares does your program look at?
mutant-stops-at-distance-3-rule =
    The own disc at the other end may be seven squares away, behind six discs. Only an own disc, an empty square or the edge of the board ends the search.

mutant-stops-at-distance-4-title = looks no farther than four squares in each direction
mutant-stops-at-distance-4-mistake = I thought that looking four squares far in each direction is enough.
mutant-stops-at-distance-4-where = Look at how far your program goes in one direction.
mutant-stops-at-distance-4-think =
    Try a move that has to flip three discs in one direction, and then one that has to flip four. Which squares does your program look at?
mutant-stops-at-distance-4-rule =
    The own disc at the other end may be seven squares away, behind six discs. Only an own disc, an empty square or the edge of the board ends the search.

mutant-stops-at-distance-5-title = looks no farther than five squares in each direction
mutant-stops-at-distance-5-mistake = I thought that looking five squares far in each direction is enough.
mutant-stops-at-distance-5-where = Look at how far your program goes in one direction.
mutant-stops-at-distance-5-think =
    Try a move that has to flip four discs in one direction, and then one that has to flip five. Which squares does your program look at?
mutant-stops-at-distance-5-rule =
    The own disc at the other end may be seven squares away, behind six discs. Only an own disc, an empty square or the edge of the board ends the search.

mutant-stops-at-distance-6-title = looks no farther than six squares in each direction
mutant-stops-at-distance-6-mistake = I looked six squares far in each direction: one step less than the board allows.
mutant-stops-at-distance-6-where = Look at how far your program goes in one direction.
mutant-stops-at-distance-6-think =
    Try a move that has to flip five discs in one direction, and then one that has to flip six. Which squares does your program look at?
mutant-stops-at-distance-6-rule =
    The own disc at the other end may be seven squares away, behind six discs. Only an own disc, an empty square or the edge of the board ends the search.

## Borders
mutant-row-0-is-outside-title = takes row 0 for outside the board when it looks for discs
mutant-row-0-is-outside-mistake = When I went on in a direction, I took row 1 for the first row of the board.
mutant-row-0-is-outside-where = Look at the test that decides whether a square is on the board.
mutant-row-0-is-outside-think =
    What is the smallest row number that this test accepts? What is the number of the row at the top?
mutant-row-0-is-outside-rule =
    The board has rows 0 to 7 and columns 0 to 7. The discs in row 0 enclose and are flipped like all others.

mutant-row-7-is-outside-title = takes row 7 for outside the board when it looks for discs
mutant-row-7-is-outside-mistake = When I went on in a direction, I took row 6 for the last row of the board.
mutant-row-7-is-outside-where = Look at the test that decides whether a square is on the board.
mutant-row-7-is-outside-think =
    What is the largest row number that this test accepts? What is the number of the row at the bottom?
mutant-row-7-is-outside-rule =
    The board has rows 0 to 7 and columns 0 to 7. The discs in row 7 enclose and are flipped like all others.

mutant-column-0-is-outside-title = takes column 0 for outside the board when it looks for discs
mutant-column-0-is-outside-mistake = When I went on in a direction, I took column 1 for the first column of the board.
mutant-column-0-is-outside-where = Look at the test that decides whether a square is on the board.
mutant-column-0-is-outside-think =
    What is the smallest column number that this test accepts? What is the number of the column on the far left?
mutant-column-0-is-outside-rule =
    The board has rows 0 to 7 and columns 0 to 7. The discs in column 0 enclose and are flipped like all others.

mutant-column-7-is-outside-title = takes column 7 for outside the board when it looks for discs
mutant-column-7-is-outside-mistake = When I went on in a direction, I took column 6 for the last column of the board.
mutant-column-7-is-outside-where = Look at the test that decides whether a square is on the board.
mutant-column-7-is-outside-think =
    What is the largest column number that this test accepts? What is the number of the column on the far right?
mutant-column-7-is-outside-rule =
    The board has rows 0 to 7 and columns 0 to 7. The discs in column 7 enclose and are flipped like all others.

mutant-border-is-outside-title = takes the border squares for outside the board when it looks for discs
mutant-border-is-outside-mistake = When I went on in a direction, I took only rows and columns 1 to 6 for the board.
mutant-border-is-outside-where = Look at the test that decides whether a square is on the board.
mutant-border-is-outside-think =
    Which row and column numbers does this test accept? How many squares are these, and how many does the board have?
mutant-border-is-outside-rule =
    The board has rows 0 to 7 and columns 0 to 7. The discs on its border enclose and are flipped like all others.

mutant-never-plays-on-border-title = never places a disc on the border squares
mutant-never-plays-on-border-mistake = I left out moves on the border, so that I would not go beyond it when I look around.
mutant-never-plays-on-border-where = Look at what your program requires of the row and the column of a move.
mutant-never-plays-on-border-think =
    For which rows and columns does your program make a move at all? Could a disc ever be placed in a corner?
mutant-never-plays-on-border-rule =
    Border squares and corners are squares like all others: on any empty one of the 64 a disc is placed if it flips at least one.

mutant-row-minus-1-wraps-title = goes on in row 7 when it leaves the board at the top
mutant-row-minus-1-wraps-mistake = I thought that above row 0 nothing can be found, so that I need not check for it.
mutant-row-minus-1-wraps-where = Look at what your program makes sure of before it looks at the next square in a direction.
mutant-row-minus-1-wraps-think =
    In your language −1 counts from the end. Which row does your program see when it goes up from row 0?
mutant-row-minus-1-wraps-rule =
    The board ends above row 0 and is not joined to row 7. A run that goes on to this edge is not flipped.

mutant-column-minus-1-wraps-title = goes on in column 7 when it leaves the board on the left
mutant-column-minus-1-wraps-mistake = I thought that left of column 0 nothing can be found, so that I need not check for it.
mutant-column-minus-1-wraps-where =
    Look at what your program makes sure of before it looks at the next square in a direction.
mutant-column-minus-1-wraps-think =
    In your language −1 counts from the end. Which column does your program see when it goes left from column 0?
mutant-column-minus-1-wraps-rule =
    The board ends left of column 0 and is not joined to column 7. A run that goes on to this edge is not flipped.

mutant-minus-1-wraps-title = goes on at the opposite edge when it leaves the board at the top or on the left
mutant-minus-1-wraps-mistake =
    I checked for the end of the board below and on the right only, and thought that nothing can be found beyond 0.
mutant-minus-1-wraps-where = Look at what your program makes sure of before it looks at the next square in a direction.
mutant-minus-1-wraps-think =
    In your language −1 counts from the end. Which squares does your program see when it goes up from row 0 or left from column 0?
mutant-minus-1-wraps-rule =
    The board ends at all four edges, and none is joined to the opposite one. A run that goes on to an edge is not flipped.

mutant-row-minus-1-raises-title = fails with an error when it looks above row 0
mutant-row-minus-1-raises-mistake = I did not check for the top edge before I looked at the next square.
mutant-row-minus-1-raises-where = Look at what your program makes sure of before it looks at the next square in a direction.
mutant-row-minus-1-raises-think =
    Which row comes next when your program goes up from row 0, and what does your language make of it? Try a move on an empty square of row 0.
mutant-row-minus-1-raises-rule =
    There are no squares above row 0, which has to be known before one is looked at. A run that goes on to this edge is not flipped.

mutant-row-8-raises-title = fails with an error when it looks below row 7
mutant-row-8-raises-mistake = I did not check for the bottom edge before I looked at the next square.
mutant-row-8-raises-where = Look at what your program makes sure of before it looks at the next square in a direction.
mutant-row-8-raises-think =
    Which row comes next when your program goes down from row 7, and what does your language make of it? Try a move on an empty square of row 7.
mutant-row-8-raises-rule =
    There are no squares below row 7, which has to be known before one is looked at. A run that goes on to this edge is not flipped.

mutant-column-minus-1-raises-title = fails with an error when it looks to the left of column 0
mutant-column-minus-1-raises-mistake = I did not check for the left edge before I looked at the next square.
mutant-column-minus-1-raises-where =
    Look at what your program makes sure of before it looks at the next square in a direction.
mutant-column-minus-1-raises-think =
    Which column comes next when your program goes left from column 0, and what does your language make of it? Try a move on an empty square of column 0.
mutant-column-minus-1-raises-rule =
    There are no squares to the left of column 0, which has to be known before one is looked at. A run that goes on to this edge is not flipped.

mutant-column-8-raises-title = fails with an error when it looks to the right of column 7
mutant-column-8-raises-mistake = I did not check for the right edge before I looked at the next square.
mutant-column-8-raises-where = Look at what your program makes sure of before it looks at the next square in a direction.
mutant-column-8-raises-think =
    Which column comes next when your program goes right from column 7, and what does your language make of it? Try a move on an empty square of column 7.
mutant-column-8-raises-rule =
    There are no squares to the right of column 7, which has to be known before one is looked at. A run that goes on to this edge is not flipped.

## Legality
mutant-no-legality-check-title = makes every move without checking whether it is legal
mutant-no-legality-check-mistake = I thought that only legal moves are ever asked for.
mutant-no-legality-check-where = Look at how your program decides whether a move is legal.
mutant-no-legality-check-think =
    After initialising, let black play [0][0] and then [3][3]. What has to change, and what does your program change?
mutant-no-legality-check-rule =
    A move is legal only on an empty square, and only if it flips at least one disc. Any other move changes nothing.

mutant-plays-without-flips-title = places a disc on an empty square even if it flips nothing
mutant-plays-without-flips-mistake = I thought that a disc may be placed on any empty square.
mutant-plays-without-flips-where = Look at how your program decides whether a move is legal.
mutant-plays-without-flips-think =
    After initialising, let black play [0][0]. Which discs does this move enclose, and what does your program change?
mutant-plays-without-flips-rule =
    A move is legal only on an empty square, and only if it flips at least one disc. Any other move changes nothing.

mutant-neighbour-suffices-title = places a disc on any empty square next to one of the opponent's discs
mutant-neighbour-suffices-mistake = I thought that a move is legal as soon as one of the opponent's discs is next to it.
mutant-neighbour-suffices-where = Look at how your program decides whether a move is legal.
mutant-neighbour-suffices-think =
    After initialising, let black play [2][2]. Which disc is next to this square, and does the move enclose it?
mutant-neighbour-suffices-rule =
    A disc of the opponent next to the square is not enough: unless at least one is enclosed by an own disc at the other end, nothing changes.

mutant-overwrites-own-title = plays on squares that hold an own disc already
mutant-overwrites-own-mistake = I made sure that the opponent has no disc on the square, and did not think of my own.
mutant-overwrites-own-where = Look at what your program makes sure of about the square on which the disc is to be placed.
mutant-overwrites-own-think =
    A square can be empty, or hold an own disc or one of the opponent's. Go through all three: on which of them does your program place a disc?
mutant-overwrites-own-rule =
    Only an empty square may be played on. Where there is a disc of either colour, a move changes nothing, even if it would enclose others.

mutant-overwrites-opponent-title = plays on squares that hold a disc of the opponent
mutant-overwrites-opponent-mistake = I made sure that I have no disc on the square, and did not think of the opponent's.
mutant-overwrites-opponent-where =
    Look at what your program makes sure of about the square on which the disc is to be placed.
mutant-overwrites-opponent-think =
    A square can be empty, or hold an own disc or one of the opponent's. Go through all three: on which of them does your program place a disc?
mutant-overwrites-opponent-rule =
    Only an empty square may be played on. Where there is a disc of either colour, a move changes nothing, even if it would enclose others.

mutant-overwrites-both-title = plays on occupied squares if discs are flipped from there
mutant-overwrites-both-mistake = I made sure that something is flipped, but not that the square is empty.
mutant-overwrites-both-where = Look at what your program makes sure of about the square on which the disc is to be placed.
mutant-overwrites-both-think =
    A square can be empty, or hold an own disc or one of the opponent's. Go through all three: on which of them does your program place a disc?
mutant-overwrites-both-rule =
    Only an empty square may be played on. Where there is a disc of either colour, a move changes nothing, even if it would enclose others.

mutant-illegal-leaves-disc-title = leaves its disc on the board when the move is illegal
mutant-illegal-leaves-disc-mistake =
    I placed the disc first, and did not take it back when the move turned out to be illegal.
mutant-illegal-leaves-disc-where = Look at when your program places the disc, and when it knows whether the move is legal.
mutant-illegal-leaves-disc-think =
    Follow black's move on [0][0] after initialising through your program, step by step. Is the board at the end what it was at the beginning?
mutant-illegal-leaves-disc-rule =
    An illegal move changes nothing: afterwards every square holds what it held before, the square of the move included.

mutant-illegal-leaves-flips-title = flips discs for a move on an occupied square although it places none
mutant-illegal-leaves-flips-mistake =
    I made sure that the square is empty before I placed the disc, but not before I flipped.
mutant-illegal-leaves-flips-where = Look at what your program does when the square of the move is occupied.
mutant-illegal-leaves-flips-think =
    Follow a move on an occupied square through your program, step by step. Which of the steps of a legal move does it still take?
mutant-illegal-leaves-flips-rule =
    A move on an occupied square is illegal and changes nothing: no disc is placed, and none is flipped.

mutant-stops-after-illegal-title = makes no more moves after an illegal one
mutant-stops-after-illegal-mistake = I thought that an illegal move ends the game.
mutant-stops-after-illegal-where = Look at what your program remembers from one move to the next.
mutant-stops-after-illegal-think =
    After initialising, let black play [0][0] and then [3][2]. What does the second move have to do?
mutant-stops-after-illegal-rule =
    An illegal move changes nothing and has no effect on later ones: each move is judged by the board alone.

## Placing
mutant-places-without-flipping-title = places the disc but flips none
mutant-places-without-flipping-mistake = I found out that discs are enclosed, and then placed mine without flipping them.
mutant-places-without-flipping-where = Look at what your program does once it knows that a move is legal.
mutant-places-without-flipping-think =
    After initialising, let black play [3][2]. Which squares have to change, and which does your program change?
mutant-places-without-flipping-rule =
    A legal move does two things: it places a disc of the player on the square, and it flips every enclosed disc.

mutant-flips-without-placing-title = flips the enclosed discs but does not place its own
mutant-flips-without-placing-mistake = I flipped what is enclosed, and forgot to place the disc that encloses it.
mutant-flips-without-placing-where = Look at what your program does once it knows that a move is legal.
mutant-flips-without-placing-think =
    After initialising, let black play [3][2]. Which squares have to change, and which does your program change?
mutant-flips-without-placing-rule =
    A legal move does two things: it places a disc of the player on the square, and it flips every enclosed disc.

mutant-moves-change-nothing-title = leaves the board as it is at every move
mutant-moves-change-nothing-mistake = I changed a copy of the board, or a variable of the same name that is another one.
mutant-moves-change-nothing-where = Look at which board your program changes in a move, and which one it shows.
mutant-moves-change-nothing-think = After initialising, let black play [3][2] and look at the board after the call. Is the board that was changed the one that is kept for the next call?
mutant-moves-change-nothing-rule = A legal move places the disc and flips what it brackets on the board that is kept, so that the next call finds it changed.

mutant-placed-with-row-and-column-swapped-title = places the disc with row and column exchanged
mutant-placed-with-row-and-column-swapped-mistake =
    I looked from the right square, but exchanged row and column when I placed the disc.
mutant-placed-with-row-and-column-swapped-where = Look at the place where the disc of the move itself is put on the board.
mutant-placed-with-row-and-column-swapped-think =
    After initialising, let black play [3][2]. On which square does the new disc appear, and from which square were discs flipped?
mutant-placed-with-row-and-column-swapped-rule =
    i is the row, counted downwards from 0 at the top, and j the column, counted from 0 at the left, wherever they are used.

mutant-row-and-column-swapped-title = takes the row for the column and the column for the row
mutant-row-and-column-swapped-mistake = I took i for how far to the right and j for how far down, like x and y.
mutant-row-and-column-swapped-where = Look at how your program uses the two numbers of the square of a move.
mutant-row-and-column-swapped-think =
    After initialising, let black play [3][2]. In which row and in which column does the new disc have to be, and where does your program place it?
mutant-row-and-column-swapped-rule =
    i is the row, counted downwards from 0 at the top, and j the column, counted from 0 at the left, wherever they are used.

mutant-rows-are-one-title = uses one and the same row for all eight rows of the board
mutant-rows-are-one-mistake = I made one row and put it into the board eight times, and thought that this gives eight rows.
mutant-rows-are-one-where = Look at how the rows of the board are made when it is initialised.
mutant-rows-are-one-think =
    Make an empty board, change one single square, and look at the whole board. How many squares have changed?
mutant-rows-are-one-rule = The board consists of eight rows of their own: what changes in one of them changes in no other.

## Players
mutant-colours-swapped-title = plays white for player 1 and black for player 2
mutant-colours-swapped-mistake = I took player 1 for white and player 2 for black.
mutant-colours-swapped-where = Look at how your program uses the number of the player.
mutant-colours-swapped-think =
    After initialising, let player 1 play [3][2]. Which colour does the disc there have to be, and does your program place it?
mutant-colours-swapped-rule =
    Player 1 is black and places discs with the value 1; player 2 is white and places discs with the value 2.

mutant-always-black-title = plays every move as black
mutant-always-black-mistake = I wrote the program for black, and did not use the number of the player.
mutant-always-black-where = Look at how your program uses the number of the player.
mutant-always-black-think =
    After initialising, let white play [2][4]. Which disc has to be there afterwards, and for whom does your program look?
mutant-always-black-rule =
    Each move is the given player's: for player 2 a white disc is placed, and the enclosed black discs are flipped.

mutant-own-turn-title = ignores the given player and changes sides after each legal move
mutant-own-turn-mistake = I thought that black and white always alternate, so that I need not look at the given player.
mutant-own-turn-where = Look at how your program knows whose move it is.
mutant-own-turn-think =
    After initialising, let black play [3][2] and then black again [5][5]. Whose disc has to be on [5][5] afterwards?
mutant-own-turn-rule = The given player alone says whose move it is, and the same player may move several times in a row.

mutant-own-turn-passed-by-illegal-title = ignores the given player and changes sides after every move, legal or not
mutant-own-turn-passed-by-illegal-mistake =
    I changed sides at the end of every move, also of one that changed nothing, and did not look at the given player.
mutant-own-turn-passed-by-illegal-where = Look at how your program knows whose move it is.
mutant-own-turn-passed-by-illegal-think =
    After initialising, let black play [0][0] and then black again [3][2]. For whom does your program make the second move?
mutant-own-turn-passed-by-illegal-rule =
    The given player alone says whose move it is, whatever moves came before, legal or not.

mutant-enforces-turns-title = refuses a move of a player whose turn it is not
mutant-enforces-turns-mistake = I thought that a move is illegal when it is the other player's turn.
mutant-enforces-turns-where = Look at the reasons for which your program takes a move for illegal.
mutant-enforces-turns-think =
    The assignment says when move_othello leaves the board unchanged. Is there anything about turns among these cases?
mutant-enforces-turns-rule =
    Turns are not checked: a move is legal for the given player whenever the square is empty and at least one disc is flipped.

## Start
mutant-start-colours-swapped-title = starts with black and white discs exchanged
mutant-start-colours-swapped-mistake = I had the four discs in the middle the other way round.
mutant-start-colours-swapped-where = Look at what initialize_othello puts on the board.
mutant-start-colours-swapped-think =
    Compare the four squares in the middle with the assignment's example, one by one. Which disc is on [3][3]?
mutant-start-colours-swapped-rule =
    At the start white discs are on [3][3] and [4][4] and black discs on [3][4] and [4][3]; all other squares are empty.

mutant-start-empty-title = starts with an empty board
mutant-start-empty-mistake = I made the board, and forgot the four discs with which a game begins.
mutant-start-empty-where = Look at what initialize_othello puts on the board.
mutant-start-empty-think =
    Print the board right after initialising, and compare it with the assignment's example. How many discs are on it?
mutant-start-empty-rule =
    At the start white discs are on [3][3] and [4][4] and black discs on [3][4] and [4][3]; all other squares are empty.

mutant-keeps-board-title = keeps the board when it is initialised again
mutant-keeps-board-mistake = I thought that the board is initialised only once.
mutant-keeps-board-where = Look at when your program makes a new board, and what it is made from.
mutant-keeps-board-think =
    Initialise, make a move, and initialise again. What has to be on the board now, and what is on yours?
mutant-keeps-board-rule =
    Every call of initialize_othello gives the board of a new game, with the four discs in the middle only, whatever was played before.

## Return values
mutant-returns-nothing-title = returns no value from a move
mutant-returns-nothing-mistake = I thought that changing the board is enough, and that a move need not return anything.
mutant-returns-nothing-where = Look at how move_othello ends, and at what its caller gets.
mutant-returns-nothing-think = Print what a call of move_othello returns. Is that what the assignment's example shows?
mutant-returns-nothing-rule =
    Every call of move_othello returns the whole board as it is after the move; after an illegal move that is the unchanged board.

mutant-returns-nothing-when-illegal-title = returns no value when a move is illegal
mutant-returns-nothing-when-illegal-mistake = I thought that a move which does nothing returns nothing either.
mutant-returns-nothing-when-illegal-where =
    Look at every place where move_othello may end, and at what its caller gets there.
mutant-returns-nothing-when-illegal-think =
    After initialising, let black play [0][0], and print what this call returns. What does the assignment's example show for such a move?
mutant-returns-nothing-when-illegal-rule =
    Every call of move_othello returns the whole board as it is after the move; after an illegal move that is the unchanged board.

mutant-returns-false-when-illegal-title = returns false when a move is illegal
mutant-returns-false-when-illegal-mistake = I thought that the return value should tell whether the move is legal.
mutant-returns-false-when-illegal-where = Look at every place where move_othello may end, and at what its caller gets there.
mutant-returns-false-when-illegal-think =
    After initialising, let black play [0][0], and print what this call returns. What does the assignment's example show for such a move?
mutant-returns-false-when-illegal-rule =
    Every call of move_othello returns the whole board as it is after the move; after an illegal move that is the unchanged board.

mutant-returns-flips-title = returns the number of flipped discs instead of the board
mutant-returns-flips-mistake = I counted the flipped discs, and returned their number at the end.
mutant-returns-flips-where = Look at how move_othello ends, and at what its caller gets.
mutant-returns-flips-think =
    After initialising, let black play [3][2], and print what this call returns. Is that what the assignment's example shows?
mutant-returns-flips-rule =
    Every call of move_othello returns the whole board as it is after the move; after an illegal move that is the unchanged board.

mutant-returns-previous-board-title = returns the board as it was before the move
mutant-returns-previous-board-mistake = I kept the board from before the move, and returned that one.
mutant-returns-previous-board-where = Look at which board move_othello returns, and from what moment it is.
mutant-returns-previous-board-think =
    After a legal move, print what the call returned, and then the board itself. Are they the same?
mutant-returns-previous-board-rule =
    Every call of move_othello returns the whole board as it is after the move; after an illegal move that is the unchanged board.

mutant-initialise-returns-nothing-title = returns no value from initialize_othello
mutant-initialise-returns-nothing-mistake =
    I thought that making the board is enough, and that initialising need not return anything.
mutant-initialise-returns-nothing-where = Look at how initialize_othello ends, and at what its caller gets.
mutant-initialise-returns-nothing-think = Print what initialize_othello returns. Is that what the assignment's example shows?
mutant-initialise-returns-nothing-rule = Every call of initialize_othello returns the whole board that it has made.
