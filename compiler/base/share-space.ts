/** How many of some lengths, from the first on, fit into a room. */
const fitting = (lengths: readonly number[], room: number): number => {
  let left = room;
  const end = lengths.findIndex((length) => (left -= length) < 0);
  return end < 0 ? lengths.length : end;
};

const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);

/**
 * Shares a room among lists that stand in the order of importance, and so do their entries. Half of it is shared evenly, so that a long
 * list cannot push out those after it, and what short lists do not need goes to the others; the second half goes to the lists in their order.
 * @returns how many entries of each list are kept
 */
export const allotRoom = (lists: readonly (readonly number[])[], room: number): readonly number[] => {
  const own = evenly(lists, room / 2);
  let left = room - sum(lists.map((lengths, index) => sum(lengths.slice(0, own[index]))));
  return lists.map((lengths, index) => {
    const kept = own[index] ?? 0;
    const more = fitting(lengths.slice(kept), left);
    left -= sum(lengths.slice(kept, kept + more));
    return kept + more;
  });
};

/** The shortest lists take their part first: what they leave is shared by the longer ones. */
const evenly = (lists: readonly (readonly number[])[], room: number): readonly number[] => {
  const kept = lists.map(() => 0);
  const order = lists.map((lengths, index) => ({ index, lengths, length: sum(lengths) })).toSorted((a, b) => a.length - b.length);
  let left = room;
  for (const [turn, { index, lengths }] of order.entries()) {
    const count = fitting(lengths, left / (lists.length - turn));
    kept[index] = count;
    left -= sum(lengths.slice(0, count));
  }
  return kept;
};

/** Packs lines into files of at most some room, in their order; a line that is longer than that has a file of its own. */
export const packLines = (lines: readonly string[], room: number): readonly (readonly string[])[] => {
  const files: string[][] = [];
  let left = -1;
  for (const line of lines) {
    left -= line.length + 1;
    if (left < 0) {
      files.push([]);
      left = room - line.length - 1;
    }
    files.at(-1)?.push(line);
  }
  return files;
};
