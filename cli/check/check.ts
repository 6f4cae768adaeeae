import type { Supports } from '../../compiler/build/abilities.ts';
import type { ProblemArguments, ProblemDefinition } from '../../compiler/problems/problem.ts';
import type { Context } from './context.ts';

/** Groups of checks, as in public scanners, in the order of the report. */
export const GROUPS = ['pages', 'markdown', 'discovery', 'api', 'facts', 'mcp', 'a2a', 'headers', 'languages', 'folder'] as const;

/** A group of checks with a separate score. */
export type Group = (typeof GROUPS)[number];

/** One thing that is wrong. */
export interface Finding {
  /** Values for the placeholders of the problem's texts. */
  readonly values?: ProblemArguments;
  /** Public path of the file or page. */
  readonly path?: string;
  /** Replaces the problem of the check. */
  readonly problem?: ProblemDefinition;
}

/** Why a check does not apply to a site; it does not count in the score. */
export interface NotApplicable {
  readonly notApplicable: string;
}

/** A check of what a site answers. */
export interface Check {
  /** Kebab-case and unique. */
  readonly name: string;
  readonly group: Group;
  /** What a site loses without it: 1 little, 2 some of its readers, 3 what agents rely on. */
  readonly weight: 1 | 2 | 3;
  /** The problem that each finding reports. */
  readonly problem: ProblemDefinition;
  /** Whether `sitec build` fixes it for a site that it has not built yet. @default the value of its group */
  readonly isMended?: boolean;
  /**
   * The ability of a server that the check needs, where a plain folder of files does not have it. A folder is checked only if it is a
   * bundle, which the runtime serves, and only for what all of its hosts can do. `any` means that every server can do it.
   */
  readonly needs?: keyof Supports | 'any';
  /** Public paths of the files or endpoints of the check. It is skipped for a bundle that was built without all of them. */
  readonly about?: readonly string[];
  /** True for a check that sends requests until it is refused: it runs after all others. */
  readonly isFlood?: boolean;
  /** Returns the findings; none when the check passes. */
  run(context: Context): Promise<readonly Finding[] | NotApplicable>;
}

/** A check as its group lists it. */
export type Probe = Omit<Check, 'group'>;

/** The checks of a group. */
export const inGroup = (group: Group, probes: readonly Probe[]): readonly Check[] => probes.map((probe) => ({ ...probe, group }));

/** The result of a check that does not apply. */
export const notApplicable = (reason: string): NotApplicable => ({ notApplicable: reason });
