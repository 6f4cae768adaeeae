import pc from 'picocolors';
import type { KeptNote, LeftOutNote, Listed, PageNote, RepeatNote } from '../../compiler/pages/note.ts';
import type { Missed } from '../../compiler/pages/missed.ts';
import { printable } from '../report/printable.ts';
import type { FoundNote } from './page-notes-file.ts';

const LABEL_WIDTH = 10;

/** What happened to a page on its way to markdown: a head, then lines with a label. */
export const explainPage = ({ build, page, twin }: FoundNote, colours: boolean): string => {
  const { path, title, source, dated, leftOut, missed, kept, repeated } = page;
  const { bold } = pc.createColors(colours);
  const stale = twin.isOfBuild ? '' : ', but not the one of this build: it failed, or the folder was changed since';
  const lines = [
    ...section('build', [`${build.site}, ${counted(build.pages, 'page')}, ${build.base}, noted ${build.noted}`]),
    ...section('source', [source]),
    ...section('updated', dated ? [`${dated.date}, by ${DATE_SOURCES[dated.source]}`] : []),
    ...section('main', mainLines(page)),
    ...section('words', [wordsLine(page)]),
    ...section('left out', listLines(leftOut, leftOutLine)),
    ...section('lacks', missed.map(missedLine)),
    ...section('repeats', listLines(repeated, repeatLine)),
    ...section('kept', listLines(kept, keptLine)),
    ...section('twin', [twin.file + stale, twin.url]),
  ];
  return `${bold(printable(path))}  ${printable(title)}\n${lines.map((line) => `  ${line}\n`).join('')}`;
};

/** What a date comes from, in words. */
const DATE_SOURCES = {
  frontmatter: 'its content entry',
  jsonld: 'its JSON-LD or its head',
  git: 'the last commit that changed its source',
  file: 'the time of its source in the file system',
} as const;

/** Lines below one label, which stands before the first. */
const section = (label: string, lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => `${(index === 0 ? label : '').padEnd(LABEL_WIDTH)}${printable(line)}`);

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The candidate that was accepted, or the body, then those that were not. */
const mainLines = ({ candidates, words: { body } }: PageNote): readonly string[] => {
  const lines = candidates.map(({ by, words, isAccepted }) => {
    const share = `${words} of ${counted(body, 'word')} (${Math.round((100 * words) / Math.max(1, body))} %)`;
    if (isAccepted) return `${by}, ${share}: the first that holds a quarter of the body`;
    return `not ${by}, ${words === 0 ? 'which is empty or left out' : `${share}: less than a quarter`}`;
  });
  const none = candidates.length === 0 ? ': nothing says what the main content is' : '';
  const last = candidates.at(-1)?.isAccepted ? [] : [`the whole body${none}`];
  return [...last, ...lines.toReversed()];
};

const wordsLine = ({ words: { body, content }, repeated }: PageNote): string => {
  const gone = repeated.first.reduce((sum, { words }) => sum + words, repeated.others.words);
  const rest = gone > 0 ? `, ${Math.max(0, content - gone)} without what repeats` : '';
  return `${body} in the body, ${content} in the content${rest}`;
};

const listLines = <T>({ first, others: { count, words } }: Listed<T>, lineOf: (note: T) => string): readonly string[] => [
  ...first.map(lineOf),
  ...(count > 0 ? [`and ${count} more, ${counted(words, 'word')}`] : []),
];

const leftOutLine = ({ rule, text, words, hidden, times }: LeftOutNote): string =>
  `${rule}: "${text}", ${counted(words, 'word')}${times > 1 ? `, ${times} times` : ''}${hidden ? ', hidden' : ''}`;

const missedLine = ({ rule, kind, text }: Missed): string => `the ${kind} "${text}", which stands nowhere else, by the rule ${rule}`;

const repeatLine = ({ rule, text, words, group, groupPages, holders }: RepeatNote): string =>
  `"${text}", ${counted(words, 'word')}: ${rule} of ${group}, on ${holders} of ${counted(groupPages, 'page')}`;

const keptLine = ({ selector, text, words }: KeptNote): string => `${selector}: "${text}", ${counted(words, 'word')}`;
