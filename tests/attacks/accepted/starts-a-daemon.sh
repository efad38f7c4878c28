# Leaves processes behind that were started with nohup and setsid.
attack() {
  nohup sh -c 'sleep 50; : "$0"' "$world" > /dev/null 2>&1 &
  setsid sh -c 'trap "" TERM HUP; sleep 50; : "$0"' "$world" > /dev/null 2>&1 &
  disown -a
}
