/** Time that a build works without a pause, in ms: the delay until it reacts to an interruption. */
const INTERVAL = 100;

/** Makes a function that lets the process handle signals, if it has not for a while. Call it between steps of synchronous work. */
export const createPause = (): (() => Promise<void>) => {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < INTERVAL) return;
    await new Promise((done) => setImmediate(done));
    last = performance.now();
  };
};
