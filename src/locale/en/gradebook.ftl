### Results of a class.

## What a student may see of a case that failed.

seen-not-what-was-expected = this is not what was expected
seen-verdict-only = no more is told of this case

## The file of results.

journal-in-use = another checker is writing { $path }
journal-none = { $path } is not a file of results; name another one with --results
journal-of-another = { $path } holds results of the assignment { $assignment }; name another file with --results, or begin it anew with --fresh
journal-damaged = line { $line } of { $path } is damaged: { $cause }
journal-unreadable = the results { $path } cannot be read: { $cause }
journal-of-another-share = { $path } holds results of another share of the class; name another file with --results
