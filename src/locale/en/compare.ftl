# What an answer is, as the subject of a sentence.
answer-what-state = { $state }
answer-what-returned = the returned value
answer-what-printed = the printed board

# Cells that differ, or that hold what no cell can hold.
answer-cell = [{ $row }][{ $column }]: expected { $expected }, got { $actual }
answer-no-cell = no cell
answer-joined = { $first }; { $second }
answer-and-more = { $list }; and { $more } more
answer-board-as-before = the board is still the one before the call; { $cells }
answer-foreign-cell = [{ $row }][{ $column }] holds { $actual }
answer-foreign-cells = { $cells }; only { $allowed } may stand there
answer-choice = { $others } and { $last }

# A board of another shape.
answer-flat = { $what } is one flat list of { $count } cells; expected { $size } rows of { $size }
answer-row-count =
    { $what } has { $count ->
        [one] one row
       *[other] { $count } rows
    }; expected { $size } rows of { $size }
answer-row-length =
    { $what } has { $length ->
        [one] one cell
       *[other] { $length } cells
    } in row { $row }; expected { $size }
answer-no-row = { $what } has { $value } where row { $row } should be a list of { $size } cells

# No board.
answer-state-undefined = { $state } is not defined after the call
answer-no-board = { $what } is { $value }, not a board
answer-printed-not-returned = the board was printed instead of returned; { $value } was returned
answer-nothing-printed = nothing was printed; expected a board
answer-no-board-printed = nothing that was printed reads as a board

# The board is right, what was returned is not.
answer-returned-board = { $what } is right, but the returned board is not; { $cells }
answer-returned-and-printed = { $what } is right, but the board was printed instead of returned; { $value } was returned
answer-returned-value = { $what } is right, but { $value } was returned instead of the board

# A value that is no board.
answer-value = expected { $expected }, got { $actual }

# The end of a program before its time.
answer-exception = raised { $exception }
answer-exception-unnamed = raised an exception
answer-exception-at = { $exception } ({ $place })
answer-exception-line = { $exception } (line { $line })
answer-exit = the program ended itself (status { $status }) before it answered this call
answer-exit-after = the program answered every call, then ended with status { $status }; expected 0
answer-signal = the program was ended by { $signal }
answer-limit-cpu = it used up its { $seconds } s of processor time
answer-limit-wall = it took longer than { $seconds } s
answer-limit-budget = all cases together took longer than { $seconds } s
answer-limit-memory = it used more than { $size } of memory
answer-limit-output = it printed more than { $size }
answer-limit-disk = it stored more than { $size }, or more than { $files } files
answer-limit-processes = it had more than { $count } processes at one time
answer-load-limit = the file did not finish loading: { $limit }
answer-not-run = this case was not run: { $limit }
answer-garbled = the program disturbed the channel on which its answers reach the checker: { $detail }
answer-fault = a fault of the checker, not of the program: { $detail }
answer-fault-no-answer = a fault of the checker, not of the program: the answer to this call is missing

# A function that is not defined.
answer-missing-function = { $name } is not defined
answer-missing-function-similar = { $name } is not defined; did you mean it where you wrote { $similar }?

# Right, but not written as the assignment writes it.
presentation-floats = the cells are numbers such as 1.0; the assignment writes 1
presentation-texts = the cells are strings; the assignment asks for numbers
presentation-one-text = the board is one string; the assignment asks for a list of lists
presentation-notation = the board is right, but not printed in the assignment's notation
presentation-value = the value is right, but not written as the assignment writes it
