import pc from 'picocolors';
import { isObject } from '../../compiler/base/json.ts';
import type { FactChange } from '../../compiler/facts/diff.ts';
import { codeText, countKinds, markdownTable, printable, printableJson } from '../report/printable.ts';

/** Maximum characters of a printed value; a description or an enumeration may be as long as a page. */
const LENGTH = 120;

/** Characters before the first difference of two long values. */
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
const isText = ({ path, old, new: current }: FactChange): boolean =>
  path.endsWith('.markdown') && [old, current].some((value) => isObject(value) && typeof value.words === 'number');

/** `3 changed, 1 added`, or that nothing changed. */
const countChanges = (changes: readonly FactChange[]): string => {
  const kinds = changes.map(({ kind }) => kind);
  const said = countKinds(['changed', 'added', 'removed'], kinds).map((part) => part.join(' '));
  return said.length === 0 ? 'no fact changed' : said.join(', ');
};

/** Changes for people, one line each: `plans.growth.price 49 -> 59 USD a month`, `+ guides/start`; then their number. */
export const diffForPeople = (changes: readonly FactChange[], colours: boolean): string => {
  const colour = pc.createColors(colours);
  const paint = { added: colour.green, removed: colour.red, changed: colour.bold };
  const sign = { added: '+ ', removed: '- ', changed: '' };
  const lines = changes.map((change) => {
    // Records have the name of their folder in the API.
    const path = printable(change.isRecord ? change.path.replace('.', '/') : change.path);
    return `${paint[change.kind](sign[change.kind] + path)}  ${valuesOf(change)}`;
  });
  return [...lines, `${lines.length > 0 ? '\n' : ''}${countChanges(changes)}`, ''].join('\n');
};

const valuesOf = (change: FactChange): string => {
  const { old, new: current } = changeWords(change);
  if (change.kind !== 'changed') return old + current;
  return `${isText(change) ? 'changed: ' : ''}${withoutShared(old, current)} -> ${current}`;
};

/** `49` of `49 USD a month` when the other side is `59 USD a month`. */
const withoutShared = (old: string, current: string): string => {
  const [amount = '', rest = ''] = split(old);
  const [other = '', otherRest] = split(current);
  return isAmount(amount) && isAmount(other) && rest === otherRest ? amount : old;
};

const split = (words: string): readonly string[] => {
  const space = words.indexOf(' ');
  return space < 0 ? [words] : [words.slice(0, space), words.slice(space + 1)];
};

const isAmount = (word: string): boolean => /^\d+(?:\.\d+)?$/.test(word);

/** Changes as a table for the comment of a pull request. */
export const diffAsMarkdown = (changes: readonly FactChange[]): string => {
  if (changes.length === 0) return 'No fact changed.\n';
  const rows = changes.map((change) => {
    const { old, new: current } = changeWords(change);
    return [codeText(change.path), change.kind, codeText(old), codeText(current), link(change.newUrl ?? change.oldUrl)];
  });
  return `Facts: ${countChanges(changes)}.\n\n${markdownTable(['fact', 'change', 'old', 'new', 'page'], rows)}`;
};

/** A link to a page with its path as the text; empty for an invalid address. */
const link = (address: string | null): string => {
  if (address === null || !URL.canParse(address)) return '';
  const { protocol, href, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol)) return '';
  return `[${codeText(pathname)}](<${href.replace(/[\\|<>]/g, encodeURIComponent).replaceAll('&', '&amp;')}>)`;
};

/** Changes as one object for programs: `{ schemaVersion: 1, changes: [...] }`; a missing side is null. */
export const diffAsJson = (changes: readonly FactChange[]): string =>
  `${printableJson({ schemaVersion: 1, changes: changes.map(({ isRecord: _, ...change }) => change) })}\n`;
