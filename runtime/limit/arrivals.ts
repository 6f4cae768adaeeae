/**
 * Arrival times of clients in typed arrays of a fixed size: a flood of addresses needs neither memory nor garbage collection. A client is
 * identified by a 64-bit hash with secret seeds, so that nobody can choose an address to share a bucket with another client.
 */

/** Two generations of clients. Times are in ms, above 0. */
export interface Arrivals {
  /** Arrival time of a client; undefined for one in neither generation. */
  get(client: string): number | undefined;
  /** Stores the arrival time of a client in the young generation. */
  set(client: string, time: number): void;
  /** Whether the young generation has no room for more clients. */
  isFull(): boolean;
  /** Drops the old generation; the young one becomes the old one. */
  turn(): void;
}

/** 262,144 slots of 16 bytes: 4 MB for each generation. */
const SLOTS = 2 ** 18;
/** Fewer than half of the slots, so that a search ends after two or three. */
const MAXIMUM_CLIENTS = 100_000;

interface Generation {
  /** 0 in an empty slot. */
  readonly times: Float64Array;
  readonly prints: Uint32Array;
  size: number;
}

/** Makes an empty table of 8 MB. */
export const createArrivals = (): Arrivals => {
  const print = new Uint32Array(2);
  const seeds = crypto.getRandomValues(new Uint32Array(2));
  let young = createGeneration();
  let old = createGeneration();

  /** The slot of a client: its current one, or the empty one for it. */
  const slotOf = ({ times, prints }: Generation): number => {
    for (let slot = Number(print[0]) % SLOTS; ; slot = (slot + 1) % SLOTS) {
      if (times[slot] === 0 || (prints[2 * slot] === print[0] && prints[2 * slot + 1] === print[1])) return slot;
    }
  };

  return {
    get(client) {
      hash(client, seeds, print);
      return young.times[slotOf(young)] || old.times[slotOf(old)] || undefined;
    },
    set(client, time) {
      hash(client, seeds, print);
      const slot = slotOf(young);
      if (young.times[slot] === 0) young.size++;
      young.prints.set(print, 2 * slot);
      young.times[slot] = time;
    },
    isFull: () => young.size >= MAXIMUM_CLIENTS,
    turn() {
      [young, old] = [old, young];
      young.times.fill(0);
      young.size = 0;
    },
  };
};

const createGeneration = (): Generation => ({ times: new Float64Array(SLOTS), prints: new Uint32Array(2 * SLOTS), size: 0 });

/** Two 32-bit hashes in one pass: multiply and rotate for each character, then mix (the finalizer of MurmurHash3). */
const hash = (text: string, seeds: Uint32Array, print: Uint32Array): void => {
  for (let half = 0; half < 2; half++) {
    let sum = Number(seeds[half]);
    for (let at = 0; at < text.length; at++) {
      sum = Math.imul(sum ^ text.charCodeAt(at), 0xcc9e2d51);
      sum = (sum << 13) | (sum >>> 19);
    }
    sum = Math.imul(sum ^ text.length ^ (sum >>> 16), 0x85ebca6b);
    sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
    print[half] = sum ^ (sum >>> 16);
  }
};
