## The screen of a judged submission.

report-label-after = after
report-label-at = at
report-label-raised = raised
report-label-printed = printed
report-label-try-it = try it

report-expected = expected
report-yours = yours
report-no-board = (no board)

report-more-calls = … { $count } more calls …
report-more-lines = … { $count ->
    [one] 1 more line
   *[other] { $count } more lines
}
report-more-cases = { $count ->
    [one] 1 more case fails in the same way (--all shows it)
   *[other] { $count } more cases fail in the same way (--all shows them)
}
report-more-cases-told = { $count ->
    [one] 1 more case fails in the same way
   *[other] { $count } more cases fail in the same way
}
report-more-verdicts = { $count ->
    [one] 1 more case has the same verdict (--all shows it)
   *[other] { $count } more cases have the same verdict (--all shows them)
}
report-more-verdicts-told = { $count ->
    [one] 1 more case has the same verdict
   *[other] { $count } more cases have the same verdict
}
report-suite-failed = { $failed } of { $total ->
    [one] 1 case fails
   *[other] { $total } cases { $failed ->
        [one] fails
       *[other] fail
    }
}

report-hint-syntax-error = Correct the program at the place named above and check it again.
report-hint-load-error = Loading the program has to end without an exception and without an exit.
report-hint-load-limit = While the file is loaded, only what stands outside of its functions runs. Look there for a loop that never ends.
report-hint-missing-function = Define every function that the assignment asks for, spelled exactly so.
report-hint-build-failed = Correct the first error above and check it again.
report-hint-judge-error = This is a fault of the checker, not of the program, and costs no points. Please tell your teacher.

report-all-pass = { $total ->
    [one] The only case passes.
   *[other] All { $total } cases pass.
}
report-all-shown-pass = { $total ->
    [one] The only case that is shown passes.
   *[other] All { $total } cases that are shown pass.
}
report-some-pass =
    { $total ->
        [one] The only case fails
       *[other] { $passed } of { $total } cases pass
    }, { $points } of { $max } points.
report-some-pass-told =
    { $total ->
        [one] The only case fails.
       *[other] { $passed } of { $total } cases pass.
    }
report-more-count = Further cases count that are not shown.
report-none-ran = No case could run.
report-not-submitted = Not submitted: { $count }
report-not-submitted-none-ran = Not submitted: no case could run.
report-recorded-untested = The program is recorded and was not tested: the cases that count are not shown.
report-submitted = Submission successfully completed.
report-late = The deadline has passed: the program is recorded as late.

## What became of a class.

pace-kept = Each result goes into { $path } at once. Whatever stops this, the same command goes on.
pace-left = left
pace-unchanged =
    { $count ->
        [one] one result is unchanged
       *[other] { $count } results are unchanged
    }
overview-students =
    { $count ->
        [one] one student
       *[other] { $count } students
    }
overview-suites = Suites that fail, and in how many of { $programs } programs
overview-late-all = If these files have been copied, their times say nothing: --times none counts nobody as late.
overview-ways = How programs fail, and how many in this way
overview-more-ways =
    { $ways ->
        [one] one more way
       *[other] { $ways } more ways
    } ({ $students ->
        [one] one student
       *[other] { $students } students
    })
overview-more-cases =
    { $count ->
        [one] and one more case
       *[other] and { $count } more cases
    }
overview-more = { $count } more
overview-count = { $what }: { $count }
overview-missing = Nothing handed in
overview-late = Late
overview-flaky = Not the same every time (the better result counts)
overview-strangers = Not in the roster
overview-refused = Cannot be judged (0 points)
overview-ungraded = Without a grade, through no fault of the student; the same command tries again
overview-fault = a fault of the checker
overview-slowest = Slowest
changes-none = No grade changed.
changes-more-cases =
    { $count ->
        [one] and one more case
       *[other] and { $count } more cases
    }
changes-not-there = not there
# What the lateness of a student's work is, and was.
changes-lateness = { $after }; before: { $before }
changes-in-time = in time
changes-late = { $days ->
    [one] 1 day
   *[other] { $days } days
} late, { $left }% of the points count
changes-count =
    { $count ->
        [one] One student's result changed.
       *[other] The results of { $count } students changed.
    }

## A verdict and its reason, in words.

verdict-accepted = accepted
verdict-wrong-answer = wrong answer
verdict-presentation-error = not written as asked
verdict-run-time-error = run-time error
verdict-time-limit-exceeded = time limit exceeded
verdict-memory-limit-exceeded = memory limit exceeded
verdict-output-limit-exceeded = output limit exceeded
verdict-compile-error = compile error
verdict-judge-error = fault of the checker

reason-initial-board = the board at the start is wrong
reason-legal-move-ignored = a legal move changed nothing
reason-illegal-move-changed-board = an illegal move changed the board
reason-wrong-flips = the wrong cells changed
reason-wrong-return-value = the board is right, the answer is not
reason-no-board = no board
reason-wrong-shape = a board of another shape
reason-wrong-cells = a board with unknown values
reason-wrong-value = another value than expected
reason-syntax-error = syntax error
reason-load-error = error while loading
reason-missing-function = missing function
reason-build-failed = it could not be built
reason-exception = exception
reason-exit = the program ended itself
reason-signal = ended by a signal
reason-cpu = processor time
reason-wall = time on the clock
reason-budget = time for all cases

## The story of a bug.
story-shortest = { $calls ->
    [one] The first call already shows it
   *[other] The shortest calls that show it
}
story-shortest-of-mistake = { $calls ->
    [one] The first call already shows this mistake
   *[other] The shortest calls that show this mistake
}
story-minimal = { $calls } calls that show it, none of which can be left out
story-best-so-far = The shortest calls found in the time that there was: { $calls }
story-by-chance = It does not always answer alike: { $failed } of { $tried } times these calls went wrong
story-hidden-state = All shorter calls were tried. Positions with the same board count as one, so a program that remembers more than its board may go wrong sooner.
story-exactly-like = { $mistakes ->
    [one] In every case it behaves exactly like a program that { $mistake }.
   *[other] In every case it behaves exactly like a program that makes these { $mistakes } mistakes at once: it …
}
story-or-like = { $mistakes ->
    [one] So does a program that { $mistake }.
   *[other] So does a program that makes these { $mistakes } mistakes at once: it …
}
story-not-told-apart = No call was found that tells these apart.
story-in-words = In the words of somebody who made this mistake: “{ $words }”
story-fact = All { $count } calls of { $call } that go wrong first in a case { $what }.
story-fact-too = All of them { $what }.
story-fact-arguments = have { $arguments }
