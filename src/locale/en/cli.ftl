## The help. The ids follow from the command line, as src/cli/help.rs says.

help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-common-options = Options of every command

help-values = possible values: { $values }
help-default = default: { $value }
help-variable = env: { $name }

help-checker = Decides whether a program does what a programming assignment asks, and shows the shortest proof that it does not
help-submit = Judge your program, and record it when it is accepted
help-run = Judge programs without recording anything
help-explain = Name the bug of a program, and show the shortest calls on which it goes wrong
help-grade = Judge a class, and keep the results for the gradebook
help-merge = Put the results of several runs together
help-compare = Tell whose grade changed, and because of which cases
help-verify = Tell whether an assignment can be trusted: its suites, its model programs, its limits
help-generate = Write a suite: games by chance, what every known mistake gets wrong, or all that the rules say
help-replay = Show the boards that the assignment asks for, call by call
help-list = Tell which assignments, languages, suites and cases there are
help-submissions = Tell which submissions are recorded
help-doctor = Check that the languages and the sandbox work on this machine
help-schema = Print the JSON Schema of a file, so that an editor can complete and check it
help-completions = Print the completion script for a shell
help-man = Print the manual page
help-help = Print the help of a command

help-option-assignment = The assignment, e5 unless there is only one
help-option-suites = Take the assignment in this folder, or those in its folders, instead of the bundled ones
help-option-language = The language of the program, instead of the one that its name and first line tell
help-option-locale = The language to speak, instead of the environment's
help-option-color = When to use colour
help-option-quiet = Tell only the verdict
help-option-verbose = Tell the board after every call
help-option-output = Write into this file instead of to the terminal
help-option-help = Print this help
help-option-version = Print the version

help-option-only = Judge only the suites or cases that match, for example '05-*' or '*/occupied square'
help-option-failed-first = Begin with what failed the last time
help-option-all = Show every failing case, not only the first of each kind
help-option-strict = Accept boards only in the assignment's own notation
help-option-interface = Call the program's functions, or talk to it line by line, whatever its language prefers
help-option-jobs = How many cases run at one time, instead of as many as there are processors
help-option-format = How the result is written
help-option-sandbox = Whether to run nothing unless every layer of isolation is there, or with those that there are (without the option), or with the limits alone
help-option-without = Leave this layer of isolation out
help-option-watch = Judge again on every save
help-option-hidden = Also judge the suites that students may not see, and show everything
help-option-report = Write a report into a file, for example csv=grades.csv
help-option-feedback = Write what each student may be told into a file of its own in this folder
help-option-fail-on = Exit with 1 when somebody's work has come to this
help-option-spool = The folder of recorded submissions, instead of your data folder

help-submit-file = Your program: a file or a folder
help-run-files = The programs: files or folders
help-explain-file = The program: a file or a folder
help-option-budget = How long to look for the shortest calls that show a bug, for example 500ms or 10s; 0s for not at all
help-explain-hints = How many steps of the hint to tell: 1 where to look, 2 what to think about, 3 the rule itself; 0 for none
help-grade-paths = The class: a folder or an archive with a folder, a file or an archive a student; or the students' own; without it, what has been recorded
help-grade-spool = What has been recorded is the class: in this folder, or without one where accepted submissions are recorded
help-grade-latest = Of what has been recorded, take the last of each student even if it is late
help-grade-id-pattern = How a student's id stands in a path, for example '^(?<id>s\d+)_'
help-grade-times = Whether the time of a file says when it was handed in
help-grade-roster = Who is in the class: a CSV file with the columns id, name, e-mail, section
help-grade-roster-columns = What the columns are called, for example 'id=学籍番号,name=氏名'
help-grade-partition = Judge only this share of the class, for example 1/4
help-grade-results = The file of results, results.jsonl without it; the same command goes on where it stopped
help-grade-fresh = Begin the file of results anew
help-grade-jobs = How many programs run at one time, instead of as many as there are processors
help-grade-sandbox = Whether to run nothing unless every layer of isolation is there (without the option), or with those that there are, or with the limits alone
help-grade-rerun = Judge again although nothing changed: a verdict or a student's id, also as a pattern
help-merge-results = Files of results
help-compare-old = The results before
help-compare-new = The results now
help-verify-submissions = Also judge the programs in this folder, which lie in folders that are named by their verdicts
help-verify-matrix = Show which suites kill which mutant
help-verify-strict = Accept boards only in the assignment's own notation, whatever the program
help-verify-jobs = How many programs run at one time, instead of as many as there are processors
help-generate-seed = What chance begins with: the same number gives the same games
help-generate-games = How many games to write
help-generate-kill-all = Write a few cases that together notice every known mistake, the shortest first
help-generate-cover = Write a case for every direction, length of a run, border and reason
help-generate-force = Replace the file of --output if there is one
help-replay-calls = Calls, several in one separated by ';', or a game as 'f5d6c3'
help-replay-file = Read them from this file; '-' is the standard input
help-replay-transcripts = Read one game a line
help-replay-final = Show only the last board of each game
help-replay-notation = How a board is written
help-list-what = What to tell; without it, an overview
help-list-hidden = Also the suites that students may not see
help-submissions-all = Of everyone, not only yours
help-doctor-languages = The languages; without it, all
help-schema-of = The kind of file
help-completions-shell = The shell
help-help-command = The command

## What is wrong with a command line.

usage-and =
    { $first }
    { $then }
usage-unknown-argument = '{ $arg }' is not an option or argument here.
usage-unknown-command = There is no command '{ $command }'.
usage-wrong-value = '{ $value }' is not a value of '{ $arg }'.
usage-no-value = '{ $arg }' needs a value.
usage-wrong-number-of-values = '{ $arg }' has too many or too few values.
usage-repeated = '{ $arg }' can be given only once.
usage-conflict = '{ $arg }' and '{ $prior }' exclude each other.
usage-missing-argument = Something is missing: { $arg }
usage-missing-command = A command is missing.
usage-not-unicode = An argument is not valid UTF-8.
usage-other = The command line cannot be understood: { $cause }

usage-did-you-mean = Did you mean '{ $meant }'?
usage-possible-values = Possible values: { $values }
usage-whole-number = A whole number from 1 is needed.
usage-number = A whole number from { $least } to { $most } is needed.
usage-pattern = The pattern is wrong at character { $place }.
usage-report = Write FORMAT=FILE; formats: { $formats }
usage-see =
    Usage: { $usage }
    See '{ $help }'.
