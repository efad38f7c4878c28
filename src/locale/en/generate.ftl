### Suites that the checker writes.

## What stands above a suite
generate-title-random = Games played by chance
generate-title-kill = Every known mistake
generate-title-cover = Everything that the rules say
generate-about-random = Written by checker generate --seed { $seed } --games { $games }: on the same assignment, the same command writes the same games.
generate-about-kill = Written by checker generate --kill-all: these cases notice all { $mistakes } known mistakes, also where a program makes one in one direction only.
generate-about-kill-some = Written by checker generate --kill-all: these cases notice { $noticed } of { $mistakes } known mistakes wholly, also where a program makes one in one direction only.
generate-about-cover = Written by checker generate --cover: each case ends with the call that its name tells.

## What a case is for
generate-game-in-turn = game { $number }, the sides take turns, { $moves } moves and { $refused } that must change nothing
generate-game-anybody = game { $number }, anybody moves at any time, begun anew, { $moves } moves and { $refused } that must change nothing
generate-name-call = { $name }, by { $call }
generate-name-number = { $name } ({ $number })
generate-name-plain = ends with { $call }
generate-kills = Only this case notices: { $mistakes }
generate-kills-in-part = Only this case notices, where it is made in one direction: { $mistakes }

## What is missing
generate-missed = { $count ->
    [one] No calls were found for this, so no case shows it: { $missed }
   *[other] No calls were found for these { $count }, so no case shows them: { $missed }
}
generate-mistake = { $mistake }
generate-mistake-in-part = { $mistake } in one direction
generate-pairs = { $count ->
    [one] 1 program that makes two mistakes at once
   *[other] { $count } programs that make two mistakes at once
}
generate-exists = { $path } exists already. Give --force to replace it, or another name.
generate-no-mistakes = No mistakes are known for the reference { $reference }, so --kill-all has nothing to write against.
generate-no-points = Nobody has said what a suite for the reference { $reference } should show, so --cover has nothing to go by.
