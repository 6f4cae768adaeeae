import type { Result } from '../../compiler/index.ts';
import type { Summary } from '../../compiler/summary.ts';
import { packageVersion } from '../version.ts';

const count = (number: number, singular: string, plural = `${singular}s`): string => `${number} ${number === 1 ? singular : plural}`;

const size = (bytes: number): string => (bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`);

/** What a build found and wrote, in a few lines. `milliseconds` is how long it took. */
export const reportSummary = ({ summary, problems, exitCode, report }: Result, milliseconds: number): string => {
  if (!summary) return '';
  const { company: _, ...facts } = summary.facts;
  const words = Object.entries(facts).map(([kind, number]) => count(number, summary.singulars[kind] ?? kind, kind.replaceAll('-', ' ')));
  const found = [...words, 'company'];
  const seen = levelsOf(problems);
  return [
    `sitec ${packageVersion()}  ${summary.input}  ${count(summary.pages, 'page')}${summary.cached > 0 ? ` (${summary.cached} cached)` : ''}  ${summary.languages.join(' ')}  ${summary.base}`,
    ` facts   ${found.join(' · ')}`,
    exitCode === 0 ? ` wrote   ${contentsOf(summary)}` : ` wrote   nothing: ${summary.out} is as it was`,
    ...hostsLine(summary),
    ...(seen.length > 0 ? [` seen    ${seen.join(' · ')}`] : []),
    ...(report === null ? [] : [` report  ${report}`]),
    ` ${exitCode === 0 ? 'done ' : 'ended'}   ${(milliseconds / 1000).toFixed(1)} s${exitCode === 0 ? `   next: sitec serve ${summary.out}` : ''}`,
    '',
  ].join('\n');
};

const levelsOf = (problems: Result['problems']): readonly string[] => {
  const numbers = (['error', 'warning', 'note'] as const).map(
    (level) => [level, problems.filter((problem) => problem.level === level).length] as const,
  );
  return numbers.filter(([, number]) => number > 0).map(([level, number]) => count(number, level));
};

const contentsOf = ({ files, bytes, out, twins, tools, hasEndpoints }: Summary): string => {
  const endpoints = hasEndpoints ? `MCP index with ${count(tools, 'tool')}, A2A guide, ` : '';
  return `${count(files, 'file')} (${size(bytes)}) to ${out}: ${count(twins, 'markdown twin')}, JSON API, ${endpoints}discovery files`;
};

/** Where nobody chose a host there is nothing to say. */
const hostsLine = ({ hosts, hostsFound }: Summary): readonly string[] =>
  hosts.length === 0 ? [] : [` hosts   ${hosts.join(' · ')}${hostsFound === null ? '' : ` (found: ${hostsFound})`}`];
