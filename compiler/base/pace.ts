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

/** A function that runs work, at most `most` at the same time. Other work waits, and begins in the order in which it came. */
export const atMost = (most: number): (<Result>(work: () => Promise<Result>) => Promise<Result>) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    // The next in the queue takes the place of work that ends.
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
};
