import { shorten } from '../../../compiler/base/one-line.ts';
import type { Score } from '../../check/score.ts';
import type { LocatedProblem, Outcome, Reporter } from '../outcome.ts';
import { codeText, markdownTable, count, countLevels } from '../printable.ts';
import { whereIs } from '../problems.ts';
import { shardWords, withoutGaps } from '../summary.ts';
import { verdictMarkdown } from '../verdict.ts';

/** Maximum characters of all rows: a comment on GitHub has at most 65,536, and a workflow may add text around the report. */
const ROOM = 50_000;

/** Maximum characters of one text; character references make it up to six times as long. */
const MAXIMUM_TEXT = 300;

/** For the comment of a pull request: a short summary and a table of as many problems as fit. */
export const markdown: Reporter = {
  isDocument: true,
  report: (outcome) => {
    const { command, verdict } = outcome;
    const problems = withoutGaps(outcome.problems);
    const told = verdict ? `\n${verdictMarkdown(verdict)}` : '';
    const head = `**sitec ${command}**: ${countLevels(problems) || 'no problems'}. ${whatCameOfIt(outcome)}\n${told}`;
    const rows = rowsWithin(ROOM, problems);
    if (rows.length === 0) return head;
    const left = problems.length - rows.length;
    const more = left === 0 ? '' : `\nAnd ${left} more.\n`;
    return `${head}\n${markdownTable(['level', 'code', 'problem', 'place', 'what to do'], rows)}${more}`;
  },
};

const whatCameOfIt = (outcome: Outcome): string => (outcome.score ? scoreWords(outcome.score) : whatWasWritten(outcome));

/** The total in a sentence, then a row for each group. */
const scoreWords = (score: Score): string => {
  const { subject, pages, total, level, groups } = score;
  const rows = groups.map(({ name, score: own, passed, applicable }) => [
    name,
    own === null ? '-' : String(own),
    `${passed} of ${applicable}`,
  ]);
  const missing = level.missing.length === 0 ? '' : `; the next one needs ${codeText(level.missing.join(', '))}`;
  const head = `${codeText(subject)}, ${count(pages, 'page')} checked: score ${total ?? '-'}, level ${level.value} of 5${missing}.`;
  return `${head}\n\n${markdownTable(['group', 'score', 'passed'], rows).trimEnd()}`;
};

const whatWasWritten = ({ summary, isPublished, shard }: Outcome): string => {
  if (shard) return `Read ${shardWords(shard)}, for ${codeText(shard.file)}.`;
  if (!summary) return 'Nothing was written.';
  if (summary.isDryRun)
    return `Dry run, nothing was written: ${count(summary.files, 'file')} of ${count(summary.pages, 'page')} would go to ${codeText(summary.out)}.`;
  if (!isPublished) return `Nothing was written: ${codeText(summary.out)} is unchanged.`;
  return `${count(summary.files, 'file')} of ${count(summary.pages, 'page')} written to ${codeText(summary.out)}.`;
};

const rowsWithin = (space: number, problems: readonly LocatedProblem[]): readonly (readonly string[])[] => {
  const rows: (readonly string[])[] = [];
  let left = space;
  for (const problem of problems) {
    const row = rowOf(problem);
    left -= row.join('').length;
    if (left < 0) break;
    rows.push(row);
  }
  return rows;
};

const rowOf = ({ level, code, message, place, fix }: LocatedProblem): readonly string[] =>
  [level, code, cell(message), place ? cell(whereIs(place)) : '', cell(fix)] as const;

const cell = (text: string): string => codeText(shorten(text, MAXIMUM_TEXT));
