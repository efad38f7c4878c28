## Recording a submission.

spool-no-home = Nothing was submitted: there is no home folder to record it in. Name a folder with --spool.
spool-unwritable = Nothing was submitted: the spool { $path } cannot be written: { $cause }
