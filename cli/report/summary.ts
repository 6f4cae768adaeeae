import { packageVersion } from '../version.ts';
import { count, countLevels } from './counts.ts';
import type { Outcome } from './outcome.ts';
import { printableLine } from './printable.ts';

const size = (bytes: number): string => (bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`);

type Summarised = Pick<Outcome, 'summary' | 'exitCode' | 'isPublished' | 'report'> & {
  readonly problems: readonly Pick<Outcome['problems'][number], 'level'>[];
};

/** What a build found and wrote, in a few lines, of which only the last differs between builds of one site. `milliseconds` is how long it took. */
export const reportSummary = ({ summary, problems, exitCode, isPublished, report }: Summarised, milliseconds: number): string => {
  if (!summary) return '';
  const { company: _, ...facts } = summary.facts;
  const words = Object.entries(facts).map(([kind, number]) => count(number, summary.singulars[kind] ?? kind, kind.replaceAll('-', ' ')));
  const found = summary.hostsFound === null ? '' : ` (found: ${summary.hostsFound})`;
  const failing = exitCode === 1 && problems.every(({ level }) => level !== 'error') ? ', and warnings fail this build' : '';
  const cached = summary.cached > 0 ? ` (${summary.cached} cached)` : '';
  const lines = [
    `sitec ${packageVersion()}  ${summary.input}  ${count(summary.pages, 'page')}  ${summary.languages.join(' ')}  ${summary.base}`,
    ` facts   ${[...words, 'company'].join(' · ')}`,
    isPublished
      ? ` wrote   ${count(summary.files, 'file')} (${size(summary.bytes)}) to ${summary.out}: ${count(summary.twins, 'markdown twin')}, JSON API, MCP index with ${count(summary.tools, 'tool')}, A2A guide, discovery files`
      : ` wrote   nothing: ${summary.out} is as it was`,
    ...(summary.hosts.length > 0 ? [` hosts   ${summary.hosts.join(' · ')}${found}`] : []),
    ...(problems.length > 0 ? [` seen    ${countLevels(problems)}${failing}`] : []),
    ...(report === null ? [] : [` report  ${report}`]),
    ` ${exitCode === 0 ? 'done ' : 'ended'}   ${(milliseconds / 1000).toFixed(1)} s${cached}${isPublished ? `   next: sitec serve ${summary.out}` : ''}`,
  ];
  return lines.map((line) => `${printableLine(line)}\n`).join('');
};
