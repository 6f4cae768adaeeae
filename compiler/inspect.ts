import type { Options } from './config/options.ts';
import { readSettings } from './config/settings.ts';
import { exitCodeOf } from './exit-code.ts';
import { ProblemList, type Problem } from './problems/problem.ts';
import { readBuild, type Reading } from './read-build.ts';
import { inWrittenFiles } from './site/in-place/places.ts';

/** What a look at a site came to. */
export interface Inspection<T> {
  /** Null when the site could not be read. */
  readonly found: T | null;
  /** 0 when it could be read, else 3 for configuration and input, 4 when it cannot be reached or 1 for the site. */
  readonly exitCode: 0 | 1 | 3 | 4;
  readonly problems: readonly Problem[];
}

/** Reads a site as a build does, lets `look` see what was read, and writes nothing. Pages can be read until `look` has answered. */
export const inspect = async <T>(options: Options, look: (reading: Reading) => T | Promise<T>): Promise<Inspection<T>> => {
  const problems = new ProblemList();
  let reading: Reading | null = null;
  try {
    const settings = await readSettings({ ...options, dryRun: true }, problems);
    reading = await readBuild(settings, problems);
    const { site } = reading.build;
    return { found: await look(reading), exitCode: 0, problems: inWrittenFiles(problems.sorted(), settings.cwd, site.name) };
  } catch (error) {
    return { found: null, exitCode: exitCodeOf(error, 'error', problems), problems: problems.sorted() };
  } finally {
    reading?.close();
  }
};
