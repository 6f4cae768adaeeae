import { hash } from 'node:crypto';
import type { Summary } from '../bundle/summary.ts';
import { renderTemplate, scriptJson } from '../prose/template.ts';
import { READERS, type Verdict } from '../verdict/verdict.ts';
import type { FactGroup } from './fact-rows.ts';
import type { FileClass } from './file-classes.ts';
import { hostsOf, levelsOf, recordsOf } from './head.ts';
import { savedPercent, withCommas } from './numbers.ts';
import type { PageRow } from './page-rows.ts';
import type { PlanCard } from './plan-cards.ts';
import { portionOf, type Portion } from './portion.ts';
import type { ProblemGroup } from './problem-groups.ts';

/** Content of a report. */
export interface ReportData {
  readonly summary: Summary;
  /** Null for a bundle without a guide. */
  readonly verdict: Verdict | null;
  /** True when a problem failed the build, so that the bundle is the one of an earlier build. */
  readonly failed: boolean;
  readonly problems: readonly ProblemGroup[];
  readonly plans: readonly PlanCard[];
  readonly facts: readonly FactGroup[];
  readonly pages: readonly PageRow[];
  /** Names of the views of pages, by the index of the page. */
  readonly views: ReadonlyMap<number, string>;
  readonly classes: readonly FileClass[];
  /** Address of the folder with the files of the site, relative to the report. */
  readonly siteFolder: string;
}

/** The style and the script of the report, made by `npm run build`. */
export interface ReportParts {
  readonly style: string;
  readonly script: string;
}

