# Starts processes that start processes, 256 at most, each of which ends by itself.
attack() {
  bomb() { (($1 == 0)) && sleep 20 || { bomb $(($1 - 1)) & bomb $(($1 - 1)); }; }
  bomb 8
}
