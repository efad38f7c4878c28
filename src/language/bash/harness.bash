# Loads a submission once, then answers each case in a subshell: bash harness.bash ENTRY STATE FUNCTIONS LANES fork
# With `here` instead of `fork`, it answers one case in the very shell that has loaded the file.
#
# An answer is what a call prints, so STATE stands for nothing here. The program is sourced at the top level, where `declare`
# makes globals; of a subshell, so that its `exit` leaves somebody to tell of it. After that nothing is as it was: a function
# may have a builtin's name, a variable of any name but ours may be read-only, `IFS` among them, and `set -eu` and traps are
# the program's own and must be so again in its calls. So there is no `local` here, and no text is split by `IFS`.

checker_entry=$1 checker_place=$5 checker_version=${BASH_VERSION%%(*}
IFS=, read -ra checker_functions <<<"$3"
IFS=' ' read -ra checker_lanes <<<"$4"
checker_channels=() checker_answering=() checker_outs=() checker_errs=() checker_shut=()
for checker_lane in "${!checker_lanes[@]}"; do
  IFS=, read -r checker_channel checker_answers checker_out checker_err <<<"${checker_lanes[checker_lane]}"
  checker_channels+=("$checker_channel") checker_answering+=("$checker_answers")
  checker_outs+=("$checker_out") checker_errs+=("$checker_err")
  checker_shut+=("$checker_channel>&- $checker_answers>&- $checker_out>&- $checker_err>&-")
done

# Makes a lane the one whose calls this shell answers. What a call starts has no business on its descriptors.
checker_take() {
  checker_channel=${checker_channels[$1]} checker_answers=${checker_answering[$1]}
  checker_out=${checker_outs[$1]} checker_err=${checker_errs[$1]}
  # What the program has its shell tell of each command is told of its own commands only. So a trap that a call leaves, which
  # its next call would not inherit, ends with it.
  builtin eval "checker_call() {
    builtin set \"\$checker_options\"
    \"\$@\" ${checker_shut[$1]}
    {
      checker_options=-\${-//[^euvxk]/}
      builtin set +euvxk
      [[ \$- == *T* ]] || builtin trap - DEBUG RETURN
    } >/dev/null 2>&1
  }"
}

checker_say() {
  builtin printf '%s\n' "$1" >&"$checker_channel"
}

# A text as JSON, in $checker_json.
checker_text() {
  checker_json=${1//[[:cntrl:]]/ }
  checker_json=${checker_json//\\/\\\\}
  checker_json="\"${checker_json//\"/\\\"}\""
}

# Tells why the program could not be loaded: reason, class, message and, where it is known, line.
checker_failed() {
  checker_text "$3"
  checker_message=$checker_json
  checker_text "${checker_entry##*/}"
  checker_say "{\"failed\":{\"reason\":\"$1\",\"exception\":{\"class\":\"$2\",\"message\":$checker_message,\"file\":$checker_json${4:+,\"line\":$4}}}}"
}

# Tells of the first syntax error; fails where there is none. The parser alone does not see a `shopt -s extglob` of the file.
checker_syntax() {
  checker_errors=$(LC_ALL=C "$BASH" -O extglob -n "$checker_entry" 2>&1) && builtin return 1
  checker_errors=${checker_errors%%$'\n'*} checker_row=
  checker_errors=${checker_errors#"$checker_entry: "}
  [[ $checker_errors == line\ +([0-9]):* ]] && checker_row=${checker_errors#line } && checker_row=${checker_row%%:*}
  checker_failed syntax-error SyntaxError "${checker_errors#"line $checker_row: "}" "$checker_row"
}

# Names the open descriptors of this shell, which subshells would share, in $checker_descriptors.
checker_look() {
  checker_descriptors=
  for ((checker_number = 0; checker_number < 128; checker_number++)); do
    [[ -L /proc/self/fd/$checker_number ]] || continue
    checker_descriptors+=" $checker_number"
    # Standard input is empty before the load; what is read instead has a position that subshells would share.
    [[ /proc/self/fd/$checker_number -ef /dev/null ]] && checker_descriptors+=:null
  done
}

# Tells which functions are there; fails where one is missing.
checker_check() {
  checker_missing= checker_defined= checker_before=$checker_descriptors checker_alone=false
  builtin mapfile -t checker_names <<<"$(builtin declare -F)"
  for checker_name in "${checker_names[@]##* }"; do
    checker_text "$checker_name"
    [[ $checker_name == checker_* || $checker_name == kill ]] || checker_defined+=",$checker_json"
  done
  for checker_name in "${checker_functions[@]}"; do
    checker_text "$checker_name"
    builtin declare -F "$checker_name" >/dev/null || checker_missing+=",$checker_json"
  done
  checker_wait
  checker_look
  [[ $checker_descriptors != "$checker_before" ]] || checker_alone=true
  checker_say "{\"loaded\":{\"missing\":[${checker_missing#,}],\"defined\":[${checker_defined#,}],\"alone\":$checker_alone},\"version\":\"$checker_version\"}"
  [[ -z $checker_missing ]]
}

# Closes the descriptors of the lanes other than this one.
checker_close() {
  for checker_lane in "${!checker_lanes[@]}"; do
    [[ $checker_lane == "$1" ]] || builtin eval "command exec ${checker_shut[checker_lane]}"
  done
}

# The next line of the channel, in $checker_line; fails at its end.
checker_next() {
  builtin mapfile -t -n 1 -u "$checker_channel" checker_line
  [[ ${checker_line+read} ]]
}

# Waits while the shell that waits for all others does not: to the program `$$` is that shell, which a signal of a case may have
# ended or stopped. With it the case is at an end, and nobody answers.
checker_wait() {
  until builtin mapfile -t -n 1 checker_first <"/proc/$$/stat" && [[ ${checker_first##*) } == S* ]]; do
    [[ ${checker_first-} == *') '[RD]* ]] || checker_next
  done
}

# Without a harness a program that sends its own shell a signal goes no further, and prints nothing more.
kill() {
  builtin kill "$@" || builtin return
  { checker_wait; } 2>/dev/null
}

# One lane: a case a line, until the channel ends. The program's functions see the variables of their callers.
checker_serve() {
  # The shell has ignored these for what it does not wait for.
  builtin trap - INT QUIT
  checker_take "$1"
  checker_close "$1"
  # The shell itself would report a killed subshell where the program prints.
  command exec >&"$checker_out" 2>/dev/null
  while checker_next; do
    (checker_play "$checker_line" 2>&"$checker_err")
    checker_status=$?
    checker_wait
    # The shell gives a signal's number as a status above 128, and there are 64 signals.
    if ((checker_status > 128 && checker_status <= 192)); then
      checker_say "{\"end\":{\"signal\":$((checker_status - 128))}}"
    else
      checker_say "{\"end\":{\"status\":$checker_status}}"
    fi
  done
}

# One case, in a subshell of its own. Where the program ends it, its status tells.
checker_play() {
  builtin mapfile -t -d ';' checker_calls <<<"$1"
  for checker_line in "${checker_calls[@]}"; do
    builtin eval "checker_words=($checker_line)"
    checker_call "${checker_words[@]}"
    {
      checker_wait
      builtin mapfile -t -n 1 checker_printed <"/proc/self/fdinfo/$checker_out"
      builtin mapfile -t -n 1 checker_warned <"/proc/self/fdinfo/$checker_err"
      builtin printf '{"out":%s,"err":%s}\n' "${checker_printed##*[!0-9]}" "${checker_warned##*[!0-9]}" >&"$checker_answers"
    } >/dev/null 2>&1
  done
  {
    # What the program registered for its end does not run.
    builtin trap - EXIT
    builtin exit 0
  } >/dev/null 2>&1
}

checker_answer() {
  if [[ $checker_place == here ]]; then
    checker_next && checker_play "$checker_line"
    builtin return
  fi
  for checker_lane in "${!checker_lanes[@]}"; do
    checker_serve "$checker_lane" &
  done
  checker_close
  command exec 2>/dev/null
  builtin wait
}

# Ends as the shell with this status has ended.
checker_end() {
  (($1 > 128 && $1 <= 192)) && builtin kill -s $(($1 - 128)) $$
  exit "$1"
}

checker_take 0
# The sizes of the two files are the positions of these descriptors, so everything has to be printed through them.
exec >&"$checker_out" 2>&"$checker_err"
trap 'checker_loaded=yes; trap - USR1; checker_close' USR1
(
  trap - INT QUIT USR1
  checker_look
  set --
  source "$checker_entry"
  { checker_status=$? checker_options=-${-//[^euvxk]/} && builtin set +euvxk; } >/dev/null 2>&1
  builtin kill -USR1 $$
  # Only what fails can have a syntax error.
  if ((checker_status == 0)) || ! checker_syntax; then
    checker_check && checker_answer
  fi
  builtin trap - EXIT
  builtin exit 0
) &
# This shell would report the end of the other where the program prints.
exec 2>/dev/null
wait $!
checker_status=$?
# SIGUSR1, which is 10, interrupts the wait.
if [[ ${checker_loaded:-} ]] && ((checker_status == 128 + 10)); then
  wait $!
  checker_status=$?
fi
if [[ ! ${checker_loaded:-} ]]; then
  checker_syntax || ((checker_status > 128 && checker_status <= 192)) || checker_failed load-error SystemExit "exit $checker_status"
fi
checker_end "$checker_status"
