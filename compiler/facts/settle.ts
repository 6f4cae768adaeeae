import { textMember } from '../base/json.ts';
import { grouped } from '../base/group-by.ts';
import type { Config } from '../config/schema.ts';
import { drift as drifts } from '../problems/drift.ts';
import type { Place, ProblemArguments, ProblemDefinition, ProblemList, Severity } from '../problems/problem.ts';
import { levels, type Level, type Provenance } from '../schema/shapes.ts';
import type { Claim } from './claim.ts';
import type { FactLog } from './log.ts';

/**
 * The severity of a conflict about a fact: from the configuration for its path, else from the problem itself. In a configured path, `*`
 * matches one part. The longest matching path counts.
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

/** Reports a problem of a fact at the level that the configuration sets for its path. Reports nothing when that is `off`. */
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

/** The winning value with its confirming and opposing claims. */
export interface Settled extends Pick<Claim, 'value' | 'level' | 'page' | 'place'> {
  readonly winner: Claim;
  /** Claims of other sources with the same value. */
  readonly confirming: readonly Claim[];
  /** Claims of other sources with a different value. Each was reported. */
  readonly opposing: readonly Claim[];
}

/** How the values of a pointer are compared, and the problem for a conflict. */
export interface Drift {
  readonly problem: ProblemDefinition;
  /** Equal keys mean equal values. Values with the key null cannot disagree. */
  key(value: unknown): string | null;
  /** True for values with the same key that contradict each other in an optional part. */
  differs?(first: unknown, second: unknown): boolean;
  /** The value in words, for the message of the problem. */
  words(value: unknown): string;
  /** The published value when sources disagree as an error. `others` has their values. @default the value */
  disputed?(value: unknown, others: readonly unknown[]): unknown;
}

/** Settled values of one record by pointer. */
export type SettledRecord = ReadonlyMap<string, Settled>;

/** Problems, rules and log for conflicts. */
export interface Reporting {
  readonly problems: ProblemList;
  readonly config: Pick<Config, 'drift'>;
  /** True when the configuration must agree with the pages. */
  readonly isStrict?: boolean;
  readonly log: FactLog;
}

const rank = (level: Level): number => levels.indexOf(level);

/** The rank of a claim. A claim that cannot be read is weaker than any readable one. */
const strength = ({ level, value }: Claim): number => rank(level) + (textMember(value, 'reason') === 'unreadable' ? levels.length : 0);

/** Path of a fact: `plans.growth.price`. For a kind with one record, the slug is omitted. */
export const factPath = (name: string, slug: string, pointer: string): string =>
  (slug === name ? name : `${name}.${slug}`) + pointer.replaceAll('/', '.');

/**
 * Settles claims value by value: the strongest level wins, equal ones confirm it, and different ones are reported as a conflict with both
 * positions. Records keep the order in which their slugs appear in `claims`.
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
      // One problem lists all positions with the same value.
      reportDrift(path, winner, alike, drift, reporting);
  const { level, page, place } = winner;
  const isDisputed = opposing.length > 0 && withholds(path, winner, drift, reporting);
  const value = isDisputed ? disputedValue(winner, opposing, drift) : winner.value;
  // Values without a comparison have no losers: all sources are listed.
  const said = { winner, confirming: drift ? confirming : others, losing: opposing };
  reporting.log.add(
    path,
    isDisputed ? { ...said, value: null, reason: 'disputed' } : { ...said, value, reason: textMember(value, 'reason') },
  );
  return { value, level, page, place, winner, confirming, opposing };
};

const disputedValue = ({ value }: Claim, opposing: readonly Claim[], drift: Drift | null): unknown =>
  drift?.disputed
    ? drift.disputed(
        value,
        opposing.map((claim) => claim.value),
      )
    : value;

/** True when a conflict withholds the value: when its level is error, even if the build does not fail. */
const withholds = (path: string, winner: Claim, drift: Drift | null, { config }: Reporting): boolean =>
  drift !== null && winner.level !== 'config' && driftLevel(path, drift.problem, config) === 'error';

/** Levels that were written for machines. Values from the layout of a page are guesses. */
const EXPLICIT: ReadonlySet<Level> = new Set(['config', 'content', 'attribute', 'selector', 'jsonld']);

/** True for a source that was written for machines. */
export const isExplicit = (level: Level): boolean => EXPLICIT.has(level);

/** True when an explicit source states the value or confirms it. */
export const isStated = ({ level, confirming }: Pick<Settled, 'level' | 'confirming'>): boolean =>
  isExplicit(level) || confirming.some((claim) => isExplicit(claim.level));

/** Levels that only users of sitec write. They expect a report when pages differ. */
const DECLARED: ReadonlySet<Level> = new Set(['config', 'content', 'attribute', 'selector']);

/**
 * Adjusts the level of a problem to its sources, strongest first. It is an error only between explicit sources, or between a declared
 * source and the page. A problem that depends on a guess is a warning.
 */
export const problemBetween = (problem: ProblemDefinition, [first, ...others]: readonly Level[]): ProblemDefinition => {
  const isSure = first !== undefined && (DECLARED.has(first) || others.some((level) => level !== first && EXPLICIT.has(level)));
  return problem.level === 'error' && !isSure ? { ...problem, level: 'warning' } : problem;
};

/** True when a source confirms another one. A second position of the same kind of source does not count. */
const agrees = (winner: Claim, other: Claim, drift: Drift): boolean =>
  other.level !== winner.level &&
  drift.key(other.value) !== null &&
  drift.key(other.value) === drift.key(winner.value) &&
  !drift.differs?.(winner.value, other.value);

/** True when both sources have a value and the values differ. */
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

/** The parts of a claim for the report of a conflict. */
type Stated = Pick<Claim, 'value' | 'level' | 'place'>;

/**
 * Reports a conflict with all positions. The `others` agree with each other, but not with the winner. A value that the configuration
 * overrides is reported as an error only in a strict build.
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
