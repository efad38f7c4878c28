# Loads a submission once, then answers each case in a subshell: bash harness.bash ENTRY STATE FUNCTIONS LANES fork
# With `here` instead of `fork`, it answers one case in the very shell that has loaded the file.
#
# An answer is what a call prints, so STATE stands for nothing here. The program is sourced at the top level, where `declare`
# makes globals; of a subshell, so that its `exit` leaves somebody to tell of it. After that nothing is as it was: a function
# may have a builtin's name, and `set -eu`, `IFS` and traps are the program's own and must be so again in its calls.

checker_entry=$1 checker_functions=$3 checker_place=$5 checker_version=${BASH_VERSION%%(*}
IFS=' ' read -ra checker_lanes <<<"$4"
IFS=, read -r checker_channel checker_answers checker_out checker_err <<<"${checker_lanes[0]}"
# The sizes of the two files are the positions of these descriptors, so everything has to be printed through them.
exec >&"$checker_out" 2>&"$checker_err"

checker_say() {
  builtin printf '%s\n' "$1" >&"$checker_channel"
}

# A text as JSON, in $checker_json.
checker_text() {
  builtin local text
  text=${1//[[:cntrl:]]/ }
  text=${text//\\/\\\\}
  checker_json="\"${text//\"/\\\"}\""
}

# Tells why the program could not be loaded: reason, class, message and, where it is known, line.
checker_failed() {
  builtin local message
  checker_text "$3"
  message=$checker_json
  checker_text "${checker_entry##*/}"
  checker_say "{\"failed\":{\"reason\":\"$1\",\"exception\":{\"class\":\"$2\",\"message\":$message,\"file\":$checker_json${4:+,\"line\":$4}}}}"
}

# Tells of the first syntax error; fails where there is none. The parser alone does not see a `shopt -s extglob` of the file.
checker_syntax() {
  builtin local errors line
  errors=$(LC_ALL=C "$BASH" -O extglob -n "$checker_entry" 2>&1) && builtin return 1
  errors=${errors%%$'\n'*}
  errors=${errors#"$checker_entry: "}
  [[ $errors == line\ +([0-9]):* ]] && line=${errors#line } && line=${line%%:*}
  checker_failed syntax-error SyntaxError "${errors#"line $line: "}" "$line"
}

# Names the open descriptors of this shell, which subshells would share, in $checker_descriptors.
checker_look() {
  builtin local descriptor
  checker_descriptors=
  for ((descriptor = 0; descriptor < 128; descriptor++)); do
    [[ -L /proc/$BASHPID/fd/$descriptor ]] || continue
    checker_descriptors+=" $descriptor"
    # Standard input is empty before the load; what is read instead has a position that subshells would share.
    [[ /proc/$BASHPID/fd/$descriptor -ef /dev/null ]] && checker_descriptors+=:null
  done
}

# Tells which functions are there; fails where one is missing.
checker_check() {
  builtin local name missing defined before="$checker_descriptors" alone=false
  while IFS=' ' builtin read -r _ _ name; do
    checker_text "$name"
    [[ $name == checker_* ]] || defined+=",$checker_json"
  done <<<"$(builtin declare -F)"
  builtin local IFS=,
  for name in $checker_functions; do
    checker_text "$name"
    builtin declare -F "$name" >/dev/null || missing+=",$checker_json"
  done
  checker_look
  [[ $checker_descriptors != "$before" ]] || alone=true
  checker_say "{\"loaded\":{\"missing\":[${missing#,}],\"defined\":[${defined#,}],\"alone\":$alone},\"version\":\"$checker_version\"}"
  [[ -z $missing ]]
}

# Closes the descriptors of the lanes other than this one.
checker_close() {
  builtin local lane channel answers out err
  for lane in "${checker_lanes[@]}"; do
    [[ $lane == "$1" ]] && continue
    IFS=, builtin read -r channel answers out err <<<"$lane"
    builtin eval "command exec $channel>&- $answers>&- $out>&- $err>&-"
  done
}

# One lane: a case a line, until the channel ends. The program's functions see the variables of their callers.
checker_serve() {
  IFS=, builtin read -r checker_channel checker_answers checker_out checker_err <<<"$1"
  checker_close "$1"
  # What a call starts has no business on the channel.
  builtin eval "checker_call() { \"\$@\" $checker_channel>&- $checker_answers>&- $checker_out>&- $checker_err>&-; }"
  # The shell itself would report a killed subshell where the program prints.
  command exec >&"$checker_out" 2>/dev/null
  while IFS= builtin read -r checker_line <&"$checker_channel"; do
    (checker_play "$checker_line" 2>&"$checker_err")
    checker_status=$?
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
  IFS=';' builtin read -ra checker_calls <<<"$1"
  for checker_line in "${checker_calls[@]}"; do
    IFS=' ' builtin read -ra checker_words <<<"$checker_line"
    builtin set "$checker_options"
    checker_call "${checker_words[@]}"
    { builtin set +euvx; } 2>/dev/null
    IFS=$' \t' builtin read -r _ checker_printed <"/proc/$BASHPID/fdinfo/$checker_out"
    IFS=$' \t' builtin read -r _ checker_warned <"/proc/$BASHPID/fdinfo/$checker_err"
    builtin printf '{"out":%s,"err":%s}\n' "$checker_printed" "$checker_warned" >&"$checker_answers"
  done
  # What the program registered for its end does not run.
  builtin trap - EXIT
  builtin exit 0
}

checker_answer() {
  builtin local lane
  if [[ $checker_place == here ]]; then
    builtin eval "checker_call() { \"\$@\" $checker_channel>&- $checker_answers>&- $checker_out>&- $checker_err>&-; }"
    IFS= builtin read -r checker_line <&"$checker_channel" && checker_play "$checker_line"
    builtin return
  fi
  for lane in "${checker_lanes[@]}"; do
    checker_serve "$lane" &
  done
  checker_close
  builtin wait
}

trap 'checker_loaded=yes; checker_close' USR1
(
  checker_look
  set --
  source "$checker_entry"
  { checker_status=$? checker_options=-${-//[^euvx]/} && builtin set +euvx; } 2>/dev/null
  builtin kill -USR1 $$
  # Only what fails can have a syntax error.
  if ((checker_status == 0)) || ! checker_syntax; then
    checker_check && checker_answer
  fi
  builtin trap - EXIT
  builtin exit 0
) &
wait $!
checker_status=$?
if [[ ${checker_loaded:-} ]]; then
  wait
else
  checker_syntax || checker_failed load-error SystemExit "exit $checker_status"
fi
