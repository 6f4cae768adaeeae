import type { Result } from '../../compiler/index.ts';
import { packageVersion } from '../version.ts';

const count = (number: number, singular: string, plural = `${singular}s`): string => `${number} ${number === 1 ? singular : plural}`;

const size = (bytes: number): string => (bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`);

/** What a build found and wrote, in a few lines. `milliseconds` is how long it took. */
export const reportSummary = ({ summary, problems, exitCode, report }: Result, milliseconds: number): string => {
  if (!summary) return '';
  const { company: _, ...facts } = summary.facts;
  const words = Object.entries(facts).map(([kind, number]) => count(number, summary.singulars[kind] ?? kind, kind.replaceAll('-', ' ')));
  const found = [...words, 'company'];
  const levels = (['error', 'warning', 'note'] as const).map(
    (level) => [level, problems.filter((problem) => problem.level === level).length] as const,
  );
  const seen = levels.filter(([, number]) => number > 0).map(([level, number]) => count(number, level));
  const endpoints = summary.hasEndpoints ? `MCP index with ${count(summary.tools, 'tool')}, A2A guide, ` : '';
  const wrote =
    exitCode === 0
      ? ` wrote   ${count(summary.files, 'file')} (${size(summary.bytes)}) to ${summary.out}: ${count(summary.twins, 'markdown twin')}, JSON API, ${endpoints}discovery files`
      : ` wrote   nothing: ${summary.out} is as it was`;
  return [
    `sitec ${packageVersion()}  ${summary.input}  ${count(summary.pages, 'page')}${summary.cached > 0 ? ` (${summary.cached} cached)` : ''}  ${summary.languages.join(' ')}  ${summary.base}`,
    ` facts   ${found.join(' · ')}`,
    wrote,
    ...(summary.hosts.length > 0
      ? [` hosts   ${summary.hosts.join(' · ')}${summary.hostsFound === null ? '' : ` (found: ${summary.hostsFound})`}`]
      : []),
    ...(seen.length > 0 ? [` seen    ${seen.join(' · ')}`] : []),
    ...(report === null ? [] : [` report  ${report}`]),
    ` ${exitCode === 0 ? 'done ' : 'ended'}   ${(milliseconds / 1000).toFixed(1)} s${exitCode === 0 ? `   next: sitec serve ${summary.out}` : ''}`,
    '',
  ].join('\n');
};
