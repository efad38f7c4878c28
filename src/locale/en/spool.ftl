## Recording a submission.

spool-no-home = Nothing was submitted: there is no home folder to record it in. Name a folder with --spool.
spool-unwritable = Nothing was submitted: the spool { $path } cannot be written: { $cause }

## Grading what was recorded.

spool-passed-over = { $path } is passed over, because it cannot be read as a recorded submission: { $cause }
spool-other-owner = { $path } is passed over, because it belongs to { $owner } and not to { $user }.
spool-changed-later = { $path } tells the time { $time }, and was last changed at { $changed }. It counts as it tells; a copy or a backup has later changes too.
