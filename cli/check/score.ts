import type { Level } from './level.ts';
import type { Readability } from './words.ts';

/** How much of a site can be read without scripts. */
type Readable = Pick<Readability, 'empty' | 'share'>;
import { GROUPS, type Check, type Finding, type Group } from './check.ts';

/** The result of a check. */
export interface CheckResult {
  readonly check: Check;
  readonly findings: readonly Finding[];
  /** Why the check does not apply to the site; null when it does. */
  readonly notApplicable: string | null;
  /** False when it failed because of a failed request. */
  readonly isAnswered: boolean;
}

/** The share of a group that passes. */
export interface GroupScore {
  readonly name: Group;
  /** 0 to 100; null when nothing in the group applies. */
  readonly score: number | null;
  /** Checks that passed, and checks that apply. */
  readonly passed: number;
  readonly applicable: number;
}

/** A check in a score. */
export interface ScoredCheck {
  readonly name: string;
  readonly group: Group;
  readonly code: string;
  readonly weight: number;
  readonly state: 'passed' | 'failed' | 'not applicable';
  /** Why it does not apply. */
  readonly reason?: string;
  /** Whether `sitec build` would fix it; only for failed checks of a site that sitec did not build. */
  readonly mended?: boolean;
}

/** The results of all checks of a site, in numbers. */
export interface Score {
  /** Target as given. */
  readonly subject: string;
  /** Number of checked pages. */
  readonly pages: number;
  /** 0 to 100; null when nothing applies. */
  readonly total: number | null;
  readonly level: Level;
  /** Pages that have almost no text without scripts; absent when there are none, and when that was not checked. */
  readonly empty?: number;
  readonly groups: readonly GroupScore[];
  readonly checks: readonly ScoredCheck[];
}

/** Groups in which `sitec build` fixes everything. */
const MENDED: ReadonlySet<Group> = new Set(['markdown', 'discovery', 'api', 'mcp', 'a2a', 'headers']);

const stateOf = ({ findings, notApplicable }: CheckResult): ScoredCheck['state'] => {
  if (notApplicable !== null) return 'not applicable';
  return findings.length === 0 ? 'passed' : 'failed';
};

/** The share of the weight that passes, rounded down, so that only a site without a failure has 100. */
const share = (results: readonly CheckResult[]): number | null => {
  const weigh = (counted: readonly CheckResult[]): number => counted.reduce((sum, { check }) => sum + check.weight, 0);
  const applicable = results.filter((result) => stateOf(result) !== 'not applicable');
  const passed = applicable.filter((result) => stateOf(result) === 'passed');
  return applicable.length === 0 ? null : Math.floor((100 * weigh(passed)) / weigh(applicable));
};

const groupScore = (name: Group, results: readonly CheckResult[]): GroupScore => {
  const states = results.map(stateOf);
  const passed = states.filter((state) => state === 'passed').length;
  return { name, score: share(results), passed, applicable: passed + states.filter((state) => state === 'failed').length };
};

const scoredCheck = (result: CheckResult, isOurs: boolean): ScoredCheck => {
  const { check, notApplicable, isAnswered } = result;
  const { name, group, weight, problem, isMended = MENDED.has(group) } = check;
  const state = stateOf(result);
  return {
    name,
    group,
    code: problem.code,
    weight,
    state,
    ...(notApplicable !== null && { reason: notApplicable }),
    ...(state === 'failed' && !isOurs && { mended: isAnswered && isMended }),
  };
};

/** Maximum score of a site on which nothing can be read. */
const EMPTY_SCORE = 10;

const atMost = (score: number | null, most: number): number | null => (score === null ? null : Math.min(score, Math.floor(most)));

const capped = (group: GroupScore, { share: readable }: Readable): GroupScore =>
  group.name === 'pages' ? { ...group, score: atMost(group.score, 100 * readable) } : group;

/** True when a selected check looks for words on pages. */
const asksForWords = (results: readonly CheckResult[]): boolean =>
  results.some((result) => result.check.name === 'page-text' && stateOf(result) === 'failed');

/** Value for a site whose words were not checked. */
const READABLE: Readable = { empty: 0, share: 1 };

/**
 * Sums up the results of checks. `isOurs` tells that sitec wrote the site. Where some pages cannot be read without scripts, the share of
 * readable pages limits the total and the score of the pages group.
 */
export const scoreOf = (
  results: readonly CheckResult[],
  level: Level,
  isOurs: boolean,
  seen: Readable = READABLE,
): Omit<Score, 'subject' | 'pages'> => {
  const groups = GROUPS.map((name) => ({ name, own: results.filter(({ check }) => check.group === name) }));
  const readability = asksForWords(results) ? seen : READABLE;
  return {
    total: atMost(share(results), EMPTY_SCORE + (100 - EMPTY_SCORE) * readability.share),
    level,
    ...(readability.empty > 0 && { empty: readability.empty }),
    groups: groups.flatMap(({ name, own }) => (own.length === 0 ? [] : [capped(groupScore(name, own), readability)])),
    checks: results.map((result) => scoredCheck(result, isOurs)),
  };
};
