import pc from 'picocolors';
import type { Place, Problem } from '../../compiler/index.ts';
import { locate } from '../../compiler/problems/locate.ts';
import { placeWords } from '../../compiler/report/places.ts';
import type { LocatedPlace } from './outcome.ts';
import { printable, printableLine } from './printable.ts';

const LABEL_WIDTH = 8;
/** Problems of one code that are printed in full; a site-wide mistake would otherwise hide everything else. */
const MAXIMUM_OF_ONE_CODE = 20;

/**
 * Problems as a person reads them: what, where with the line itself, why it matters, how to mend it. `cwd` is what places are relative to.
 * Long lists of one code are cut, unless all are wanted.
 */
export const reportProblems = (problems: readonly Problem[], cwd: string, colours: boolean, isVerbose = false): string => {
  const colour = pc.createColors(colours);
  const paint = { error: colour.red, warning: colour.yellow, note: colour.cyan };
  const most = isVerbose ? Infinity : MAXIMUM_OF_ONE_CODE;
  const seen = new Map<string, number>();
  const blocks = problems.flatMap((problem) => {
    const number = (seen.get(problem.code) ?? 0) + 1;
    seen.set(problem.code, number);
    if (number > most) return [];
    const head = `${paint[problem.level](problem.level.padEnd(LABEL_WIDTH - 1))} ${colour.bold(problem.code)}  ${printable(problem.message)}`;
    const related = problem.related.map((place) => `  also  ${where(place, cwd)}`);
    const words = [`  why   ${printable(problem.why)}`, `  fix   ${printable(problem.fix)}`];
    return [[head, ...frame(problem.place, cwd), ...related, ...words, ''].join('\n')];
  });
  const more = [...seen].filter(([, number]) => number > most).map(([code, number]) => `${code}: and ${number - most} more (--verbose)\n`);
  return [...blocks, ...more].map((block) => `${block}\n`).join('');
};

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

/** Where something stands: `content/plans.yaml:3:12 (data-sitec-price)`, with what is known of it. */
export const whereIs = ({ file, line, column, note }: LocatedPlace): string =>
  placeWords({ file, line: line ?? null, column: column ?? null, at: note ?? null });
