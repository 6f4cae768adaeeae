import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isAddress } from '../../compiler/config/site-address.ts';
import { compile, type Options } from '../../compiler/index.ts';
import type { FailOn } from '../../compiler/problems/problem.ts';
import { deliver } from '../report/delivery.ts';
import { outcomeOf, type Outcome } from '../report/outcome.ts';
import { refuse } from '../terminal/exit.ts';
import { optimizeLater } from './later-optimization.ts';
import { listenersOf, progressOf, type ProgressLine } from './progress-line.ts';
import { readReporting, type ReportFlags, type Reporting } from '../flags/reporting.ts';

/** Flags of `sitec build` as the command line gives them: those of reports, and options of the compiler with the same names. */
export interface BuildFlags extends ReportFlags, Omit<Options, 'input' | 'hosts' | 'failOn' | 'onProgress' | 'onFacts' | 'strict'> {
  readonly host?: readonly string[];
  /** Address of a site to crawl. */
  readonly from?: string;
  readonly printConfig?: boolean;
  /** Builds again whenever something has changed. */
  readonly watch?: boolean;
}

/** `sitec build`: prints problems to stderr and the summary to stdout, unless flags select other reporters; returns the exit code. */
export const runBuild = async (site: string | undefined, flags: BuildFlags, command = 'build'): Promise<number> => {
  const reporting = await readReporting(flags, process.env);
  if (typeof reporting === 'string') return refuse(reporting, 2);
  const options = optionsOf(site, flags);
  const conflict = conflictOf(site, flags, options);
  if (conflict !== null) return refuse(conflict, 2);
  if (flags.printConfig) return printConfig(options, flags, reporting);
  optimizeLater();
  const build = (each: Options): Promise<Outcome> => buildOutcome(command, each, reporting.failOn, progressOf(flags, reporting));
  if (!flags.watch) return deliver(await build(options), reporting);
  const { runWatch } = await import('./watch/watch.ts');
  return runWatch(options, reporting, build);
};

/** `sitec merge`: builds from the parts that `sitec build --shard` wrote. */
export const runMerge = (site: string | undefined, flags: BuildFlags): Promise<number> =>
  runBuild(site, { ...flags, merge: true }, 'merge');

/** Which flags cannot be used together; null when all can. */
const conflictOf = (site: string | undefined, flags: BuildFlags, { input = '' }: Options): string | null => {
  const { from, watch, cwd = '.' } = flags;
  if (site !== undefined && from !== undefined) return `cannot read the site from both ${site} and ${from}; use one of them`;
  const pair = conflictingFlags(flags);
  if (pair !== null) return `${pair} cannot be used together`;
  if (watch && isAddress(input)) return `cannot watch a site on the web: ${input}`;
  return site === undefined ? null : siteFault(site, cwd);
};

const conflictingFlags = ({ inPlace, out, shard, watch, dryRun, cache = true }: BuildFlags): string | null => {
  if (inPlace && out !== undefined) return '--in-place and --out';
  const others = { '--watch': watch, '--dry-run': dryRun, '--no-cache': !cache };
  const other = Object.entries(others).find(([, isGiven]) => isGiven);
  return shard && other ? `--shard and ${other[0]}` : null;
};

/** Why an argument cannot be a site; null when it can. */
const siteFault = (site: string, cwd: string): string | null =>
  isNearlyAddress(site) && !existsSync(resolve(cwd, site))
    ? `${site} is not a folder, and not an address that starts with http:// or https://`
    : null;

/** True for a text that would be an address if it had a scheme that sitec supports. */
const isNearlyAddress = (site: string): boolean =>
  !isAddress(site) && /^(?:[a-z][a-z\d+.-]*:\/\/|[a-z\d.-]+:\d+(?:\/|$)|www\.)/i.test(site);

const printConfig = async (options: Options, { json = false }: BuildFlags, reporting: Reporting): Promise<number> => {
  const { printedConfig } = await import('./print-config.ts');
  const { text, exitCode, problems } = await printedConfig(options, json);
  if (exitCode !== 0) {
    const result = { exitCode, problems, isPublished: false, summary: null, report: null };
    return deliver(outcomeOf('build', result, folderOf(options), reporting.failOn), reporting);
  }
  process.stdout.write(text);
  return 0;
};

/** Compiles a site once; returns the outcome for reporters. */
export const buildOutcome = async (
  command: string,
  options: Options,
  failOn: FailOn,
  progress: ProgressLine | null = null,
): Promise<Outcome> => {
  const started = performance.now();
  const result = await compile({ ...options, failOn, ...listenersOf(progress) }).finally(() => progress?.end());
  return outcomeOf(command, result, folderOf(options), failOn, performance.now() - started);
};

const folderOf = ({ cwd = process.cwd() }: Options): string => resolve(cwd);

const optionsOf = (site: string | undefined, flags: BuildFlags): Options => {
  // The compiler does not read flags that it does not know.
  const { host, failOn: _, from = site, ...named } = flags;
  return { ...named, ...(from !== undefined && { input: from }), ...(host && { hosts: host }) };
};
