// Reads the suites, to answer what they expect.
attack = () => {
  refused(() => fs.readFileSync(`${world}/e5/01-small.yaml`));
  refused(() => fs.readdirSync(`${world}/e5`));
  refused(() => fs.readdirSync(`${world}/desk`));
};
