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
report-more-count = Further cases count that are not shown.
report-none-ran = No case could run.
report-not-submitted = Not submitted: { $count }
report-not-submitted-none-ran = Not submitted: no case could run.
report-submitted = Submission successfully completed.
report-late = The deadline has passed: the program is recorded as late.
