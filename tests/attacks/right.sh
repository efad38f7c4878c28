# A right solution, in which each move begins with `attack`. What is appended replaces it.
world=${PWD%/temporary/*}
board=()

attack() {
  :
}

# What a layer has to refuse, and the reason that is given for it.
refused() {
  local told
  if told=$("$@" 2>&1) || [[ $told != *"not permitted"* && $told != *"ermission denied"* && $told != *"Read-only"* ]]; then
    kill -ABRT "$BASHPID"
  fi
}

print_board() {
  local i j line
  for ((i = 0; i < 8; i++)); do
    line=
    for ((j = 0; j < 8; j++)); do line+="${line:+, }${board[i * 8 + j]}"; done
    ((i == 0)) && line="[[$line]," || line=" [$line],"
    ((i == 7)) && line="${line%,}]"
    printf '%s\n' "$line"
  done
}

initialize_othello() {
  local s
  for ((s = 0; s < 64; s++)); do board[s]=0; done
  board[27]=2 board[36]=2 board[28]=1 board[35]=1
  print_board
}

move_othello() {
  attack
  local p=$1 i=$2 j=$3 di dj x y n k
  if ((board[i * 8 + j] == 0)); then
    for di in -1 0 1; do
      for dj in -1 0 1; do
        ((di == 0 && dj == 0)) && continue
        ((n = 0, x = i + di, y = j + dj))
        while ((x >= 0 && x < 8 && y >= 0 && y < 8)) && ((board[x * 8 + y] == 3 - p)); do
          ((n += 1, x += di, y += dj))
        done
        if ((n > 0 && x >= 0 && x < 8 && y >= 0 && y < 8)) && ((board[x * 8 + y] == p)); then
          for ((k = 0; k <= n; k++)); do board[(i + di * k) * 8 + j + dj * k]=$p; done
        fi
      done
    done
  fi
  print_board
}
