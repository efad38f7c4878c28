### Mistakes in assignments, suites and calls, and what to write instead.

## For every file
source-did-you-mean = did you mean { $name }?
source-one-of = write one of: { $names }
source-write = write: { $text }

## YAML
yaml-unknown-key = the key “{ $key }” is not known here
yaml-unknown-word = “{ $word }” is not known here
yaml-repeated-key = the key “{ $key }” stands here for the second time
yaml-repeated-key-help = keep one of the two
yaml-missing-key = the key “{ $key }” is missing
yaml-missing-key-help = add “{ $key }: …”
yaml-missing-value = a value is missing here
yaml-missing-value-help = write a value behind the colon; what follows a “#” is a comment unless it is quoted or in a “|” block
yaml-wrong-type = { $expected } belongs here
yaml-kind-step = a step
yaml-kind-step-help = write a call, or a call with “: unchanged” or “: |” and the board below it
yaml-kind-call = a call
yaml-kind-call-help = write a name, or one name with its parameters: “move: { "{" } p: 1..2 { "}" }”
yaml-kind-number = a whole number
yaml-kind-number-help = write digits only, for example 2
yaml-kind-sign = one character
yaml-kind-sign-help = write one character in quotes, for example "#"
yaml-kind-list = a list
yaml-kind-list-help = write each item on a line of its own behind “- ”
yaml-kind-mapping = a mapping
yaml-kind-mapping-help = write “key: value” pairs, each on a line of its own or between “{ "{" }” and “{ "}" }”
yaml-kind-value = a single value
yaml-kind-value-help = write a word, a number, or a text in quotes
yaml-empty = the file says nothing
yaml-empty-help = write at least the keys that the schema requires; “checker schema” prints it
yaml-documents = a second document begins here
yaml-documents-help = put it into a file of its own
yaml-syntax = this is not YAML: { $cause }
yaml-syntax-help = check the indentation, the quotes and the brackets up to here
yaml-too-much = the values here are nested too deep, or aliases stand for too many of them
yaml-too-much-help = write them flat, and without aliases of aliases
yaml-not-utf8 = the file is not UTF-8
yaml-not-utf8-help = save it again in the encoding UTF-8

## Calls
call-unknown = the assignment has no call “{ $name }”
call-no-name = a call begins with its name
call-parentheses = a parenthesis has no partner
call-argument-count =
    { $expected ->
        [0] { $name } takes no arguments
        [one] { $name } takes one argument
       *[other] { $name } takes { $expected } arguments
    }, not { $given }
call-outside-domain = { $written } is outside what the assignment promises for { $parameter }
call-not-a-number = “{ $written }” is no whole number for { $parameter }
call-domain = { $parameter } is a whole number from { $min } to { $max }

## Boards
board-sign = “{ $sign }” stands for no cell
board-signs = the signs are: { $signs }
board-width =
    { $given ->
        [one] this row has one cell
       *[other] this row has { $given } cells
    }, not { $expected }
board-height =
    { $given ->
        [one] this board has one row
       *[other] this board has { $given } rows
    }, not { $expected }
board-shape = a board is { $size } rows of { $size } signs

## Suites
suite-empty = the suite has no cases
suite-empty-help = add a case with a name and steps, or delete the file
suite-no-steps = the case makes no calls
suite-steps-and-transcript = the case has steps and a transcript
suite-steps-help = give a case either “steps:” with at least one call, or “transcript:” with at least one move
suite-final-without-transcript = “final” belongs to a transcript
suite-final-help = write the board behind the last step instead
suite-repeated-name = the case “{ $name }” stands in this suite already
suite-repeated-name-help = give it a name of its own
suite-one-call = a step is exactly one call
suite-one-call-help = begin each call on a line of its own with “- ”
suite-first-step = a case begins with { $call }
suite-expectation = “{ $written }” is not an expectation
suite-expectation-help = write “{ $word }”, or “|” and { $size } rows of signs below it
suite-contradicted = the reference disagrees: { $rule }
suite-board =
    the board of the reference is
    { $rows }
suite-no-board = this call answers with a value, not with a board
suite-no-board-help = leave the expectation out: the reference knows it
suite-no-notation = the reference { $reference } reads no transcripts
suite-no-notation-help = write the calls as “steps:”

## Assignments
assignment-unknown = there is no assignment { $id }; { $suggestion }
assignment-none = there is no assignment { $id }: no folder with an assignment.yaml was found
assignment-no-folder = there is no folder { $path }
assignment-language = there is no language “{ $id }”
assignment-reference = there is no reference “{ $id }”
assignment-no-calls = the assignment has no calls
assignment-first-call = the first call initialises and takes no arguments
assignment-calls-help = begin the list with the call that initialises
assignment-repeated-call = the call { $name } stands in this list already
assignment-range = this is no range for { $parameter }
assignment-range-help = write the least and the greatest whole number, for example 0..7
assignment-no-cells = the board has no cells
assignment-clash = “{ $written }” stands for a cell already
assignment-clash-help = every number, sign and other spelling may stand for one cell only
assignment-size =
    { $size ->
       *[other] the board of the reference has { $size } rows
    }
assignment-limit = “{ $written }” is no limit
assignment-limit-help = write a time such as 500ms, 2s or 1m, a size such as 64KiB or 256MiB, or a number above 0
assignment-hints = there are no { $steps } steps of hints
assignment-hints-help = write a number from 0, for no hints, to { $most }
assignment-deadline = “{ $written }” is no moment
assignment-late-without-deadline = a rule for late submissions needs a deadline
assignment-late-help = add “deadline: …”
assignment-cut-off = this is before the deadline
assignment-percent = “{ $written }” is no percentage
assignment-percent-help = write a number from 0 to 100 with at most two decimals and “%”, for example 10%
assignment-no-suite = there is no suite “{ $suite }”
assignment-weight = “{ $written }” is no weight
assignment-weight-help = write a number with at most two decimals, for example 2 or 0.5
assignment-deadline-help = write date, time and offset, for example 2023-12-01T23:59:59+09:00
