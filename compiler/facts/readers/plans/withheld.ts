import { moneyOf } from '../../values.ts';
import type { Money } from '../../../schema/shapes.ts';
import type { Sources } from '../../resource.ts';
import type { Settled } from '../../settle.ts';

/** A price that is not published although a source has it. Its words stay, with the reason. `path` is the path of the fact. */
export const withheld = (path: string, settled: Settled, reason: 'disputed' | 'unreadable', { log }: Sources): Settled => {
  const { winner, confirming, value } = settled;
  log.add(path, { value: null, reason, winner, confirming, losing: [] });
  return { ...settled, value: moneyOf({ quote: (value as Money).quote, reason }) };
};
