#!/bin/bash
# expect: accepted
declare -A board

show() {
  local i j out="[" row
  for ((i = 0; i < 8; i++)); do
    row=""
    for ((j = 0; j < 8; j++)); do
      row+="${row:+, }${board[$i,$j]}"
    done
    ((i > 0)) && out+=$',\n '
    out+="[$row]"
  done
  echo "$out]"
}

initialize_othello() {
  local i j
  for i in {0..7}; do
    for j in {0..7}; do
      board[$i,$j]=0
    done
  done
  board[3,3]=2 board[3,4]=1 board[4,3]=1 board[4,4]=2
  show
}

move_othello() {
  local p=$1 i=$2 j=$3 di dj x y k n
  if [[ ${board[$i,$j]} != 0 ]]; then
    show
    return
  fi
  for di in -1 0 1; do
    for dj in -1 0 1; do
      n=0 x=$((i + di)) y=$((j + dj))
      while [[ ${board[$x,$y]} == $((3 - p)) && $n -lt 8 ]]; do
        ((n++, x += di, y += dj))
      done
      if [[ $n -gt 0 && ${board[$x,$y]} == "$p" ]]; then
        for ((k = 0; k <= n; k++)); do
          board[$((i + di * k)),$((j + dj * k))]=$p
        done
      fi
    done
  done
  show
}
