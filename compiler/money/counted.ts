import { isOfPrices, REACH, type Role, type Units } from './units.ts';

/** What is paid at first, once or for nothing counts no thing: "/ first month", "je nach Aufwand", "à vista". */
const NO_COUNTS: readonly Role[] = ['intro', 'once', 'free', 'former', 'saving', 'about'];

const isNoCount = (units: Units, at: number): boolean =>
  units.is(at, ...NO_COUNTS) || /^(?:nach|vista|prazo|couple|pair)$/.test(units.token(at)?.text ?? '');

/** "1M tokens", "1000 messages" */
const isQuantity = (units: Units, at: number): boolean =>
  units.isNumber(at) && units.isGlued(at + 1) && units.token(at + 1)?.kind === 'word';

const isNoun = (units: Units, at: number): boolean =>
  units.token(at)?.kind === 'word' && !isOfPrices(units.meaning(at)) && !units.is(at, 'each', 'billed', 'taxExcluded', 'from');

/** Reads what an amount counts once for, behind a word for "per"; null when that is nothing, or `per` tells it already. */
export const readCounted = (units: Units, first: number, per: string | null): { readonly per: string; readonly next: number } | null => {
  let next = isQuantity(units, first) ? first + 2 : first;
  while (next < first + REACH && (isNoun(units, next) || (next === first && units.isNumber(next)))) next++;
  return next === first || per !== null || isNoCount(units, first) ? null : { per: units.textOf(first, next), next };
};
