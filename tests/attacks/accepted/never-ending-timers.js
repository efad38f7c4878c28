// Leaves timers, promises and a worker that keep an interpreter alive.
attack = () => {
  setInterval(() => {}, 1);
  new Promise(() => {}).then(() => {});
  new (require('worker_threads').Worker)('setInterval(() => {}, 10)', { eval: true }).unref();
};
