## What there is.

list-assignments = Assignments
list-languages = Languages
list-suites = Suites of { $assignment }

list-column-id = ID
list-column-title = Title
list-column-name = Name
list-column-suites = Suites
list-column-cases = Cases
list-column-points = Points
list-column-files = Files
list-column-interfaces = Interfaces
list-column-needs = Needs
list-column-case = Suite/case
list-column-calls = Calls

## Showing the reference's boards.

replay-nothing = There is nothing to replay.
replay-nothing-help = Give calls, for example 'initialize_othello; move_othello 1, 3, 2', or a game such as f5d6c3.
replay-no-transcripts = The assignment { $assignment } has no notation for whole games.
replay-unreadable = { $path } cannot be read: { $cause }
replay-not-utf8 = This is not UTF-8 text.

## Judging.

only-selects-nothing-beginning = --only leaves no case. Did you mean --only '{ $pattern }'?
only-selects-nothing = --only leaves no case. 'checker list cases' shows their names, as suite/case.
submit-checks-everything = submit checks every case, so it takes no --only. To check a part: checker run --only …
watch-waiting = Waiting for the next save. Ctrl-C ends.
watch-unable = The file cannot be watched: { $cause }

## What has been recorded.

submissions-none = Nothing has been submitted for { $assignment }.
submissions-column-time = Time
submissions-column-user = User
submissions-column-file = File
submissions-column-points = Points
submissions-column-hash = Hash
submissions-column-remark = Remark
submissions-late = late

## Proving the languages.

doctor-column-mark = { "" }
doctor-column-language = Language
doctor-column-state = State
doctor-column-layer = Isolation
doctor-layer-holds = holds
doctor-limits-watched = hold; without namespaces what a program stores is only watched
doctor-layer-fails = does not hold: { $how }
doctor-broken = does not answer its self-test as it must: { $how }

## Judging a class.

grade-nobody = nothing was handed in at { $places }, and there is no roster
grade-passed-over = { $path } is passed over: { $reason }
grade-into-class = { $path } lies in what the class handed in, where nothing is written; name a place outside
grade-results-into-class = { $path } lies in what the class handed in, where nothing is written; name a place outside: --results { $outside }
grade-kept-aside = { $path } is begun anew; what it was has been kept as { $aside }
telling-over-source = { $path } is read here, and writing would replace it; name another file
telling-twice = two reports would be written to { $path }; name a file for each
telling-over-screen = { $path } is what --output writes the screen to; name another file for the report
telling-dash = - is no file; to see the report on the screen: --quiet --report { $format }=/dev/stdout
telling-nobodys =
    { $count ->
        [one] a letter in { $folder } is
       *[other] { $count } letters in { $folder } are
    } of nobody who is told of here, and left there: { $files }
merge-other-assignment = { $path } holds results of another assignment
merge-other-suites = { $path } holds results of other suites; name the ones that they were judged by with --suites
merge-other-checker = { $first } holds results of checker { $one } and { $second } of checker { $other }; to have one grading, grade one of them again
merge-other-tool = { $first } holds results of { $one } and { $second } of { $other }; programs may run otherwise there
merge-other-options = { $first } was graded with other options ({ $one }) than { $second } ({ $other })
compare-unfinished =
    { $path } is not finished: { $count ->
        [one] { $student } has
       *[other] { $count } students, { $student } the first, have
    } not been judged, and nothing is said of them here
compare-other-suites = { $path } holds results of other suites than the ones that are read here, and its points are counted as these say; name the ones that they were judged by with --suites
compare-mixed-suites =
    { $count ->
        [one] the result of { $student }
       *[other] { $count } results, that of { $student } the first,
    } in { $path } { $count ->
        [one] rests
       *[other] rest
    } on other suites than the rest; grade the class again to have one grading
merge-twice = { $student } has two different results; the second one is in { $path }
merge-mixed-shares = these are results of classes that were divided in different ways; name only those of one
merge-other-class = { $path } and { $other } are shares of different classes: somebody has come or gone, or the roster is another one. Give the commands that wrote them again, with the same class and roster; what has been judged is kept
merge-missing-shares = these shares of the class are missing: { $shares }
run-nothing-shown-yet = There is nothing to run yet: the cases of this assignment are shown after the deadline, { $deadline }. Until then, hand in your program with checker submit. (Instructors see all cases with --hidden.)
run-nothing-shown = There is nothing to run: the cases of this assignment are not shown to students, but they count. Hand in your program with checker submit. (Instructors see all cases with --hidden.)
grade-rerun-nobody = --rerun { $filter } is nobody here: write a student's id or a verdict, also as a pattern
grade-gone =
    { $count ->
        [one] { $student } had a result here and is not in the class any more; it is kept for when they come back
       *[other] { $count } students who had results here are not in the class any more, { $student } the first; what is known of them is kept
    }
merge-unfinished =
    { $path } is not finished: { $count ->
        [one] { $student } has
       *[other] { $count } students, { $student } the first, have
    } not been judged; give the same command again that wrote it
grade-late-marks = Canvas says who was late, { $count } of them, but not by how much: each is taken as one day late. Look at those for whom more than a day may have passed.
grade-times = the times of the files say who was late (those without a time zone are read as { $zone }); --times none if they have been copied
