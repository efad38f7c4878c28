#!/bin/bash
# expect: exit
set -e
declare -A b

show() {
  local i s=""
  for i in {0..7}; do
    s+="${s:+,
 }[${b[$i,0]}, ${b[$i,1]}, ${b[$i,2]}, ${b[$i,3]}, ${b[$i,4]}, ${b[$i,5]}, ${b[$i,6]}, ${b[$i,7]}]"
  done
  echo "[$s]"
}

initialize_othello() {
  local i j
  for i in {0..7}; do for j in {0..7}; do b[$i,$j]=0; done; done
  b[3,3]=2 b[4,4]=2 b[3,4]=1 b[4,3]=1
  show
}

move_othello() {
  local p=$1 i=$2 j=$3 di dj n k x y
  if [[ ${b[$i,$j]} == 0 ]]; then
    for di in -1 0 1; do
      for dj in -1 0 1; do
        n=0 x=$((i + di)) y=$((j + dj))
        while [[ ${b[$x,$y]} == $((3 - p)) ]]; do
          ((n++))
          x=$((x + di)) y=$((y + dj))
        done
        if [[ $n -gt 0 && ${b[$x,$y]} == "$p" ]]; then
          for ((k = 0; k <= n; k++)); do b[$((i + di * k)),$((j + dj * k))]=$p; done
        fi
      done
    done
  fi
  show
}
