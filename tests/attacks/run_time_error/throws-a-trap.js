// Throws a proxy that throws itself again whatever is asked of it.
attack = () => {
  const again = () => { throw proxy; };
  const proxy = new Proxy(() => {}, { get: again, getPrototypeOf: again, has: again, ownKeys: again, apply: again });
  throw proxy;
};
