import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../base/package.ts';
import type { Summary } from '../bundle/summary.ts';
import { paths } from '../paths.ts';
import { renderTemplate, scriptJson } from '../prose/template.ts';
import { READERS, type Verdict } from '../verdict/verdict.ts';
import type { FactGroup } from './fact-rows.ts';
import type { FileClass } from './file-classes.ts';
import { savedPercent, withCommas } from './numbers.ts';
import type { PageRow } from './page-rows.ts';
import type { ProblemGroup } from './problem-groups.ts';

/** What a report shows. */
export interface ReportData {
  readonly summary: Summary;
  /** Null for a bundle that nobody can ask. */
  readonly verdict: Verdict | null;
  /** True when a problem failed the build, so that the bundle is that of an earlier one. */
  readonly failed: boolean;
  readonly problems: readonly ProblemGroup[];
  readonly facts: readonly FactGroup[];
  readonly pages: readonly PageRow[];
  /** Texts of the twins of the first pages. */
  readonly twins: readonly string[];
  readonly classes: readonly FileClass[];
}

/** Where `sitec serve` answers unless it is told otherwise. */
const SERVER = 'http://127.0.0.1:4321';

/** Pages whose rows are shown at once. */
const CHUNK = 200;

/** The report as one HTML document, which loads nothing: whatever comes from the site is text in it, and its policy lets only its own script run. */
export const renderReport = (data: ReportData): string => {
  const { summary, verdict, failed, problems, facts, pages, twins, classes } = data;
  const script = asset('report.js');
  const total = (sizeOf: (page: PageRow) => number): number => pages.reduce((sum, page) => sum + sizeOf(page), 0);
  const [html, twin] = [total((page) => page.html.tokens), total((page) => page.twin.tokens)];
  return render('report', {
    summary,
    failed,
    records: recordsOf(summary),
    missing: summary.missing.map((kind) => kind.replaceAll('-', ' ')),
    hosts: hostsOf(summary),
    levels: levelsOf(problems),
    tokens: { html, twin, saved: savedPercent(html, twin) },
    embedded: twins.length,
    verdict,
    sections: {
      verdict: verdict === null ? '' : render('verdict', { verdict, names: READERS }),
      problems: render('problems', { problems }),
      facts: render('facts', { facts }),
      pages: render('pages', { chunks: chunksOf(pages) }),
      files: render('files', { classes, files: summary.files, bytes: summary.bytes, coded: codedTotal(classes) }),
    },
    factCount: facts.reduce((sum, group) => sum + group.facts.length, 0),
    style: asset('report.css'),
    script,
    scriptDigest: hash('sha256', script, 'base64'),
    data: scriptJson({ base: summary.base, server: SERVER, isOld: failed, twins }),
  });
};

const asset = (name: string): string => readFileSync(join(packageFolder(), 'templates/report', name), 'utf8');

const render = (name: string, values: Readonly<Record<string, unknown>>): string =>
  renderTemplate(`report/${name}.html.eta`, { ...values, number: (value: number | null) => (value === null ? '–' : withCommas(value)) });

/** Number and name of the records of each kind. */
const recordsOf = ({ facts, singulars }: Summary): readonly { readonly count: number; readonly name: string }[] =>
  Object.entries(facts).map(([kind, count]) => ({ count, name: count === 1 ? (singulars[kind] ?? kind) : kind.replaceAll('-', ' ') }));

/** What hosts serve, in the words of the report. A bundle may be without one of the endpoints, or both. */
const abilitiesOf = ({ serves, only }: Summary): readonly (readonly [words: string, isServed: boolean])[] => [
  [paths.mcp, serves.post && (only === null || only.includes('mcp'))],
  [paths.a2a, serves.post && (only === null || only.includes('a2a'))],
  ['markdown by Accept', serves.negotiation],
  ['headers of sitec', serves.headers],
  ['JSON for missing data', serves.missingData],
];

/** The hosts of the bundle, why they are, and what all of them serve or do not. */
const hostsOf = (summary: Summary): object => ({
  names: summary.hosts.length === 0 ? 'sitec serve' : summary.hosts.join(', '),
  found: summary.hostsFound,
  abilities: abilitiesOf(summary).map(([words, isServed]) => `${words}: ${isServed ? 'yes' : 'no'}`),
});

/** Number of the problems of each level that there is, worst first. */
const levelsOf = (problems: readonly ProblemGroup[]): readonly { readonly level: string; readonly count: number }[] => {
  const levels = new Map<string, number>();
  for (const { level, problems: found } of problems) levels.set(level, (levels.get(level) ?? 0) + found.length);
  return [...levels].map(([level, count]) => ({ level, count }));
};

/** Bytes of all files in their compressed forms; null when there are none. */
const codedTotal = (classes: readonly FileClass[]): FileClass['coded'] =>
  classes.reduce<FileClass['coded']>(
    (sum, { coded }) => sum && coded && { br: sum.br + coded.br, zstd: sum.zstd + coded.zstd, gzip: sum.gzip + coded.gzip },
    { br: 0, zstd: 0, gzip: 0 },
  );

/** Rows in bodies of a table, of which a browser lays out only the first before the script has taken over. */
const chunksOf = (pages: readonly PageRow[]): readonly (readonly PageRow[])[] =>
  Array.from({ length: Math.ceil(pages.length / CHUNK) }, (_, index) => pages.slice(index * CHUNK, (index + 1) * CHUNK));
