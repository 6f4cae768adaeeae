import { relative, resolve } from 'node:path';
import { digest } from '../../compiler/base/digest.ts';
import { readSettings, type Settings } from '../../compiler/config/settings.ts';
import { isAddress } from '../../compiler/config/site-address.ts';
import { exitCodeOf } from '../../compiler/problems/exit-code.ts';
import { Halt, ProblemList, type Problem, type ProblemArguments, type ProblemDefinition } from '../../compiler/problems/problem.ts';
import { publishing } from '../../compiler/problems/publishing.ts';
import { projectFolder } from '../../compiler/site/project-folder.ts';
import { PUBLISHED_FILE, readPublished, type PublishedFile } from '../../compiler/site/published-file.ts';
import { problemWith } from '../flags/problem-with.ts';
import { refuse } from '../terminal/exit.ts';
import { canAsk, INTERRUPTED, Interrupted, Prompt } from '../terminal/prompt.ts';
import type { PublishFlags } from './flags.ts';
import { INDEX_NOW, sendChanges, type IndexNow, type Owner, type Sent } from './index-now.ts';
import {
  changesBetween,
  readEarlier,
  readRelease,
  type Change,
  type Pages,
  type Release,
  publishedFacts,
  withSent,
  writePublished,
} from './release.ts';
import { printResult, type Result } from './result.ts';

/** A release to publish, and what search engines know already. */
interface Job {
  readonly owner: Owner;
  /** Folder of the bundle. */
  readonly folder: string;
  /** Folder with `.sitec/published.json`. */
  readonly project: string;
  readonly release: Release;
  /** The pages that search engines know; null where no earlier release is known. */
  readonly known: Pages | null;
  /** Digest of the release of `--since`. */
  readonly since: string | null;
  /** The file of the last run; null without a usable one. */
  readonly last: PublishedFile | null;
}

/**
 * `sitec publish`: sends the addresses that changed since the last release to IndexNow, and prints them; returns the exit code. `service`
 * is another one in tests.
 */
export const runPublish = async (folder: string | undefined, flags: PublishFlags, service: IndexNow = INDEX_NOW): Promise<number> => {
  if (flags.dryRun && flags.since !== undefined && isAddress(flags.since))
    return refuse('--dry-run uses no network; give --since a manifest or a folder', 2);
  const problems = new ProblemList();
  const result = await publish(folder, flags, service, problems).catch((error: unknown) => ({
    ...UNKNOWN,
    exitCode: error instanceof Interrupted ? INTERRUPTED : exitCodeOf(error, problems),
    problems: problems.sorted(),
  }));
  printResult(result, flags);
  return result.exitCode;
};

/** The result of a run that could not begin. */
const UNKNOWN = { site: null, changes: [], sent: 0 };

const publish = async (folder: string | undefined, flags: PublishFlags, service: IndexNow, problems: ProblemList): Promise<Result> => {
  const { cwd, config, dryRun = false } = flags;
  const settings = await readSettings(
    { ...(cwd !== undefined && { cwd }), ...(config !== undefined && { config }), dryRun: true },
    problems,
  );
  const job = await openJob(folder, flags.since, settings, problems);
  const { site, pages } = job.release;
  const changes = changesBetween(job.known ?? new Map(), pages);
  const refusal = dryRun || job.known !== null ? null : await refusalOf(changes.length, flags);
  if (dryRun || refusal !== null) return { site, changes, sent: 0, exitCode: 0, problems: [], ...refusal };
  const { sent, exitCode, problem } = await send(job, changes, service);
  return { site, changes, sent, exitCode, problems: problem === null ? [] : [problem] };
};

/** Why all addresses of a site must not be sent; null when they may be. Throws `Interrupted`. */
const refusalOf = async (count: number, { yes = false }: PublishFlags): Promise<Pick<Result, 'exitCode' | 'problems'> | null> => {
  if (yes) return null;
  if (!canAsk()) return { exitCode: 2, problems: [problemWith(publishing.firstRelease, { count })] };
  return (await agrees(count)) ? null : { exitCode: 0, problems: [] };
};

