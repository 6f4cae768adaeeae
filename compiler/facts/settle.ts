import { grouped } from '../base/group-by.ts';
import type { Config } from '../config/schema.ts';
import { drift as drifts } from '../problems/drift.ts';
import type { Place, ProblemArguments, ProblemDefinition, ProblemList, Severity } from '../problems/problem.ts';
import { levels, type Level, type Provenance } from '../schema/shapes.ts';
import type { Claim } from './claim.ts';
import type { FactLog } from './log.ts';

/**
 * What a disagreement on a fact is: what the configuration says for its path, else what the problem is by itself. In a path of the
 * configuration `*` stands for one part; the longest path that fits counts.
 */
export const driftLevel = (path: string, { level }: ProblemDefinition, { drift = {} }: Pick<Config, 'drift'>): Severity | 'off' => {
  const [best] = Object.keys(drift)
    .filter((pattern) => fits(pattern, path))
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return (best === undefined ? undefined : drift[best]) ?? level;
};

const fits = (pattern: string, path: string): boolean => {
  const [wanted, parts] = [pattern.split('.'), path.split('.')];
  return wanted.length <= parts.length && wanted.every((part, index) => part === '*' || part === parts[index]);
};

/** Reports a problem of a fact at the level that the configuration gives its path; nothing when that is off. */
export const reportFact = (
  path: string,
  problem: ProblemDefinition,
  values: ProblemArguments,
  { problems, config }: { readonly problems: ProblemList; readonly config: Pick<Config, 'drift'> },
  ...places: readonly Place[]
): void => {
  const level = driftLevel(path, problem, config);
  if (level !== 'off') problems.add({ ...problem, level }, { fact: path, ...values }, ...places);
};

/** The value that won, and who says the same. */
export interface Settled {
  readonly value: unknown;
  readonly level: Level;
  readonly page: string;
  readonly place: Place;
  readonly winner: Claim;
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
  /** True for values of the same key that contradict each other in a part that only some sources know. */
  differs?(first: unknown, second: unknown): boolean;
  /** The value in words, for the problem's message. */
  words(value: unknown): string;
  /** What is published in the place of a value on which sources disagree as an error; `others` is what they say. @default the value */
  disputed?(value: unknown, others: readonly unknown[]): unknown;
}

/** Settled values of one record by pointer. */
export type SettledRecord = ReadonlyMap<string, Settled>;

/** Where disagreements are reported, by what rules, and where all that was said is noted. */
export interface Reporting {
  readonly problems: ProblemList;
  readonly config: Pick<Config, 'drift'>;
  /** True when what the configuration sets has to be what the pages say. */
  readonly isStrict?: boolean;
  readonly log: FactLog;
}

const rank = (level: Level): number => levels.indexOf(level);

/** What a source says and nobody can read is weaker than whatever can be read. */
const strength = ({ level, value }: Claim): number => rank(level) + (reasonOf(value) === 'unreadable' ? levels.length : 0);

/** Path of a fact: `plans.growth.price`; the only record of a kind is the kind itself. */
const factPath = (name: string, slug: string, pointer: string): string =>
  (slug === name ? name : `${name}.${slug}`) + pointer.replaceAll('/', '.');

/**
 * Merges claims value by value: the strongest level wins, equal ones confirm it, unequal ones are drift and are reported with both places.
 * Records keep the order in which their slugs appear in `claims`.
 */
export const settle = (
  name: string,
  claims: readonly Claim[],
  driftOf: (pointer: string) => Drift | null,
  reporting: Reporting,
): ReadonlyMap<string, SettledRecord> => {
  const records = grouped(claims, ({ slug }) => slug);
  const settled = (slug: string, [pointer, found]: readonly [string, readonly Claim[]]): readonly [string, Settled] => [
    pointer,
    settleValue(factPath(name, slug, pointer), found, driftOf(pointer), reporting),
  ];
  return new Map(
    [...records].map(([slug, record]) => [
      slug,
      new Map([...grouped(record, ({ pointer }) => pointer)].map((each) => settled(slug, each))),
    ]),
  );
};

const settleValue = (path: string, claims: readonly Claim[], drift: Drift | null, reporting: Reporting): Settled => {
  const [winner, ...others] = claims.toSorted((a, b) => strength(a) - strength(b)) as [Claim, ...Claim[]];
  const confirming = drift ? others.filter((other) => agrees(winner, other, drift)) : [];
  const opposing = drift ? others.filter((other) => opposes(winner, other, drift)) : [];
  if (drift)
    for (const alike of grouped(opposing, (other) => drift.key(other.value)).values())
      // One problem names all places that say the same.
      reportDrift(path, winner, alike, drift, reporting);
  const { level, page, place } = winner;
  const isDisputed = opposing.length > 0 && withholds(path, winner, drift, reporting);
  const value = isDisputed ? disputedValue(winner, opposing, drift) : winner.value;
  // What is compared with nothing has no losers: every source is told.
  const said = { winner, confirming: drift ? confirming : others, losing: opposing };
  reporting.log.add(path, isDisputed ? { ...said, value: null, reason: 'disputed' } : { ...said, value, reason: reasonOf(value) });
  return { value, level, page, place, winner, confirming, opposing };
};

