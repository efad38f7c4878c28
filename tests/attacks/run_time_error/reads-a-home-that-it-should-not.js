// Reads a key by the program of another, and is told no.
attack = () => {
  console.log(childProcess.execFileSync('cat', [`${world}/home/.ssh/id_rsa`], { encoding: 'utf8' }));
};