/** Asks whether to send all addresses. Throws `Interrupted`. */
const agrees = async (count: number): Promise<boolean> => {
  const prompt = new Prompt();
  try {
    return await prompt.confirm(`No earlier release is known. Send all ${count} addresses?`, false);
  } finally {
    prompt.close();
  }
};

/** Ends a run with a problem. */
type Stop = (definition: ProblemDefinition, values: ProblemArguments, exitCode?: 3 | 4) => never;

/** Reads the bundle and the earlier release. Throws `Halt` when one of them is missing or unusable. */
const openJob = async (named: string | undefined, since: string | undefined, settings: Settings, problems: ProblemList): Promise<Job> => {
  const stop: Stop = (definition, values, exitCode = 3) => {
    problems.add(definition, values);
    throw new Halt(exitCode);
  };
  const { cwd, config, out } = settings;
  const key = config.indexNow?.key ?? stop(publishing.keyMissing, {});
  const folder = resolve(cwd, named ?? out);
  const release = openRelease(folder, relative(cwd, folder) || '.', stop);
  const { site } = release;
  const project = projectFolder(settings);
  const read = readPublished(project);
  const last = read === 'damaged' || read?.site !== site ? null : read;
  const job = { owner: { site, key }, folder, project, release, last };
  if (since !== undefined) return { ...job, ...(await knownSince(since, job, cwd, stop)) };
  return read === 'damaged' ? stop(publishing.stateDamaged, { file: PUBLISHED_FILE }) : { ...job, known: pagesOf(last), since: null };
};

const openRelease = (folder: string, name: string, stop: Stop): Release => {
  const release = readRelease(folder);
  return 'reason' in release ? stop(publishing.bundleUnusable, { folder: name, reason: release.reason }) : release;
};

/** What search engines know by the release of `--since`. After a part was sent, the next run with that release goes on there. */
const knownSince = async (
  since: string,
  { release, last }: Pick<Job, 'release' | 'last'>,
  cwd: string,
  stop: Stop,
): Promise<Pick<Job, 'known' | 'since'>> => {
  const earlier = await readEarlier(since, cwd);
  if ('reason' in earlier) return stop(publishing.sinceUnusable, { since, reason: earlier.reason }, earlier.isUnreachable ? 4 : 3);
  if (earlier.site !== release.site)
    return stop(publishing.sinceUnusable, { since, reason: `it is of ${earlier.site}, not of ${release.site}` });
  const name = digest([...earlier.pages], [...release.pages]);
  return { known: last?.since === name ? pagesOf(last) : earlier.pages, since: name };
};

const pagesOf = (published: PublishedFile | null): Pages | null => published && new Map(Object.entries(published.pages));

/** Sends changes, and remembers them and then the whole release. */
const send = async (job: Job, changes: readonly Change[], service: IndexNow): Promise<Sent> => {
  const { owner, folder, project, release, since, last } = job;
  const known = job.known ?? new Map<string, string>();
  const unfinished = { ...(last?.facts && { facts: last.facts }), ...(since !== null && { since }) };
  const keep = (sent: readonly Change[], rest: Pick<PublishedFile, 'facts' | 'since'>): Problem | null => {
    const reason = writePublished(project, { site: release.site, pages: withSent(known, sent, release.pages), ...rest });
    return reason === null ? null : problemWith(publishing.stateBlocked, { file: PUBLISHED_FILE, reason });
  };
  const ended = await sendChanges(changes, owner, service, (sent) => keep(sent, unfinished));
  if (ended.problem !== null) return ended;
  const facts = await publishedFacts(folder);
  const problem = keep(changes, facts === null ? {} : { facts });
  return { ...ended, exitCode: problem === null ? 0 : 3, problem };
};