const disputedValue = ({ value }: Claim, opposing: readonly Claim[], drift: Drift | null): unknown =>
  drift?.disputed
    ? drift.disputed(
        value,
        opposing.map((claim) => claim.value),
      )
    : value;

/** A disagreement that is an error withholds the value, whether or not the build fails for it. */
const withholds = (path: string, winner: Claim, drift: Drift | null, { config }: Reporting): boolean =>
  drift !== null && winner.level !== 'config' && driftLevel(path, drift.problem, config) === 'error';

/** What somebody wrote for machines to read; what is read from the look of a page is a guess. */
const EXPLICIT: ReadonlySet<Level> = new Set(['config', 'content', 'attribute', 'selector', 'jsonld']);

/** True for a source that somebody wrote for machines. */
export const isExplicit = (level: Level): boolean => EXPLICIT.has(level);

/** True where somebody wrote a value for machines: the value itself, or one that says the same. */
export const isStated = ({ level, confirming }: Pick<Settled, 'level' | 'confirming'>): boolean =>
  isExplicit(level) || confirming.some((claim) => isExplicit(claim.level));

/** What only a user of sitec writes: whoever does wants to be told when the pages say something else. */
const DECLARED: ReadonlySet<Level> = new Set(['config', 'content', 'attribute', 'selector']);

/**
 * A problem of facts as it is for these sources, the strongest first: an error only where explicit sources are compared, or a declared one
 * with the page. What rests on a guess is a warning.
 */
export const problemBetween = (problem: ProblemDefinition, [first, ...others]: readonly Level[]): ProblemDefinition => {
  const isSure = first !== undefined && (DECLARED.has(first) || others.some((level) => level !== first && EXPLICIT.has(level)));
  return problem.level === 'error' && !isSure ? { ...problem, level: 'warning' } : problem;
};

/** Why a value is null, where it carries the reason itself. */
const reasonOf = (value: unknown): string | null => {
  const reason = typeof value === 'object' && value !== null ? (value as { reason?: unknown }).reason : null;
  return typeof reason === 'string' ? reason : null;
};

/** A source confirms another one; a second place of the same kind of source does not count. */
const agrees = (winner: Claim, other: Claim, drift: Drift): boolean =>
  other.level !== winner.level &&
  drift.key(other.value) !== null &&
  drift.key(other.value) === drift.key(winner.value) &&
  !drift.differs?.(winner.value, other.value);

/** Two sources disagree when both say something, and not the same. */
const opposes = (winner: Claim, other: Claim, drift: Drift): boolean => {
  const [first, second] = [drift.key(winner.value), drift.key(other.value)];
  return first !== null && second !== null && (first !== second || drift.differs?.(winner.value, other.value) === true);
};

const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  config: 'the configuration',
  content: 'the content file',
  attribute: 'the attribute of the page',
  selector: 'the page',
  jsonld: 'the JSON-LD',
  table: 'the table',
  heuristic: 'the page',
  derived: 'the page',
};

/** A kind of source in words, for messages. */
export const levelName = (level: Level): string => LEVEL_NAMES[level];

/** What a source says, as far as a report of drift needs it. */
type Stated = Pick<Claim, 'value' | 'level' | 'place'>;

/**
 * Reports that sources disagree, with all places: `others` say the same, and not what the winner says. What the configuration sets on
 * purpose is no mistake, unless the build is strict.
 */
export const reportDrift = (
  path: string,
  winner: Stated,
  others: readonly Stated[],
  drift: Drift,
  reporting: Omit<Reporting, 'log'>,
): void => {
  const [other] = others;
  if (!other) return;
  const problem =
    winner.level === 'config'
      ? overridden(reporting)
      : problemBetween(
          drift.problem,
          [winner, ...others].map(({ level }) => level),
        );
  const values = {
    subject: path,
    level: LEVEL_NAMES[winner.level],
    value: drift.words(winner.value),
    otherLevel: LEVEL_NAMES[other.level],
    otherValue: drift.words(other.value),
  };
  reportFact(path, problem, values, reporting, winner.place, ...others.map(({ place }) => place));
};

const overridden = ({ isStrict = false }: Pick<Reporting, 'isStrict'>): ProblemDefinition => ({
  ...drifts.overridden,
  ...(isStrict && { level: 'error' }),
});

/** The public part of the provenance of a record: page and level only. */
export const provenanceOf = (record: SettledRecord): Provenance =>
  Object.fromEntries(
    [...record].map(([pointer, { page, level, confirming }]) => [
      pointer,
      { page, level, confirmedBy: [...new Set(confirming.map((claim) => claim.level))] },
    ]),
  );
