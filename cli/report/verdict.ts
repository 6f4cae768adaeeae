/** The verdict for people at a terminal and in comments. */
import pc from 'picocolors';
import { shorten } from '../../compiler/base/one-line.ts';
import { READERS, type Verdict, type VerdictAnswer, type VerdictReader } from '../../compiler/verdict/verdict.ts';
import { codeText, markdownTable, printable, count } from './printable.ts';
import type { View } from './outcome.ts';

/** Maximum characters of a printed answer; the report has whole answers. */
const SHOWN = 200;

/**
 * The verdict in a sentence: `17 of 20 buyers' questions answered, 16 of 16 pages readable without scripts: 92 of 100`; for a sample with
 * its size.
 */
export const verdictWords = ({ answered, answers, readers, score, sample }: Verdict): string => {
  const [html] = readers;
  const readable = html === undefined ? '' : `, ${html.pages} of ${count(html.of, 'page')} readable without scripts`;
  const read = sample === undefined ? '' : ` (${sample.read} of ${count(sample.of, 'page')} read)`;
  return `${answered} of ${answers.length} buyers' questions answered${readable}${read}: ${score} of 100`;
};

/** The name of a site, and its public address without a slash at its end. */
interface NamedSite {
  readonly name: string;
  readonly base: string;
}

/** The verdict as lines: answers with their pages, questions without an answer, and what each reader gets. */
export const verdictLines = (verdict: Verdict, { name, base }: NamedSite, { colours }: Pick<View, 'colours'>): readonly string[] => {
  const { bold } = pc.createColors(colours);
  const [found, open] = [verdict.answers.filter(({ isAnswered }) => isAnswered), verdict.answers.filter(({ isAnswered }) => !isAnswered)];
  return [
    bold(`What will an agent say about ${printable(name)}?`),
    ` ${verdictWords(verdict)}`,
    '',
    ...found.flatMap((answer) => [` ${printable(shorten(answer.question, SHOWN))}`, `   ${answerWords(answer, base)}`]),
    ...(open.length === 0 ? [] : ['', ` ${bold('Not found')}`, ...open.map(({ question }) => `   ${printable(shorten(question, SHOWN))}`)]),
    '',
    ...readerLines(verdict.readers),
  ];
};

/** The verdict of a check: the sentence, questions without an answer, and what readers get; with every answer on request. */
export const shortVerdict = (verdict: Verdict, name: string, view: View): readonly string[] => {
  if (view.isVerbose) return verdictLines(verdict, { name, base: name }, view);
  const open = verdict.answers.filter(({ isAnswered }) => !isAnswered);
  const { bold } = pc.createColors(view.colours);
  return [
    `${bold('What will an agent say?')}  ${verdictWords(verdict)}`,
    ...open.map(({ question }) => `  not found  ${printable(shorten(question, SHOWN))}`),
    ...readerLines(verdict.readers),
  ];
};

const answerWords = ({ text, url }: VerdictAnswer, base: string): string => {
  const page = (url ?? '').startsWith(`${base}/`) ? (url ?? '').slice(base.length) : (url ?? '');
  return `${printable(shorten(text ?? '', SHOWN))}  ${printable(page)}`;
};

const HEAD = ['Reader', 'Pages', 'Words', 'Lost', 'Tokens', 'Prices'];

const readerCells = (readers: readonly VerdictReader[]): readonly (readonly string[])[] =>
  readers.map(({ name, pages, of, words, lost, tokens, prices }) => [
    READERS[name],
    `${pages} of ${of}`,
    String(words),
    lost === null ? '?' : String(lost),
    String(tokens),
    String(prices),
  ]);

/** How to include a reader that runs scripts, where pages need it: scripts of a site run only on request. */
const browserWords = (readers: readonly VerdictReader[]): readonly string[] =>
  readers.some(({ name, lost }) => name === 'html' && lost === null) ? ['not read: run sitec or sitec build with --render'] : [];

const readerLines = (readers: readonly VerdictReader[]): readonly string[] => {
  const rows = [HEAD, ...readerCells(readers)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const named = (name: string): string => ` ${name.padEnd(widths[0] ?? 0)}`;
  return [
    ...rows.map(([name = '', ...cells]) => [named(name), ...cells.map((cell, at) => cell.padStart(widths[at + 1] ?? 0))].join('  ')),
    ...browserWords(readers).map((words) => `${named(READERS.browser)}  ${words}`),
  ];
};

/** The verdict for a comment: the sentence, what each reader gets, and questions without an answer. */
export const verdictMarkdown = (verdict: Verdict): string => {
  const open = verdict.answers.filter(({ isAnswered }) => !isAnswered).map(({ question }) => `- ${codeText(question)}\n`);
  const notFound = open.length === 0 ? '' : `\nNot found:\n\n${open.join('')}`;
  const browser = browserWords(verdict.readers).map((words) => [READERS.browser, words, '', '', '', '']);
  return `${verdictWords(verdict)}.\n\n${markdownTable(HEAD, [...readerCells(verdict.readers), ...browser])}${notFound}`;
};
