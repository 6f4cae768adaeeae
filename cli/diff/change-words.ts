import { isObject } from '../../compiler/base/json.ts';
import type { FactChange } from '../../compiler/facts/diff.ts';
import { printable } from '../report/printable.ts';

/** Signs of a value that are printed; a description or an enumeration may be as long as a page. */
const LENGTH = 120;
/** Signs before the first difference of two long values. */
const LEAD = 20;

/** Both sides of a change on one line each, cut to where they differ; an absent side is empty. */
export const changeWords = ({ oldWords, newWords }: FactChange): { readonly old: string; readonly new: string } => {
  const [old, current] = [[...printable(oldWords ?? '')], [...printable(newWords ?? '')]];
  const first = current.findIndex((sign, index) => sign !== old[index]);
  const isLong = old.length > LENGTH || current.length > LENGTH;
  const start = isLong && oldWords !== null && newWords !== null ? Math.max(0, (first < 0 ? current.length : first) - LEAD) : 0;
  return { old: excerpt(old, start), new: excerpt(current, start) };
};

const excerpt = (signs: readonly string[], start: number): string =>
  `${start > 0 ? '…' : ''}${signs.slice(start, start + LENGTH).join('')}${signs.length > start + LENGTH ? '…' : ''}`;

/** True for texts of many lines, which are counted and not printed. */
export const isText = ({ path, old, new: current }: FactChange): boolean =>
  path.endsWith('.markdown') && [old, current].some((value) => isObject(value) && typeof value.words === 'number');

/** `3 changed, 1 added`, or that nothing changed. */
export const countChanges = (changes: readonly FactChange[]): string => {
  const counts = (['changed', 'added', 'removed'] as const).map((kind) => [changes.filter((change) => change.kind === kind).length, kind]);
  const said = counts.filter(([count]) => count !== 0).map((part) => part.join(' '));
  return said.length === 0 ? 'no fact changed' : said.join(', ');
};
