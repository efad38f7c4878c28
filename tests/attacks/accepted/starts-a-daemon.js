// Leaves a detached process behind.
attack = () => {
  childProcess.spawn('sh', ['-c', 'trap "" TERM HUP; sleep 50; : "$0"', world], { detached: true, stdio: 'ignore' }).unref();
};
