// Asks of every process whether it could be ended; nobody who works outside of this folder may be among them.
attack = () => {
  for (const id of fs.readdirSync('/proc').filter(Number)) {
    try {
      process.kill(Number(id), 0);
    } catch {
      continue;
    }
    const line = fs.readFileSync(`/proc/${id}/cmdline`, 'utf8');
    if (line && !line.includes(process.cwd())) throw new Error(`the attack worked: ${line}`);
  }
};
