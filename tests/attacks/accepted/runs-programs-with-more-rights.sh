# Becomes another user by the programs that may do that, and then reads the passwords.
attack() {
  for become in 'sudo -n' 'su -c' 'sg root -c' 'pkexec' 'runuser -u root --' 'newgrp root -c'; do
    if $become 'cat /etc/shadow' < /dev/null > /dev/null 2>&1; then kill -ABRT "$BASHPID"; fi
    if $become cat /etc/shadow < /dev/null > /dev/null 2>&1; then kill -ABRT "$BASHPID"; fi
  done
}
