import type { Options } from '../../compiler/index.ts';
import { input } from '../../compiler/problems/input.ts';
import { buildOutcome } from '../build/build.ts';
import { watchLine } from '../build/watch/changes.ts';
import { buildOnChange } from '../build/watch/watch.ts';
import { deliver } from '../report/delivery.ts';
import type { Outcome } from '../report/outcome.ts';
import { pretty } from '../report/reporters/pretty.ts';
import type { Target } from './target.ts';

/**
 * Builds the served bundle, repeatedly in watch mode, and starts the server after the first successful build; returns the exit code when
 * that cannot succeed any more.
 */
export const buildServed = async (
  options: Options,
  { isPreview, isWatched }: Target,
  stopped: Promise<unknown>,
  open: () => Promise<void>,
): Promise<number> => {
  const once = async (each: Options): Promise<Outcome> => {
    const outcome = await buildOutcome('serve', each, 'error');
    return isPreview ? withoutForeignOrigins(outcome) : outcome;
  };
  const tell = async (outcome: Outcome, changes: number): Promise<void> => {
    tellOnStderr(outcome, changes);
    if (outcome.isPublished) await open();
  };
  if (isWatched) await buildOnChange({ options, written: [], build: once, tell, stopped });
  else {
    const outcome = await once(options);
    await tell(outcome, outcome.summary?.files ?? 0);
    return outcome.exitCode;
  }
  return 0;
};

/** Errors, and one line for the build, on stderr: stdout is for lines to paste, or for a log. */
const tellOnStderr = (outcome: Outcome, changes: number): void => {
  const problems: typeof pretty.problems = (...told) => (pretty.problems?.(...told) ?? '') + watchLine(outcome, changes);
  const reporter = { isDocument: false, problems, report: () => '' };
  deliver(outcome, { printed: new Map([['pretty', reporter]]), files: [], failOn: 'error', isQuiet: true, isVerbose: false });
};

/** A build for a placeholder address: canonical links with the real address are right. */
const withoutForeignOrigins = (outcome: Outcome): Outcome => ({
  ...outcome,
  problems: outcome.problems.filter(({ code }) => code !== input.canonicalElsewhere.code),
});
