#!/bin/bash
# expect: illegal-move-changed-board
declare -A b

print_board() {
  local i s=""
  for i in 0 1 2 3 4 5 6 7; do
    s+="${s:+,
 }[${b[$i,0]}, ${b[$i,1]}, ${b[$i,2]}, ${b[$i,3]}, ${b[$i,4]}, ${b[$i,5]}, ${b[$i,6]}, ${b[$i,7]}]"
  done
  echo "[$s]"
}

initialize_othello() {
  for i in {0..7}; do
    for j in {0..7}; do
      b[$i,$j]=0
    done
  done
  b[3,3]=2; b[4,4]=2
  b[3,4]=1; b[4,3]=1
  print_board
}

move_othello() {
  p=$1 i=$2 j=$3
  if [ ${b[$i,$j]} -eq 0 ]; then
    b[$i,$j]=$p
    for di in -1 0 1; do
      for dj in -1 0 1; do
        x=$((i + di)) y=$((j + dj))
        while [[ ${b[$x,$y]} == $((3 - p)) ]]; do
          x=$((x + di)) y=$((y + dj))
        done
        [[ ${b[$x,$y]} == $p ]] || continue
        while [[ $x != $i || $y != $j ]]; do
          b[$x,$y]=$p
          x=$((x - di)) y=$((y - dj))
        done
      done
    done
  fi
  print_board
}
