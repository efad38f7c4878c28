## Loading and building a submission.

load-syntax-error = { $file } does not parse.
load-exception = { $file } could not be loaded.
load-exit = { $file } ended the program with status { $status } while it was being loaded.
load-signal = { $file } was ended by { $signal } while it was being loaded.
load-not-started = { $file } cannot be started: { $cause }. A script needs a first line that names its interpreter, such as #!/bin/bash.
build-limit = The compiler did not finish: { $limit }.
build-failed =
    The compiler refused the program:
    { $said }

## What a program did to the channel on which its answers come.

channel-closed = it was closed
channel-long-line = a line in it is too long
channel-no-answer = something in it is no answer
channel-surplus = it holds more answers than there were calls

## What the operator has to mend.

language-not-accepted = This assignment does not accept { $language }; it accepts { $accepted }.
language-without-functions = Functions cannot be called in { $language }. Leave out --interface, or say --interface stdio.
    .letter = This assignment calls functions, which cannot be done in { $language }.
tool-missing = { $language } needs { $programs } to be installed. On Debian and Ubuntu: apt install { $package }
submission-unreadable = { $path } cannot be read: { $cause }
submission-special = { $path } is neither a file nor a folder.
submission-no-entry = The folder { $path } has none of the files that this assignment starts from: { $names }
submission-no-entry-names = { $path } is a folder, and this assignment takes a single file.
submission-not-executable = { $path } may not be executed. Allow it with: chmod +x
submission-link = { $path } is a link to somebody else's file. Hand in the file itself.
submission-too-many-files = { $path } holds more than { $most } files.
submission-too-large = { $path } makes the submission larger than { $most }.

stdio-answers-missing = The program printed { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
 } for { $calls } calls. Print the board after every call.
stdio-output-lost = What a program has printed but not yet flushed is lost when it crashes, so the fault may lie in a later call than the one shown.

## Isolation

sandbox-missing = This machine lacks the isolation “{ $layer }”: { $cause }. Leave it out with --without { $layer }, or say --sandbox best-effort.
sandbox-notice = This machine does not isolate programs wholly; missing: { $layers } ('checker doctor' says why)
sandbox-cause-namespaces = the kernel, the distribution or a container does not let programs make namespaces (see kernel.unprivileged_userns_clone, kernel.apparmor_restrict_unprivileged_userns and user.max_user_namespaces)
sandbox-cause-user = checker runs as root and may not become another user, or the language is installed in a folder that only root may read
sandbox-cause-files = the kernel has no Landlock (Linux 5.13 or newer, with “landlock” in its list of security modules)
sandbox-cause-calls = the kernel has no seccomp filters
sandbox-cause-system = only Linux has it
