import pc from 'picocolors';
import { grouped } from '../../compiler/base/group-by.ts';
import { packageVersion } from '../../compiler/base/package.ts';
import type { GroupScore, Score } from '../check/score.ts';
import type { LocatedProblem, Outcome, View } from './outcome.ts';
import { printable, printableLine, count, countLevels } from './printable.ts';
import { adviceOf, labelOf, reasonWords } from './problems.ts';
import { shortVerdict } from './verdict.ts';

/** Maximum problems of one code: one template makes the same mistake on every page. */
const MOST_OF_ONE_CODE = 3;
const LABEL_WIDTH = 10;
const SCORE_WIDTH = 4;

/** The result of a check for people: problems by code, with their fixes; then a line for each group, and the total. */
export const reportCheck = (outcome: Outcome, score: Score, view: View): string => {
  const shown = view.isQuiet ? outcome.problems.filter(({ level }) => level === 'error') : outcome.problems;
  const mended = new Set(score.checks.filter((check) => check.mended && !view.isVerbose).map(({ code }) => code));
  const [by, others] = [shown.filter(({ code }) => mended.has(code)), shown.filter(({ code }) => !mended.has(code))];
  const blocks = [...grouped(others, ({ code }) => code).values()].map((problems) => block(problems, view));
  const head = `sitec ${packageVersion()}  check  ${score.subject}  ${count(score.pages, 'page')} checked\n`;
  const verdict = outcome.verdict && !view.isQuiet ? [`${shortVerdict(outcome.verdict, score.subject, view).join('\n')}\n`] : [];
  const parts = [
    ...(view.isQuiet ? [] : [printableLine(head.trimEnd()) + '\n', ...emptyLines(score, view)]),
    ...verdict,
    ...blocks,
    ...mendedBlock(by, score, view),
  ];
  const lines = view.isQuiet ? [] : [...notApplicableLines(score, view), ...scoreLines(outcome, score, view)];
  return [...parts, ...(lines.length === 0 ? [] : [`${lines.join('\n')}\n`])].join('\n');
};

/** Other problems of a site without text follow from it. */
const emptyLines = ({ empty = 0, pages }: Score, { colours }: View): readonly string[] => {
  if (empty === 0) return [];
  const words = `${empty} of ${count(pages, 'page')} ${empty === 1 ? 'has' : 'have'} almost no text without scripts: ChatGPT, Claude and Perplexity fetch only HTML`;
  return [`${pc.createColors(colours).red(words)}\n`];
};

/** Problems that one command fixes: a line each, then the command. */
const mendedBlock = (problems: readonly LocatedProblem[], { checks }: Score, { colours }: View): readonly string[] => {
  if (problems.length === 0) return [];
  const { bold } = pc.createColors(colours);
  const failed = checks.filter(({ state }) => state === 'failed');
  const words = `sitec build would fix ${failed.filter(({ mended }) => mended).length} of ${count(failed.length, 'failed check')} (--verbose shows other fixes):`;
  const told = [...grouped(problems, ({ code }) => code)].map(([code, [first, ...others]]) => {
    const more = others.length === 0 ? '' : `, and ${others.length} more`;
    return `  ${code}  ${printable(first?.message ?? '')}${more}`;
  });
  return [`${[bold(words), ...told].join('\n')}\n`];
};

/** Problems of one code: the message for each place, then the fix once, and with --verbose the reason. */
const block = (problems: readonly LocatedProblem[], { colours, isVerbose }: View): string => {
  const [first, ...others] = problems as readonly [LocatedProblem, ...LocatedProblem[]];
  const margin = ' '.repeat(labelOf(first, false).length);
  const told = isVerbose ? others : others.slice(0, MOST_OF_ONE_CODE - 1);
  const left = others.length - told.length;
  return [
    labelOf(first, colours) + printable(first.message),
    ...told.map(({ message }) => margin + printable(message)),
    ...(left === 0 ? [] : [`${margin}and ${left} more (--verbose)`]),
    ...adviceOf(first, isVerbose),
    '',
  ].join('\n');
};

const notApplicableLines = ({ checks }: Score, { isVerbose }: View): readonly string[] => {
  const skipped = checks.filter(({ reason }) => isVerbose && reason !== undefined);
  const lines = skipped.map(({ group, name, reason = '' }) => ` not applicable  ${group}/${name}: ${printableLine(reason)}`);
  return lines.length === 0 ? [] : [...lines, ''];
};

const scoreLines = ({ problems, exitCode, milliseconds }: Outcome, score: Score, { colours, isVerbose }: View): readonly string[] => {
  const { bold } = pc.createColors(colours);
  const [first] = problems;
  const reasons = first === undefined || isVerbose ? '' : `   ${reasonWords(first)}`;
  return [
    ...score.groups.map(groupLine),
    ...(score.total === null ? [] : [bold(line('score', scoreWords(score.total)))]),
    line('level', levelWords(score)),
    ...(problems.length === 0 ? [] : [line('found', countLevels(problems) + reasons)]),
    line(exitCode === 0 ? 'done' : 'ended', `${(milliseconds / 1000).toFixed(1)} s`),
  ];
};

const line = (label: string, words: string): string => ` ${label.padEnd(LABEL_WIDTH)} ${words}`;

const groupLine = ({ name, score, passed, applicable }: GroupScore): string =>
  line(name, score === null ? 'nothing to check' : `${scoreWords(score)}  ${passed} of ${applicable}`);

const scoreWords = (score: number): string => String(score).padStart(SCORE_WIDTH);

/** The level in words, with the missing traits for the next one. */
export const levelWords = ({ level: { value, missing } }: Pick<Score, 'level'>): string =>
  `${scoreWords(value)} of 5${missing.length === 0 ? '' : `, the next one needs ${missing.join(', ')}`}`;
