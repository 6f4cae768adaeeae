import pc from 'picocolors';
import { grouped } from '../../compiler/base/group-by.ts';
import type { Place, Problem } from '../../compiler/index.ts';
import { locate } from '../../compiler/problems/locate.ts';
import { compare } from '../../compiler/problems/problem.ts';
import { placeWords } from '../../compiler/report/places.ts';
import type { LocatedPlace } from './outcome.ts';
import { printable, printableLine, countLevels, LEVELS } from './printable.ts';

const LABEL_WIDTH = 8;
/** Maximum problems of one code that are printed in full; a site-wide mistake would otherwise hide everything else. */
const MAXIMUM_OF_ONE_CODE = 20;

/**
 * Problems for people: the message, the place with its line, and the fix; with --verbose also the reason. Places are relative to `cwd`.
 * Long lists of one code are cut, unless all are requested.
 */
export const reportProblems = (problems: readonly Problem[], cwd: string, colours: boolean, isVerbose = false): string => {
  const most = isVerbose ? Infinity : MAXIMUM_OF_ONE_CODE;
  const seen = new Map<string, number>();
  const blocks = problems.flatMap((problem) => {
    const number = (seen.get(problem.code) ?? 0) + 1;
    seen.set(problem.code, number);
    return number > most ? [] : [problemBlock(problem, cwd, colours, isVerbose)];
  });
  const more = [...seen].filter(([, number]) => number > most).map(([code, number]) => `${code}: and ${number - most} more (--verbose)\n`);
  return [...blocks, ...more].map((block) => `${block}\n`).join('');
};

/** Maximum kinds of problems in the report of a build, unless all are requested. */
const MOST_KINDS = 3;

/** The problems of one kind. */
type Alike<P> = readonly [first: P, ...others: P[]];

/** The most important of many problems: errors and warnings by code, worst and most frequent first; and the number of other codes. */
export const foremost = <P extends Pick<Problem, 'code' | 'level'>>(
  problems: readonly P[],
): { readonly shown: readonly Alike<P>[]; readonly rest: readonly P[] } => {
  const telling = problems.filter(({ level }) => level !== 'note');
  const kinds = [...grouped(telling, ({ level, code }) => `${level} ${code}`).values()] as unknown as readonly Alike<P>[];
  const rank = ([{ level }]: Alike<P>): number => LEVELS.indexOf(level);
  const sorted = kinds.toSorted((a, b) => rank(a) - rank(b) || b.length - a.length || compare(a[0].code, b[0].code));
  return { shown: sorted.slice(0, MOST_KINDS), rest: sorted.slice(MOST_KINDS).flat() };
};

/** The most important problems, one of each kind in full, with the number of the others. */
export const reportForemost = (problems: readonly Problem[], cwd: string, colours: boolean): string => {
  const { shown, rest } = foremost(problems);
  const blocks = shown.map(([first, ...others]) => {
    const block = problemBlock(first, cwd, colours, false);
    return others.length === 0 ? block : `${block}  and ${others.length} more of ${first.code}\n`;
  });
  const left = rest.length === 0 ? [] : [`and ${countLevels(rest)} of other kinds (--verbose prints every problem)\n`];
  const reasons = shown.slice(0, 1).map(([first]) => `${reasonWords(first)}\n`);
  return [...blocks, ...left, ...reasons].map((block) => `${block}\n`).join('');
};

/** The command that prints the reason of a problem, which reports have only with --verbose. */
export const reasonWords = ({ code }: Pick<Problem, 'code'>): string => `why it matters: sitec explain ${code}`;

const problemBlock = (problem: Problem, cwd: string, colours: boolean, isVerbose: boolean): string => {
  const head = labelOf(problem, colours) + printable(problem.message);
  const related = problem.related.map((place) => `  also  ${where(place, cwd)}`);
  return [head, ...frame(problem.place, cwd), ...related, ...adviceOf(problem, isVerbose), ''].join('\n');
};

/** The level and the code of a problem, before its message. */
export const labelOf = ({ level, code }: Pick<Problem, 'level' | 'code'>, colours: boolean): string => {
  const colour = pc.createColors(colours);
  const paint = { error: colour.red, warning: colour.yellow, note: colour.cyan };
  return `${paint[level](level.padEnd(LABEL_WIDTH - 1))} ${colour.bold(code)}  `;
};

/** The lines after a problem: how to fix it, and on request why it matters. */
export const adviceOf = ({ why, fix }: Pick<Problem, 'why' | 'fix'>, isVerbose: boolean): readonly string[] => [
  ...(isVerbose ? [`  why   ${printable(why)}`] : []),
  `  fix   ${printable(fix)}`,
];

const where = (place: Place, cwd: string): string => {
  const location = locate(place, cwd);
  const position = location ? `:${location.line}:${location.column}` : '';
  return printable(`${place.file}${position}${place.note === undefined ? '' : ` (${place.note})`}`);
};

const frame = (place: Place | undefined, cwd: string): readonly string[] => {
  if (!place) return [];
  const location = locate(place, cwd);
  if (!location) return [`  ${where(place, cwd)}`];
  // A minified page is one long line: show the part around the place.
  const start = Math.max(0, location.column - 41);
  const text = printableLine(location.text.slice(start, start + 100));
  const margin = `    ${location.line} | `;
  return [`  ${where(place, cwd)}`, margin + text, `${' '.repeat(margin.length + location.column - 1 - start)}^`];
};

/** A place as text: `content/plans.yaml:3:12 (data-sitec-price)`. */
export const whereIs = ({ file, line, column, note }: LocatedPlace): string =>
  placeWords({ file, line: line ?? null, column: column ?? null, at: note ?? null });
