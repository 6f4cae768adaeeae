import { hash } from 'node:crypto';
import { LABEL_WORDS, MENU_DENSITY, type ChromeModel, type KeyedUnit, type Repetition } from '../markdown/chrome/model.ts';

/** What the site says of the units of a page: for each that repeats, its line and the repetition. */
export type Verdicts = readonly (readonly [line: string, repetition: Repetition])[];

/** What a unit is made of, as far as a verdict asks: links, a few words, or more. */
const LINKS = '+';
const FEW_WORDS = '~';
const TEXT = '-';

const lineOf = ({ key, words, linkDensity }: KeyedUnit): string =>
  (linkDensity >= MENU_DENSITY ? LINKS : words <= LABEL_WORDS ? FEW_WORDS : TEXT) + key;

const unitOf = (line: string): KeyedUnit => ({
  key: line.slice(1),
  words: line.startsWith(FEW_WORDS) ? LABEL_WORDS : Infinity,
  linkDensity: line.startsWith(LINKS) ? 1 : 0,
});

/** Units as lines of text, each once: all that a verdict is made of. */
export const unitLines = (units: readonly KeyedUnit[]): string => [...new Set(units.map(lineOf))].join('\n');

/** The keys in lines of units. */
export const keysOf = (lines: string): readonly string[] => linesOf(lines).map((line) => line.slice(1));

const linesOf = (lines: string): readonly string[] => (lines === '' ? [] : lines.split('\n'));

/** Asks the model for everything that it says of the units of a page. */
export const judge = (lines: string, groups: readonly string[], model: ChromeModel): Verdicts =>
  linesOf(lines).flatMap((line) => {
    const repetition = model.verdict(unitOf(line), groups);
    return repetition ? [[line, repetition] as const] : [];
  });

/**
 * What of the verdicts decides how a page is read. On how many pages a unit stands does not: those numbers change with every page that comes or
 * goes.
 */
export const verdictsDigest = (verdicts: Verdicts): string =>
  hash(
    'sha256',
    JSON.stringify(verdicts.map(([line, { isEverywhere, isMenu, isLabel, group }]) => [line, isEverywhere, isMenu, isLabel, group])),
    'base64url',
  );

/** A model that knows the units of one page only. */
export const modelOfPage = (verdicts: Verdicts): Pick<ChromeModel, 'verdict'> => {
  const known = new Map(verdicts);
  return { verdict: (unit) => known.get(lineOf(unit)) ?? null };
};

/** What the model says now of a unit that was found to repeat before, in the group in which it did. */
export const counted = (repetition: Repetition, model: ChromeModel): Repetition => {
  const { key, isMenu, isLabel, group } = repetition;
  const unit = { key, words: isLabel ? LABEL_WORDS : Infinity, linkDensity: isMenu ? 1 : 0 };
  const { pages, holders } = model.verdict(unit, [group]) ?? repetition;
  return { ...repetition, pages, holders };
};
