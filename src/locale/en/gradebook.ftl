### Results of a class.

## What a student may see of a case that failed.

seen-not-what-was-expected = this is not what was expected
seen-verdict-only = no more is told of this case

## The file of results.

journal-in-use = another checker is writing { $path }
journal-none = { $path } is not a file of results; name another one
journal-of-another = { $path } holds results of the assignment { $assignment }; name another file with --results, or begin anew with --fresh, which keeps these as { $path }.bak
journal-damaged = line { $line } of { $path } is damaged: { $cause }. Either delete this line, and what it was about is judged again when you give the command of this grading again; or begin anew with --fresh, which keeps the file as { $path }.bak
journal-no-row = it is no result
journal-heading-damaged = the first line of { $path }, which says what the results are of, is damaged; name another file, or have checker grade begin anew with --fresh, which keeps this one as { $path }.bak
journal-of-another-version = { $path } was written by another version of the checker; name another file, or have checker grade begin anew with --fresh, which keeps this one as { $path }.bak
journal-unreadable = the results { $path } cannot be read: { $cause }
journal-of-another-share = { $path } holds results of another share of the class; name another file with --results