/** A report: the document, and the texts of its additional files by name. */
export interface Report {
  readonly html: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Bytes of the rows of each list in the document: with its script and style it stays below 1 MB. */
const ROOM = { problems: 180_000, plans: 150_000, facts: 150_000, pages: 220_000 } as const;

/**
 * The report as one HTML document, with more rows in files beside it. All content of the site is escaped text. The content security policy
 * only allows scripts of the report itself, and no requests to the network.
 */
export const renderReport = (data: ReportData, { style, script }: ReportParts): Report => {
  const { summary, verdict, problems, plans, facts, pages } = data;
  const lists = listsOf(data);
  const levels = levelsOf(problems);
  const shown = {
    verdict: verdict === null ? '' : render('verdict', { verdict, names: READERS, answers: unansweredFirst(verdict) }),
    problems: render('problems', { groups: withRows(problems, lists.problems, ({ level, code }) => `${level} ${code}`), levels }),
    plans:
      plans.length === 0
        ? ''
        : render('plans', { rows: lists.plans.shown, columns: { many: columnsFor(plans.length, 4), some: columnsFor(plans.length, 3) } }),
    facts: render('facts', { groups: withRows(facts, lists.facts, ({ kind }) => kind).map(withSize) }),
    pages: render('pages', { rows: lists.pages.shown, count: pages.length }),
    files: render('files', {
      classes: data.classes,
      files: summary.files,
      bytes: summary.bytes,
      coded: codedTotal(data.classes),
      hosts: hostsOf(summary),
    }),
  };
  const rests = Object.entries(lists).filter(([, { rest }]) => rest.length > 0);
  const html = render('report', {
    summary,
    verdict,
    failed: data.failed,
    records: recordsOf(summary),
    missing: summary.missing.map((kind) => kind.replaceAll('-', ' ')),
    levels,
    tokens: tokensOf(pages),
    sections: shown,
    counts: { plans: plans.length, facts: rowsOf(facts).reduce((sum, record) => sum + record.facts.length, 0) },
    views: data.views.size,
    style,
    script,
    scriptDigest: hash('sha256', script, 'base64'),
    data: scriptJson({
      base: summary.base,
      isOld: data.failed,
      siteFolder: data.siteFolder,
      rest: Object.fromEntries(rests.map(([name, { rest }]) => [name, rest.length])),
    }),
  });
  return { html, files: new Map(rests.map(([name, { rest }]) => [`${name}.js`, besideText(name, rest)])) };
};

/** Text of a file beside the report, which passes a value to the report that loads it. */
export const besideText = (name: string, value: unknown): string => `sitecReport(${scriptJson(name)}, ${scriptJson(value)});\n`;

/** Mark of a row's start in a template; no text of a site can contain it, because texts are escaped. */
const ROW = '<!--row-->';

const render = (name: string, values: Readonly<Record<string, unknown>>): string =>
  renderTemplate(`report/${name}.html.eta`, { ...values, number: (value: number | null) => (value === null ? '–' : withCommas(value)) });

/** The rows that a template makes from a list, in order. */
const renderRows = (name: string, values: Readonly<Record<string, unknown>>): readonly string[] =>
  render(name, values)
    .split(ROW)
    .slice(1)
    .map((row) => row.trim());

/** The rows of all lists as HTML. */
const listsOf = ({ problems, plans, facts, pages, views }: ReportData): Readonly<Record<keyof typeof ROOM, Portion>> => {
  const ofPlans = renderRows('fact-rows', { facts: plans.flatMap((plan) => plan.facts) });
  const records = rowsOf(facts);
  const ofRecords = renderRows('fact-rows', { facts: records.flatMap((record) => record.facts) });
  return {
    problems: portionOf(renderRows('problem-rows', { groups: problems }), ROOM.problems),
    plans: portionOf(renderRows('plan-rows', { plans: withFacts(plans, ofPlans) }), ROOM.plans),
    facts: portionOf(renderRows('record-rows', { records: withFacts(records, ofRecords) }), ROOM.facts),
    pages: portionOf(renderRows('page-rows', { pages, views }), ROOM.pages),
  };
};

/** The records of all kinds with their kinds. */
const rowsOf = (facts: readonly FactGroup[]): readonly (FactGroup['records'][number] & { readonly kind: string })[] =>
  facts.flatMap(({ kind, records }) => records.map((record) => ({ ...record, kind })));

/** Items with the HTML of their facts, which is rendered at once for all items. */
const withFacts = <Item extends { readonly facts: readonly unknown[] }>(
  items: readonly Item[],
  rows: readonly string[],
): readonly (Item & { readonly rows: readonly string[] })[] => {
  let start = 0;
  return items.map((item) => ({ ...item, rows: rows.slice(start, (start += item.facts.length)) }));
};

const withSize = <Group extends FactGroup>(group: Group): Group & { readonly size: number } => ({
  ...group,
  size: group.records.reduce((sum, { facts }) => sum + facts.length, 0),
});

/** Groups with their rows in the document. */
const withRows = <Group extends { readonly problems?: readonly unknown[]; readonly records?: readonly unknown[] }>(
  groups: readonly Group[],
  { shown }: Portion,
  nameOf: (group: Group) => string,
): readonly (Group & { readonly id: string; readonly count: number; readonly rows: readonly string[] })[] => {
  let start = 0;
  return groups.map((group) => {
    const count = (group.problems ?? group.records ?? []).length;
    return { ...group, id: nameOf(group), count, rows: shown.slice(start, (start += count)) };
  });
};

/** Number of cards in a row: the maximum that does not leave a single card in the last row. */
const columnsFor = (cards: number, most: number): number => {
  let columns = Math.min(cards, most);
  while (columns > 1 && cards % columns === 1) columns--;
  return columns;
};

const unansweredFirst = ({ answers }: Verdict): Verdict['answers'] => [
  ...answers.filter(({ isAnswered }) => !isAnswered),
  ...answers.filter(({ isAnswered }) => isAnswered),
];

const tokensOf = (pages: readonly PageRow[]): { readonly html: number; readonly twin: number; readonly saved: number | null } => {
  const total = (sizeOf: (page: PageRow) => number): number => pages.reduce((sum, page) => sum + sizeOf(page), 0);
  const [html, twin] = [total((page) => page.html.tokens), total((page) => page.twin.tokens)];
  return { html, twin, saved: savedPercent(html, twin) };
};

/** Bytes of all files in their smallest forms; null when there are none. */
const codedTotal = (classes: readonly FileClass[]): FileClass['coded'] =>
  classes.reduce<FileClass['coded']>((sum, { coded }) => (sum !== null && coded !== null ? sum + coded : null), 0);
