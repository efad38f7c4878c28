# expect: accepted
# 10 x 10 with a frame of 3s, row by row
b=()

print_board() {
  local i rows=()
  for ((i = 11; i < 90; i += 10)); do
    printf -v rows[i] '%d, %d, %d, %d, %d, %d, %d, %d' "${b[@]:i:8}"
  done
  printf '[[%s],\n' "${rows[11]}"
  printf ' [%s],\n' "${rows[21]}" "${rows[31]}" "${rows[41]}" "${rows[51]}" "${rows[61]}" "${rows[71]}"
  printf ' [%s]]\n' "${rows[81]}"
}

function initialize_othello {
  local s
  for ((s = 0; s < 100; s++)); do
    ((b[s] = s < 10 || s > 89 || s % 10 == 0 || s % 10 == 9 ? 3 : 0))
  done
  ((b[44] = b[55] = 2, b[45] = b[54] = 1))
  print_board
}

function move_othello {
  local -i p=$1 s="($2 + 1) * 10 + $3 + 1" d t
  if ((b[s] == 0)); then
    for d in -11 -10 -9 -1 1 9 10 11; do
      for ((t = s + d; b[t] == 3 - p; t += d)); do :; done
      ((b[t] == p)) || continue
      for ((t -= d; t != s; t -= d)); do
        ((b[t] = b[s] = p))
      done
    done
  fi
  print_board
}
