/** What a platform misses of the suite, said once for assertions of one kind. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Assertion } from './subject.ts';
import type { Misses } from './suite.ts';

/** Assertions by their names. */
export interface MissRule {
  /** With a group `coded`, the file or thing that is asked for in compressed forms: only what has some can miss them. */
  readonly name: RegExp;
  readonly reason: string;
}

const isCoded = (dist: string, thing: string): boolean => existsSync(join(dist, `${/\.\w+$/.test(thing) ? thing : 'llms.txt'}.br`));

/** The misses of a platform, of a list of assertions, that serves the bundle in a folder. */
export const missesBy = (rules: readonly MissRule[], list: readonly Assertion[], dist: string): Misses =>
  Object.fromEntries(
    rules.flatMap(({ name: pattern, reason }) =>
      list.flatMap(({ name }) => {
        const found = pattern.exec(name);
        const coded = found?.groups?.['coded'];
        return found && (coded === undefined || isCoded(dist, coded)) ? [[name, reason] as const] : [];
      }),
    ),
  );
