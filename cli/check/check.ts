import type { Supports } from '../../compiler/build/abilities.ts';
import type { ProblemArguments, ProblemDefinition } from '../../compiler/problems/problem.ts';
import type { Context } from './context.ts';

/** Groups of checks, as public scanners group them, in the order in which they are told. */
export const GROUPS = ['pages', 'markdown', 'discovery', 'api', 'facts', 'mcp', 'a2a', 'headers', 'languages', 'folder'] as const;

/** A group of checks, which has a score of its own. */
export type Group = (typeof GROUPS)[number];

/** One thing that is wrong. */
export interface Finding {
  /** What the wording of the problem is filled with. */
  readonly values?: ProblemArguments;
  /** Public path of the file or page that it is about. */
  readonly path?: string;
  /** What is reported instead of the problem of the check. */
  readonly problem?: ProblemDefinition;
}

/** Why a check says nothing of a site; it counts neither for nor against it. */
export interface NotApplicable {
  readonly notApplicable: string;
}

/** A check of what a site answers. */
export interface Check {
  /** Kebab-case, the only one of its name. */
  readonly name: string;
  readonly group: Group;
  /** What a site loses without it: 1 little, 2 some of its readers, 3 what agents rely on. */
  readonly weight: 1 | 2 | 3;
  /** What is reported of each finding. */
  readonly problem: ProblemDefinition;
  /** Whether `sitec build` mends it for a site that it has not built yet. @default what is said of its group */
  readonly isMended?: boolean;
  /**
   * What a server has to do for it, for a check of what no folder of files does: a folder is asked only where it is a bundle, which the runtime
   * answers, and a bundle only for what all of its hosts do. `any` is what every server does.
   */
  readonly needs?: keyof Supports | 'any';
  /** Public paths of the files or endpoints that the check is about: a bundle that was built without all of them is not asked. */
  readonly about?: readonly string[];
  /** True for a check that sends until it is refused: it runs after all others. */
  readonly isFlood?: boolean;
  /** Answers what is wrong; nothing when it passes. */
  run(context: Context): Promise<readonly Finding[] | NotApplicable>;
}

/** Says that a check has nothing to look at. */
export const notApplicable = (reason: string): NotApplicable => ({ notApplicable: reason });
