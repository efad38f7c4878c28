declare -A board

show() {
  printf '[[%s, %s],\n [%s, %s]]\n' "${board[0,0]}" "${board[0,1]}" "${board[1,0]}" "${board[1,1]}"
}

start() {
  board=([0,0]=0 [0,1]=0 [1,0]=0 [1,1]=0)
  show
}

put() {
  if ((board[$2,$3] == 0)); then
    board[$2,$3]=$1
  fi
  show
}

sum() {
  echo $(($1 + $2))
}
