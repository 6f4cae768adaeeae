/** What an agent will say about a site, for people at a terminal and in comments. */
import pc from 'picocolors';
import { shorten } from '../../compiler/base/shorten.ts';
import { READERS, type Verdict, type VerdictAnswer, type VerdictReader } from '../../compiler/verdict/verdict.ts';
import { count } from './counts.ts';
import { codeText, markdownTable, printable } from './printable.ts';
import type { View } from './reporter.ts';

/** Characters of an answer that are shown; whole answers are in the report. */
const SHOWN = 200;

/** The verdict in a sentence: `17 of 20 buyers' questions answered, 16 of 16 pages readable without scripts: 92 of 100`. */
export const verdictWords = ({ answered, answers, readers, score }: Verdict): string => {
  const [html] = readers;
  const readable = html === undefined ? '' : `, ${html.pages} of ${count(html.of, 'page')} readable without scripts`;
  return `${answered} of ${answers.length} buyers' questions answered${readable}: ${score} of 100`;
};

/** A site as it is called, and its public address without a slash at its end. */
interface NamedSite {
  readonly name: string;
  readonly base: string;
}

/** The verdict as lines: what is answered with its page, what is not found, and what each reader gets. */
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

/** The verdict of a check: the sentence, what is not found, and what readers get; every answer where all is wanted. */
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

const readerLines = (readers: readonly VerdictReader[]): readonly string[] => {
  const rows = [HEAD, ...readerCells(readers)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map(
    (row) => ` ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}`,
  );
};

/** The verdict for a comment: the sentence, what each reader gets, and what is not found. */
export const verdictMarkdown = (verdict: Verdict): string => {
  const open = verdict.answers.filter(({ isAnswered }) => !isAnswered).map(({ question }) => `- ${codeText(question)}\n`);
  const notFound = open.length === 0 ? '' : `\nNot found:\n\n${open.join('')}`;
  return `${verdictWords(verdict)}.\n\n${markdownTable(HEAD, readerCells(verdict.readers))}${notFound}`;
};
