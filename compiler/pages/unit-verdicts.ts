import { hash } from 'node:crypto';
import type { VerdictOf } from '../markdown/chrome/judged.ts';
import type { ChromeModel, Repetition } from '../markdown/chrome/model.ts';
import { traceIn, traceLine, type Trace } from '../markdown/chrome/traces.ts';
import type { Unit } from '../markdown/chrome/units.ts';

/** The site's verdicts about the units of a page: for each repeated one, the line of its trace and the repetition. */
export type Verdicts = readonly (readonly [line: string, repetition: Repetition])[];

/** Traces of units as lines of text, each once. */
export const unitLines = (units: readonly Unit[]): string => [...new Set(units.map(traceLine))].join('\n');

/** The traces in lines of units. */
export const tracesIn = (lines: string): readonly Trace[] => linesOf(lines).map(traceIn);

const linesOf = (lines: string): readonly string[] => (lines === '' ? [] : lines.split('\n'));

/** Gets all verdicts of the model about the units of a page in a language. */
export const judge = (lines: string, language: string, model: ChromeModel): Verdicts =>
  linesOf(lines).flatMap((line) => {
    const repetition = model.verdict(traceIn(line), language);
    return repetition ? [[line, repetition] as const] : [];
  });

/**
 * Digest of the verdicts that determine how a page is read, without the numbers of pages, which change whenever pages are added or removed.
 */
export const verdictsDigest = (verdicts: Verdicts): string =>
  hash('sha256', JSON.stringify(verdicts.map(([line, { pages: _pages, holders: _holders, ...said }]) => [line, said])), 'base64url');

/** Verdicts about the units of one page. */
export const verdictsOf = (verdicts: Verdicts): VerdictOf => {
  const known = new Map(verdicts);
  return (unit) => known.get(traceLine(unit)) ?? null;
};

/** Earlier repetitions with the current numbers of pages. */
export const counted = (verdicts: Verdicts): ((repetition: Repetition) => Repetition) => {
  const now = new Map(verdicts.map(([, repetition]) => [repetition.key, repetition]));
  return (repetition) => now.get(repetition.key) ?? repetition;
};
