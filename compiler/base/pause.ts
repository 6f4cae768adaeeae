/** How long a build works without a pause, in ms: that is how long a person who interrupts it waits. */
const INTERVAL = 100;

/** Makes a function that lets the process hear signals, when it has not for a while. To be called between steps of work that waits for nothing. */
export const createPause = (): (() => Promise<void>) => {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < INTERVAL) return;
    await new Promise((done) => setImmediate(done));
    last = performance.now();
  };
};
