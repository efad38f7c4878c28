### Finding who is in a class, and what each handed in.

## The roster
roster-empty = the roster is empty
roster-no-id = no column of this roster holds the students’ ids
roster-no-id-help = the first row has the names of the columns; one of them is “id”, “student id”, “学籍番号” or the like, or --roster-columns id=… says which
roster-no-columns-help = write a first line with the names of the columns, for example: id,name
roster-no-such-column = the roster has no column “{ $header }”
roster-field-count =
    this row has { $found ->
        [one] one field
       *[other] { $found } fields
    }, and the first row has { $expected }
roster-field-count-help = put a field that has the separator or a line end in it between quotation marks
roster-id-missing = this student has no id
roster-id-missing-help = add the id, or delete the row
roster-id-twice = the id { $id } stands here for the second time
roster-id-twice-help = it stands in line { $line } too; keep one of the two
roster-open-quote = this quotation mark is never closed
roster-open-quote-help = everything behind it would be one field; close it, or write "" for the mark itself
roster-spreadsheet = this is a spreadsheet, not a CSV file
roster-encoding = this is neither UTF-8 nor Shift_JIS
roster-encoding-help = save the roster again as “CSV UTF-8”

## --roster-columns
roster-columns-no-pair = --roster-columns takes pairs such as id=学籍番号,name=氏名; “{ $written }” is none.
roster-columns-unknown-key = --roster-columns does not know “{ $key }”: { $suggestion }
roster-columns-twice = --roster-columns names “{ $key }” twice.

## --id-pattern and --partition
id-pattern-wrong = “{ $pattern }” is no regular expression: { $cause }
id-pattern-no-id = “{ $pattern }” does not say where the id is. Mark it with (?<id>…), for example: ^(?<id>s[0-9]+)
partition-wrong = “{ $written }” is no partition. Write which share and of how many, for example 1/4.
partition-outside = There is no share { $number } of { $of }. The first number is from 1 to the second.

## What was found
class-empty = Nothing was handed in at { $path }.
class-two-handins = { $id } has handed in more than once: { $kept } is newer and counts, { $dropped } does not.
class-id-before-name = { $id } has handed in more than once: { $kept } has the id and counts, { $dropped } is theirs by a name or an address only.
class-last-handin = { $id } has handed in more than once, and it is not known what is newer: { $kept } is the last by name and counts, { $dropped } does not.
class-no-program-beside = { $id } has handed in more than once: { $kept } counts, { $dropped } is no program.
class-one-folder = { $path } is one student’s folder or the folder of the class, and is taken for that of the class. If it is a student’s, say --id-pattern '^(?<id>[^/]+)$'
class-link = { $path } is a link, and links are not followed. Hand in the file itself.
class-no-id = no student’s id is in this name
class-left-over =
    { $handins ->
        [one] One hand-in is of nobody on the roster ({ $path })
       *[other] { $handins } hand-ins are of nobody on the roster (one is { $path })
    }, and { $students ->
        [one] one student on it has none ({ $student }).
       *[other] { $students } students on it have none (one is { $student }).
    } If they belong together, --id-pattern says where the id is in a name, and --roster-columns which columns of the roster have ids and names.
class-name-shared = { $path } may be of any of { $ids }, who have the same name on the roster. It is given to none of them.

## Members of archives
class-member-absolute = its path begins at the root of a disk
class-member-outside = its path leads out of the archive
class-member-name = no file can have this name
class-member-link = it is a link
class-member-twice = { $path } is there more than once, so it is not clear which one counts.

## Archives
class-archive-repeats = some of its members have the same name; the last one of each counts
class-archive-damaged = { $path } is no whole zip archive, perhaps cut off while it was uploaded or copied.
class-archive-encrypted = { $path } is encrypted.
class-archive-unsupported = { $path } is packed in a way that cannot be read here. Pack it again as an ordinary zip archive.
class-archive-too-many = { $path } has more than { $most } members.
class-archive-nested = { $path } is an archive inside an archive.
class-archive-foreign = { $path } holds { $name }, an archive of a kind that cannot be read here. Hand in the files themselves or a zip archive.

## Which file counts
class-nothing-in = There is no file in { $path }.
class-online-text = { $path } is text written on { $platform }’s page, and there is no file. Hand in the program as a file.
class-no-program = { $path } has no file whose language is known.
class-no-named-program = { $path } has neither a file that this assignment starts from ({ $names }) nor one in a known language.
class-several-programs = { $path } has several programs, and it is not clear which one counts: { $found }
class-newest-program = { $path } has several programs. { $kept } is the newest and counts; not counted: { $dropped }
class-last-program = { $path } has several programs, and it is not known which is the newest. { $kept } is the last by name and counts; not counted: { $dropped }
