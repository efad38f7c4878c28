### The reports of a class.

## What a student is told.

class-points = { $points } of { $most } points.
class-late = It was handed in { $days ->
    [one] 1 day
   *[other] { $days } days
} late: { $left }% of the { $earned } points that the cases earned count.
class-late-all = It was handed in { $days ->
    [one] 1 day
   *[other] { $days } days
} late, which costs nothing.
class-late-nothing = It was handed in { $days ->
    [one] 1 day
   *[other] { $days } days
} late, when nothing counts any more; the cases earned { $earned } points.
class-missing = Nothing that you handed in was found.
class-missing-advice = If you did hand something in, please tell your teacher what it was, and when.
class-refused = What you handed in cannot be judged:
class-refused-advice = Please ask your teacher whether you may hand it in again.
class-flaky = Two runs of your program did not give the same result. The better one counts.
class-ungraded = There are no points yet: grading has failed through no fault of yours, and costs you nothing. Your teacher will see to it.
class-suite-points = { $points } of { $most } points
class-suite-cases = { $passed } of { $total ->
    [one] 1 case
   *[other] { $total } cases
} passed
class-suite-whole = only all of them together earn points
class-suite-name-only = the cases themselves are not shown

## What the instructor is told.

class-remark-stranger = not in the roster
class-remark-fault = a fault of the checker; grade this student again
class-moodle-without-number = { $count ->
    [one] 1 student has no row in Moodle's worksheet, because the id { $student } is no number, as Moodle gives to each participant.
   *[other] { $count } students have no row in Moodle's worksheet, because their ids, such as { $student }, are no numbers, as Moodle gives to each participant.
} Grade what Moodle gives when all submissions are downloaded: its names hold them.
class-moodle-other-number = { $student } may not be the number that Moodle gives to this participant, which is in the names of the submissions when all are downloaded. Moodle passes over a number that it does not know.
class-moodle-ungraded = { $count ->
    [one] 1 student has
   *[other] { $count } students have
} no grade yet, and so no row in Moodle's worksheet.
class-moodle-zeros = { $count ->
    [one] 1 grade is 0.
   *[other] { $count } grades are 0.
} Some versions of Moodle do not import a 0: look at these after the import.
class-gradescope-one = results.json of Gradescope is of one submission, and there are { $count }; write { "{id}" } into the name of the file, and each gets one of its own
class-gradescope-ungraded = There is no grade yet, and so no score in results.json: Gradescope will say that grading has failed.
