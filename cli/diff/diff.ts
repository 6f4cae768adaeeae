import { diffFacts, type FactBodies, type FactChange } from '../../compiler/facts/diff.ts';
import { strongest } from '../exit-codes.ts';
import { wantsColours } from '../terminal/colours.ts';
import { refuse } from '../terminal/exit.ts';
import { readFactBundle } from '../bundle/facts-of-bundle.ts';
import { diffAsJson, diffAsMarkdown, diffForPeople } from './formats.ts';

/** Output format of `sitec diff`. */
export type DiffFormat = 'pretty' | 'markdown' | 'json';

/** Flags of `sitec diff` as the command line gives them. */
export interface DiffFlags {
  readonly format: DiffFormat;
  readonly exitCode?: boolean;
  readonly quiet?: boolean;
  readonly silent?: boolean;
  /** Absent unless a flag turns colours on or off. */
  readonly color?: boolean;
}

/** `sitec diff`: prints the changes on stdout; returns the exit code, which is 1 for changes only on request. */
export const runDiff = async (before: string, after: string, flags: DiffFlags): Promise<number> => {
  const { exitCode = false, quiet = false, silent = false } = flags;
  const bundles = await Promise.all([readFactBundle(before), readFactBundle(after)]);
  const failures = bundles.flatMap((bundle) => ('reason' in bundle ? [bundle] : []));
  if (failures.length > 0) {
    const reasons = failures.map(({ reason }) => reason).join('; ');
    if (!silent) refuse(`${reasons}. Name a folder that sitec build wrote, or the address of a site that publishes one`);
    return strongest(...failures.map(({ isUnreachable }) => (isUnreachable ? 4 : 3)));
  }
  const changes = diffFacts(...(bundles as [FactBodies, FactBodies]));
  if (!quiet && !silent) process.stdout.write(formatted(changes, flags));
  return exitCode && changes.length > 0 ? 1 : 0;
};

const formatted = (changes: readonly FactChange[], { format, color }: DiffFlags): string => {
  if (format === 'markdown') return diffAsMarkdown(changes);
  return format === 'json' ? diffAsJson(changes) : diffForPeople(changes, wantsColours(process.stdout, color));
};
