import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Problem } from '../../compiler/problems/problem.ts';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import { printableJson } from '../report/printable.ts';
import { reportProblems } from '../report/problems.ts';
import { bundleFailure } from '../bundle/bundle-failure.ts';
import { wantsColours } from '../terminal/colours.ts';
import { refuse } from '../terminal/exit.ts';
import { countLog, type CountedLog } from './count-log.ts';
import { Counts } from './counts.ts';
import { trafficDocument } from './document.ts';
import { agentOf, dayFault, type TrafficFlags } from './flags.ts';
import { siteOf, UNKNOWN_SITE, type KnownSite } from './subjects.ts';
import { trafficForPeople } from './tables.ts';

/** Default place of a bundle. */
const USUAL_BUNDLE = 'dist';

/** Default rows of a table; a document has all of them. */
const USUAL_ROWS = 10;

/**
 * `sitec traffic`: prints the report on stdout and problems on stderr; returns the exit code, 3 when a log or the bundle cannot be read.
 */
export const runTraffic = async (names: readonly string[], flags: TrafficFlags): Promise<number> => {
  const fault = dayFault(flags);
  if (fault !== null) {
    tell([fault], flags);
    return 2;
  }
  const agent = agentOf(flags);
  if (typeof agent === 'string') return refuse(agent, 2);
  const bundle = await openBundle(flags);
  if ('reason' in bundle) return refuse(bundle.reason);
  const { since, until } = flags;
  const counts = new Counts({ ...(since && { since }), ...(until && { until }), ...(agent && { agent }) }, bundle.site);
  const logs: CountedLog[] = [];
  for (const name of names) logs.push(await countLog(name, counts));
  const problems = logs.flatMap((log) => log.problems);
  print(counts, { logs, problems, bundle: bundle.name }, flags);
  return problems.some(({ level }) => level === 'error') ? 3 : 0;
};

/** Prints the counts, for a person or for a program. */
const print = (counts: Counts, subject: Omit<Parameters<typeof trafficDocument>[1], 'limit'>, flags: TrafficFlags): void => {
  const { limit, color } = flags;
  if (flags.json) {
    process.stdout.write(`${printableJson(trafficDocument(counts, { ...subject, limit: limit ?? Infinity }))}\n`);
    return;
  }
  const document = trafficDocument(counts, { ...subject, limit: Infinity });
  const text = trafficForPeople(document, limit ?? USUAL_ROWS, wantsColours(process.stdout, color));
  // Empty tables would hide the cause.
  if (subject.problems.length === 0 || document.logs.some(({ lines }) => lines > 0)) process.stdout.write(text);
  tell(subject.problems, flags);
};

const tell = (problems: readonly Problem[], { color }: TrafficFlags): void =>
  void process.stderr.write(reportProblems(problems, process.cwd(), wantsColours(process.stderr, color)));

/** A bundle with its name, null where there is none; or why the named one cannot be used. */
const openBundle = async ({
  bundle: named,
  cwd = '.',
}: TrafficFlags): Promise<{ readonly name: string | null; readonly site: KnownSite } | { readonly reason: string }> => {
  const folder = named ?? USUAL_BUNDLE;
  const path = resolve(cwd, folder);
  if (!existsSync(join(path, MANIFEST_FILE))) {
    if (named === undefined) return { name: null, site: UNKNOWN_SITE };
    return { reason: `${folder} has no bundle. Build it first: sitec build` };
  }
  try {
    return { name: folder, site: siteOf((await loadBundle(path)).index) };
  } catch (error) {
    return { reason: bundleFailure(error) };
  }
};
