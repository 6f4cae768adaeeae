import { packageVersion } from '../../compiler/base/package.ts';
import type { ReadShard } from '../../compiler/bundle/result.ts';
import type { Summary, Problem } from '../../compiler/index.ts';
import { facts } from '../../compiler/problems/facts.ts';
import type { Outcome } from './outcome.ts';
import { printableLine, count, countLevels } from './printable.ts';
import { foremost } from './problems.ts';
import { verdictWords } from './verdict.ts';

const size = (bytes: number): string => (bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`);

type Summarised = Pick<Outcome, 'summary' | 'verdict' | 'exitCode' | 'isPublished' | 'report' | 'shard'> & {
  readonly problems: readonly Pick<Outcome['problems'][number], 'code' | 'level'>[];
};

/**
 * The summary of a build in a few lines; only the last one differs between builds of one site. `milliseconds` is the duration of the build.
 */
export const reportSummary = (result: Summarised, milliseconds: number, isVerbose = false): string => {
  const { summary, verdict, report, shard } = result;
  if (shard) return shardLines(shard, milliseconds);
  if (!summary) return '';
  const lines = [
    `sitec ${packageVersion()}  ${summary.input}  ${count(summary.pages, 'page')}  ${summary.languages.join(' ')}  ${addressWords(summary)}`,
    ` read    ${readWords(summary)}`,
    ` ${summary.isDryRun ? 'would' : 'wrote'}   ${whatWasWritten(summary, result)}`,
    ...hostsLine(summary),
    ...(verdict ? [` verdict ${verdictWords(verdict)}`] : []),
    ...problemsLine(result, isVerbose),
    ...(report === null ? [] : [` report  ${report}`]),
    ` ${result.exitCode === 0 ? 'done ' : 'ended'}   ${(milliseconds / 1000).toFixed(1)} s${ending(summary, result)}`,
  ];
  return lines.map((line) => `${printableLine(line)}\n`).join('');
};

/** The public address, and where it was found in the project if the user did not set it. */
const addressWords = ({ base, baseFound }: Summary): string => (baseFound === null ? base : `${base} (found: ${baseFound})`);

/** The pages of a shard: `shard 2 of 4: 250 of 1000 pages`. */
export const shardWords = ({ index, count: of, pages, sitePages }: ReadShard): string =>
  `shard ${index} of ${of}: ${pages} of ${count(sitePages, 'page')}`;

const shardLines = (shard: ReadShard, milliseconds: number): string =>
  [
    `sitec ${packageVersion()}  ${shardWords(shard)}`,
    ` wrote   ${shard.file}`,
    ` done    ${(milliseconds / 1000).toFixed(1)} s${cachedWords(shard)}   next: sitec merge, in the folder with the files of all shards`,
  ]
    .map((line) => `${printableLine(line)}\n`)
    .join('');

const whatWasWritten = (summary: Summary, { isPublished, problems }: Summarised): string => {
  const { isDryRun, out } = summary;
  const isRefused = !isPublished && (!isDryRun || problems.some(({ level }) => level === 'error'));
  return `${isDryRun ? 'write ' : ''}${isRefused ? `nothing: ${out} is unchanged` : bundleWords(summary)}`;
};

/** The content of a bundle: `30 files (12 kB) to dist: 2 markdown pages, ...`. */
export const bundleWords = ({ files, bytes, out, twins, tools, serves, only }: Summary): string => {
  const begin = `${count(files, 'file')} (${size(bytes)}) to ${out}: `;
  if (only !== null) return `${begin}the site and only ${only.join(', ')}`;
  const endpoints = serves.post ? `MCP index with ${count(tools, 'tool')}, A2A guide, ` : '';
  return `${begin}${count(twins, 'markdown page')}, JSON API, ${endpoints}discovery files`;
};

/** The line with the hosts; none where the user chose no host. */
export const hostsLine = ({ hosts, hostsFound }: Summary): readonly string[] =>
  hosts.length === 0 ? [] : [` hosts   ${hosts.join(' · ')}${hostsFound === null ? '' : ` (found: ${hostsFound})`}`];

const problemsLine = ({ problems: all, exitCode }: Summarised, isVerbose: boolean): readonly string[] => {
  const problems = withoutGaps(all);
  if (problems.length === 0) return [];
  const isStrict = exitCode === 1 && problems.every(({ level }) => level !== 'error');
  const failing = isStrict ? '; warnings fail this build' : '';
  return [` found   ${countLevels(problems)}${failing}${isVerbose || isToldWhole(problems) ? '' : '   all: --verbose'}`];
};

/** Whether each problem is already printed: none is a note, and no two have the same code. */
const isToldWhole = (problems: Summarised['problems']): boolean => foremost(problems).shown.length === problems.length;

const cachedWords = ({ cached }: { readonly cached: number }): string => (cached > 0 ? ` (${cached} cached)` : '');

const ending = ({ cached, isUnchanged, out }: Summary, { isPublished }: Summarised): string =>
  (isUnchanged ? ' (nothing changed)' : cachedWords({ cached })) + (isPublished ? `   next: sitec serve ${out}` : '');

/** True for a note that a kind of records was not found. One line lists all of them; only programs and --verbose get the single notes. */
export const isGap = ({ code }: Pick<Problem, 'code'>): boolean => code === facts.kindMissing.code;

/** The problems without such notes. */
export const withoutGaps = <P extends Pick<Problem, 'code'>>(problems: readonly P[]): readonly P[] =>
  problems.filter((problem) => !isGap(problem));

/** What a site has and what was not found: `4 plans (3 prices seen, 1 confirmed), 31 pages. Not found on this site: platforms.` */
export const readWords = (summary: Summary): string => {
  const { pages, missing } = summary;
  const found = [...recordWords(summary), count(pages, 'page')].join(', ');
  return missing.length === 0 ? found : `${found}. Not found on this site: ${missing.map(plain).join(', ')}.`;
};

/** The number of records of each kind, without the company, which is always one. */
const recordWords = (summary: Summary): readonly string[] =>
  Object.entries(summary.facts)
    .filter(([kind]) => kind !== 'company')
    .map(
      ([kind, number]) => `${count(number, summary.singulars[kind] ?? kind, plain(kind))}${kind === 'plans' ? priceWords(summary) : ''}`,
    );

const priceWords = ({ prices: { seen, confirmed } }: Summary): string =>
  seen === 0 ? '' : ` (${count(seen, 'price')} seen, ${confirmed} confirmed)`;

const plain = (kind: string): string => kind.replaceAll('-', ' ');
