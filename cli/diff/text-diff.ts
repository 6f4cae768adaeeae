import { printableLine } from '../report/printable.ts';

/** Lines around a change. */
const CONTEXT = 3;

/** The changes of a file as `diff -u` prints them: one run of lines, from the first to the last difference. */
export const textDiff = (path: string, before: string | null, after: string): string => {
  const [old, changed] = [linesOf(before ?? ''), linesOf(after)];
  let start = 0;
  while (start < Math.min(old.length, changed.length) && old[start] === changed[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, changed.length) - start && old.at(-1 - end) === changed.at(-1 - end)) end++;
  const from = Math.max(0, start - CONTEXT);
  const tail = old.slice(old.length - end, old.length - end + CONTEXT);
  const rows = [
    ...old.slice(from, start).map((line) => ` ${line}`),
    ...old.slice(start, old.length - end).map((line) => `-${line}`),
    ...changed.slice(start, changed.length - end).map((line) => `+${line}`),
    ...tail.map((line) => ` ${line}`),
  ];
  const range = (count: number): string => `${count === 0 ? 0 : from + 1},${count}`;
  const kept = start - from + tail.length;
  const head = `@@ -${range(kept + old.length - end - start)} +${range(kept + changed.length - end - start)} @@`;
  return [`--- ${before === null ? '/dev/null' : path}`, `+++ ${path}`, head, ...rows]
    .map((line) => `${line.split('\t').map(printableLine).join('\t')}\n`)
    .join('');
};

const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/));
