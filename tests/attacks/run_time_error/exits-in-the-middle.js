// Ends itself with success in the middle of a call, by what lies below.
attack = () => {
  try {
    process.reallyExit(0);
  } catch {
    process.exit(0);
  }
};
