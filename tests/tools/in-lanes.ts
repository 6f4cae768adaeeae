/** Work that is done some at a time. */
import { availableParallelism } from 'node:os';

/** Does some work for each item, for as many at once as there are processors; gives the results in the order of the items. */
export const inLanes = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const waiting = items.entries();
  const lane = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return results;
};
