import pc from 'picocolors';
import type { FactChange } from '../../compiler/facts/diff.ts';
import { codeText, markdownTable } from '../report/markdown-text.ts';
import { printable, printableJson } from '../report/printable.ts';
import { changeWords, countChanges, isText } from './change-words.ts';

/** Changes as a person reads them, one line each: `plans.growth.price  49 -> 59 USD a month`, `+ guides/start`; then their number. */
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

/** A link to a page, called by its path; nothing for what is no address. */
const link = (address: string | null): string => {
  if (address === null || !URL.canParse(address)) return '';
  const { protocol, href, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol)) return '';
  return `[${codeText(pathname)}](<${href.replace(/[\\|<>]/g, encodeURIComponent).replaceAll('&', '&amp;')}>)`;
};

/** Changes as one object for programs: `{ schemaVersion: 1, changes: [...] }`; a side that has no such fact is null. */
export const diffAsJson = (changes: readonly FactChange[]): string =>
  `${printableJson({ schemaVersion: 1, changes: changes.map(({ isRecord: _, ...change }) => change) })}\n`;
