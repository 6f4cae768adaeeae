/** What a platform misses of the suite, said once for assertions of one kind. */
import type { Assertion } from './subject.ts';
import type { Misses } from './suite.ts';

/** Assertions by their names, and why they are missed. */
export interface MissRule {
  readonly name: RegExp;
  readonly reason: string;
}

/** The misses of a platform, of a list of assertions. */
export const missesBy = (rules: readonly MissRule[], list: readonly Assertion[]): Misses =>
  Object.fromEntries(
    rules.flatMap(({ name: pattern, reason }) => list.flatMap(({ name }) => (pattern.test(name) ? [[name, reason] as const] : []))),
  );
