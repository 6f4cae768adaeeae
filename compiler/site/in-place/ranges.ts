/** A stretch of bytes, from its first one to the one behind its last. */
export type Range = readonly [from: number, to: number];

/** How many bytes behind a place are looked for to find where the original goes on. Few are found too early, many not at all when more was put in among them. */
const CONTEXTS = [64, 32, 16, 8];
/** More than this was not put in at a few places: it is another text. */
const MAXIMUM_RANGES = 16;
const CHUNK = 4096;

/** The stretches of a file without which it is its original; null when it is not the original with something put in. */
export const insertedRanges = (original: Buffer, written: Buffer): readonly Range[] | null => {
  const ranges: Range[] = [];
  for (let at = 0, from = 0; ;) {
    const same = commonLength(original.subarray(at), written.subarray(from));
    at += same;
    from += same;
    if (at === original.length && from === written.length) return ranges;
    const next = at === original.length ? written.length : nextOf(original.subarray(at), written, from + 1);
    if (next === null || ranges.length === MAXIMUM_RANGES) return null;
    ranges.push([from, next]);
    from = next;
  }
};

/** Where a text goes on in another one; null when it does not. */
const nextOf = (rest: Buffer, written: Buffer, from: number): number | null => {
  for (const context of CONTEXTS) {
    const next = written.indexOf(rest.subarray(0, context), from);
    if (next >= 0) return next;
  }
  return null;
};

/** A file without stretches of it, which are in their order. */
export const withoutRanges = (written: Buffer, ranges: readonly Range[]): Buffer => {
  const starts = [0, ...ranges.map(([, to]) => to)];
  return Buffer.concat(starts.map((start, index) => written.subarray(start, ranges[index]?.[0])));
};

/** How many bytes two texts begin with alike: whole chunks are compared by the system, which is faster by far. */
const commonLength = (a: Buffer, b: Buffer): number => {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length + CHUNK <= most && a.compare(b, length, length + CHUNK, length, length + CHUNK) === 0) length += CHUNK;
  while (length < most && a[length] === b[length]) length += 1;
  return length;
};
