#!/bin/bash
# expect: presentation_error
board=()

show() {
  local i
  for ((i = 0; i < 64; i += 8)); do
    echo "${board[@]:i:8}"
  done
}

initialize_othello() {
  local i
  for ((i = 0; i < 64; i++)); do board[i]=0; done
  board[27]=2 board[28]=1 board[35]=1 board[36]=2
  show
}

get() {
  cell=0
  (($1 < 0 || $1 > 7 || $2 < 0 || $2 > 7)) || cell=${board[$1 * 8 + $2]}
}

move_othello() {
  local p=$1 i=$2 j=$3 di dj n k cell
  get $i $j
  if ((cell == 0)); then
    for di in -1 0 1; do
      for dj in -1 0 1; do
        n=0
        while
          ((n++))
          get $((i + di * n)) $((j + dj * n))
          ((cell == 3 - p))
        do :; done
        if ((n > 1 && cell == p)); then
          for ((k = 0; k < n; k++)); do
            board[(i + di * k) * 8 + j + dj * k]=$p
          done
        fi
      done
    done
  fi
  show
}
