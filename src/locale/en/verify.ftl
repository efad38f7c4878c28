## Whether an assignment can be trusted.

verify-label-reference = reference
verify-label-mutants = mutants
verify-label-pairs = pairs
verify-label-cases = cases
verify-label-programs = programs
verify-label-limits = limits

verify-reference-agrees = agrees with all that is stated about { $cases ->
    [1] 1 case
   *[other] { $cases } cases
}, { $calls ->
    [1] 1 call
   *[other] { $calls } calls
}
verify-no-mutants = no mistakes are known for this reference
verify-all-killed = all { $count } are killed
verify-some-survive = { $alive } of { $count } { $alive ->
    [1] survives
   *[other] survive
}
verify-all-pairs-killed = all { $count } are killed
verify-all-other-pairs-killed = all { $count } of killed mutants are killed
verify-some-pairs-survive = { $alive } of { $count } { $alive ->
    [1] survives
   *[other] survive
}
verify-cases-redundant = { $count ->
    [1] 1 kills
   *[other] { $count } kill
} nothing that no other case of the suite kills
verify-no-programs = none are known: put some into submissions/<verdict>/ beside the suites, or name a folder with --submissions
verify-programs-right = { $count ->
    [1] the only one gets what its folder says
   *[other] all { $count } get what their folders say
}
verify-programs-wrong = { $wrong } of { $count } { $wrong ->
    [1] gets
   *[other] get
} something else than the folder says
verify-all-skipped = none of { $count } could be judged on this machine
verify-programs-skipped = { $skipped } of { $count } could not be judged on this machine; the others get what their folders say
verify-no-limits = not measured: no accepted program was judged
verify-limits-wide = { $times } times what the slowest accepted program needs
verify-limits-tight = less than { $least } times what the slowest accepted program needs

verify-survives = { $mutant } survives
verify-in-languages = in { $languages }
verify-shortest = No case kills it. These are the fewest calls that do; paste them below the cases of a suite:
verify-minimal = No case kills it. These calls do, and none of them can be left out; paste them below the cases of a suite:
verify-unknown = No case kills it, and no calls that do were found in { $positions } positions and some hundred games.
verify-unknown-form = For some of its forms, no calls that kill were found in { $positions } positions and some hundred games.
verify-equal = { $mutant } cannot be killed: it answers as the reference does in every position that can be reached.
verify-halves = The same program as one of the two mistakes alone:
verify-redundant = Any one of these cases could go, and its suite would kill as much:
verify-more = and { $count } more (--verbose lists all)
verify-matrix = Which suites kill which mutant (● in every form, ◐ in some), and how many each kills:

verify-got = expected { $expected }, got { $got }
verify-refused = nothing, for it cannot be judged
verify-skipped = { $path } was not judged: { $why }
verify-limit = { $limit } allows { $allowed } s, { $times } times the { $needed } s that { $path } needs
verify-limit-cpu = cpu
verify-limit-wall = wall

verify-trusted = The assignment can be trusted.
verify-no-gap = No gap was found. No program was tried.
verify-unsure = What could be judged is right; the rest needs a machine that has everything.
verify-gaps = { $count ->
    [1] 1 gap has to be closed.
   *[other] { $count } gaps have to be closed.
}

verify-nothing-known = { $path } has no programs: they lie in folders that are named by their verdicts, such as { $path }/accepted
verify-unreadable = the folder { $path } cannot be read: { $cause }
verify-no-verdict = { $path } is not named by a verdict: { $help }
