import type { Level, Provenance } from './resources/shapes.ts';
import { levels } from './resources/shapes.ts';
import type { Place, ProblemDefinition, ProblemList } from './problem.ts';

/** What one source says about one value of one record. */
export interface Claim {
  /** Slug of the record. */
  readonly slug: string;
  /** JSON pointer of the value inside the record, for example `/price` or `/limits/users`. */
  readonly pointer: string;
  readonly value: unknown;
  readonly level: Level;
  /** Address of the page that shows it. */
  readonly page: string;
  readonly place: Place;
}

/** The value that won, and who says the same. */
export interface Settled {
  readonly value: unknown;
  readonly level: Level;
  readonly page: string;
  readonly place: Place;
  /** Claims of other sources that say the same. */
  readonly confirming: readonly Claim[];
  /** Claims of other sources that say something else; each has been reported. */
  readonly opposing: readonly Claim[];
}

/** How the values of a pointer are compared and what a disagreement is. */
export interface Drift {
  readonly problem: ProblemDefinition;
  /** Same key = same value. Values whose key is null say nothing that could disagree. */
  key(value: unknown): string | null;
  /** The value in words, for the problem's message. */
  words(value: unknown): string;
}

/** Settled values of one record by pointer. */
export type SettledRecord = ReadonlyMap<string, Settled>;

const rank = (level: Level): number => levels.indexOf(level);

/**
 * Merges claims value by value: the strongest level wins, equal ones confirm it, unequal ones are drift and are reported with both places.
 * Records keep the order in which their slugs appear in `claims`.
 */
export const settle = (
  name: string,
  claims: readonly Claim[],
  driftOf: (pointer: string) => Drift | null,
  problems: ProblemList,
): ReadonlyMap<string, SettledRecord> => {
  const records = new Map<string, Map<string, Claim[]>>();
  for (const claim of claims) {
    const record = records.get(claim.slug) ?? new Map<string, Claim[]>();
    records.set(claim.slug, record.set(claim.pointer, [...(record.get(claim.pointer) ?? []), claim]));
  }
  return new Map(
    [...records].map(([slug, record]) => [
      slug,
      new Map(
        [...record].map(([pointer, found]) => [
          pointer,
          settleValue(slug === name ? name : `${name}.${slug}`, pointer, found, driftOf(pointer), problems),
        ]),
      ),
    ]),
  );
};

const settleValue = (subject: string, pointer: string, claims: readonly Claim[], drift: Drift | null, problems: ProblemList): Settled => {
  const [winner, ...others] = claims.toSorted((a, b) => rank(a.level) - rank(b.level)) as [Claim, ...Claim[]];
  const confirming = drift ? others.filter((other) => agrees(winner, other, drift)) : [];
  const opposing = drift ? others.filter((other) => opposes(winner, other, drift)) : [];
  for (const other of opposing) if (drift) reportDrift(subject + pointer.replaceAll('/', '.'), winner, other, drift, problems);
  const { value, level, page, place } = winner;
  return { value, level, page, place, confirming, opposing };
};

/** A source confirms another one; a second place of the same kind of source does not count. */
const agrees = (winner: Claim, other: Claim, drift: Drift): boolean =>
  other.level !== winner.level && drift.key(other.value) !== null && drift.key(other.value) === drift.key(winner.value);

/** Two sources disagree when both say something, and not the same. */
const opposes = (winner: Claim, other: Claim, drift: Drift): boolean => {
  const [first, second] = [drift.key(winner.value), drift.key(other.value)];
  return first !== null && second !== null && first !== second;
};

const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  config: 'the configuration',
  content: 'the content file',
  attribute: 'the page',
  selector: 'the page',
  jsonld: 'the JSON-LD',
  table: 'the table',
  heuristic: 'the page',
  derived: 'the page',
};

/** What a source says, as far as a report of drift needs it. */
type Stated = Pick<Claim, 'value' | 'level' | 'place'>;

/** Reports that two sources disagree, with both places. */
export const reportDrift = (subject: string, winner: Stated, other: Stated, drift: Drift, problems: ProblemList): void => {
  const values = {
    subject,
    level: LEVEL_NAMES[winner.level],
    value: drift.words(winner.value),
    otherLevel: LEVEL_NAMES[other.level],
    otherValue: drift.words(other.value),
  };
  problems.add(drift.problem, values, winner.place, other.place);
};

/** The public part of the provenance of a record: page and level only. */
export const provenanceOf = (record: SettledRecord): Provenance =>
  Object.fromEntries(
    [...record].map(([pointer, { page, level, confirming }]) => [
      pointer,
      { page, level, confirmedBy: [...new Set(confirming.map((claim) => claim.level))] },
    ]),
  );
