import pc from 'picocolors';
import type { KeptNote, LeftOutNote, Listed, PageNote, RepeatNote } from '../../compiler/pages/note.ts';
import type { Missed } from '../../compiler/pages/missed.ts';
import { count as counted, printable } from '../report/printable.ts';
import type { FoundNote } from './page-notes-file.ts';

const LABEL_WIDTH = 10;

/** How a page became markdown: a head, then lines with labels. */
export const explainPage = ({ build, page, twin }: FoundNote, colours: boolean): string => {
  const { path, title, source, dated, leftOut, missed, kept, repeated } = page;
  const { bold } = pc.createColors(colours);
  const stale = twin.isOfBuild ? '' : ', but from another build: this one failed, or the folder changed';
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

/** The sources of dates, in words. */
const DATE_SOURCES = {
  frontmatter: 'its content entry',
  jsonld: 'its JSON-LD or its head',
  git: 'the last commit that changed its source',
  file: 'the time of its source in the file system',
} as const;

/** Lines with one label, which is before the first. */
const section = (label: string, lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => `${(index === 0 ? label : '').padEnd(LABEL_WIDTH)}${printable(line)}`);

/** The accepted candidate, or the body, then the rejected candidates. */
const mainLines = ({ candidates, words: { body } }: PageNote): readonly string[] => {
  const lines = candidates.map(({ by, words, isAccepted }) => {
    const share = `${words} of ${counted(body, 'word')} (${Math.round((100 * words) / Math.max(1, body))} %)`;
    if (isAccepted) return `${by}, ${share}: the first with a quarter of the body`;
    return `not ${by}, ${words === 0 ? 'which is empty or left out' : `${share}: less than a quarter`}`;
  });
  const none = candidates.length === 0 ? ': the page does not mark its main content' : '';
  const last = candidates.at(-1)?.isAccepted ? [] : [`the whole body${none}`];
  return [...last, ...lines.toReversed()];
};

const wordsLine = ({ words: { body, content }, repeated }: PageNote): string => {
  const gone = repeated.first.reduce((sum, { words }) => sum + words, repeated.others.words);
  const rest = gone > 0 ? `, ${Math.max(0, content - gone)} without repeated text` : '';
  return `${body} in the body, ${content} in the content${rest}`;
};

const listLines = <T>({ first, others: { count, words } }: Listed<T>, lineOf: (note: T) => string): readonly string[] => [
  ...first.map(lineOf),
  ...(count > 0 ? [`and ${count} more, ${counted(words, 'word')}`] : []),
];

const leftOutLine = ({ rule, text, words, hidden, times }: LeftOutNote): string =>
  `${rule}: "${text}", ${counted(words, 'word')}${times > 1 ? `, ${times} times` : ''}${hidden ? ', hidden' : ''}`;

const missedLine = ({ rule, kind, text }: Missed): string => `the ${kind} "${text}", found nowhere else, because of the rule ${rule}`;

const repeatLine = ({ rule, text, words, group, groupPages, holders }: RepeatNote): string =>
  `"${text}", ${counted(words, 'word')}: ${rule} of ${group}, on ${holders} of ${counted(groupPages, 'page')}`;

const keptLine = ({ selector, text, words }: KeptNote): string => `${selector}: "${text}", ${counted(words, 'word')}`;
