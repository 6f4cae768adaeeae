import { compile, type Options } from '../compiler/index.ts';
import { wantsColours } from './colours.ts';
import { reportProblems } from './report/problems.ts';
import { reportSummary } from './report/summary.ts';

/** Flags of `sitec build` as the command line gives them. */
export interface BuildFlags {
  readonly content: readonly string[];
  readonly out?: string;
  readonly baseUrl?: string;
  readonly host?: readonly string[];
  readonly config?: string;
  readonly cwd?: string;
  readonly quiet?: boolean;
  /** False with `--no-cache`. */
  readonly cache?: boolean;
}

/** `sitec build`: problems on stderr, the summary on stdout; answers the exit code. */
export const runBuild = async (site: string | undefined, { content, host, quiet = false, ...flags }: BuildFlags): Promise<number> => {
  const options: Options = {
    ...flags,
    ...(site !== undefined && { input: site }),
    ...(content.length > 0 && { content }),
    ...(host && { hosts: host }),
  };
  const started = performance.now();
  const result = await compile(options);
  const shown = quiet ? result.problems.filter((problem) => problem.level === 'error') : result.problems;
  process.stderr.write(reportProblems(shown, flags.cwd ?? process.cwd(), wantsColours(process.stderr)));
  if (!quiet && result.summary) process.stdout.write(reportSummary(result, performance.now() - started));
  return result.exitCode;
};
