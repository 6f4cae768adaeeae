import pc from 'picocolors';
import { printable, count } from '../report/printable.ts';
import type { ReaderList, TrafficDocument } from './schema.ts';

/** Maximum agents that a row names; the others are counted. */
const MOST_NAMES = 3;
/** Maximum characters of a path in a table. */
const WIDEST = 60;

type Cell = string | number;

/** A table with a title and its visible rows. */
interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Number of all rows. */
  readonly all: number;
}

/** The report for people: a table for each question, and a note about the reliability of user agents. */
export const trafficForPeople = (document: TrafficDocument, limit: number, colours: boolean): string => {
  const { bold, dim } = pc.createColors(colours);
  const tables = tablesOf(document, limit).filter(({ rows }) => rows.length > 0);
  const parts = tables.map((table) => tableLines(table, bold, dim).join('\n'));
  const none = document.agents.length === 0 ? ['No requests of known agents.'] : [];
  return `${[headOf(document), ...none, ...parts, ...othersOf(document), dim(CAUTION)].join('\n\n')}\n`;
};

const CAUTION = 'A user agent is what a client says about itself, and can be false. sitec does not verify addresses.';

const headOf = ({ logs, period, bundle }: TrafficDocument): string => {
  const lines = logs.reduce((sum, log) => sum + log.lines, 0);
  const days = period === null ? [] : [period.from === period.to ? period.from : `${period.from} to ${period.to}`];
  return [
    `sitec traffic  ${count(logs.length, 'log')}`,
    count(lines, 'line'),
    ...days,
    ...(bundle === null ? [] : [`paths of ${printable(bundle)}`]),
  ].join('  ');
};

const tablesOf = (document: TrafficDocument, limit: number): readonly Table[] => {
  const { agents, days, pages, facts, protocols, discovery, notFound, others } = document;
  const table = <Row>(title: string, head: readonly string[], list: readonly Row[], cells: (row: Row) => readonly Cell[]): Table => ({
    title,
    head,
    rows: list.slice(0, limit).map(cells),
    all: list.length,
  });
  const read = (title: string, list: TrafficDocument['facts']): Table =>
    table(title, ['read', 'last day', 'by'], list, (row) => [row.name, row.read, row.last, names(row.agents)]);
  return [
    table('agents', ['purpose', 'requests', 'pages', 'not found', 'last day'], agents, (row) => [
      row.name,
      row.purpose,
      row.requests,
      row.pages,
      row.notFound,
      row.last,
    ]),
    table('days', ['requests', 'pages', 'facts', 'protocols', 'discovery', 'not found'], days.toReversed(), (row) => [
      row.day,
      row.requests,
      row.pages,
      row.facts,
      row.protocols,
      row.discovery,
      row.notFound,
    ]),
    table('pages', ['read', 'markdown', 'last day', 'by'], pages, (row) => [row.path, row.read, row.markdown, row.last, names(row.agents)]),
    read('facts', facts),
    read('protocols', protocols),
    read('discovery', discovery),
    table('not found', ['requests', 'last day', 'by'], notFound, (row) => [row.path, row.requests, row.last, names(row.agents)]),
    table('other readers of files for agents', ['read'], others.programs, (row) => [row.name, row.read]),
  ];
};

const names = (agents: ReaderList): string => {
  const shown = agents.slice(0, MOST_NAMES).map(({ name, requests }) => `${name} ${requests}`);
  return [...shown, ...(agents.length > MOST_NAMES ? [`${agents.length - MOST_NAMES} more`] : [])].join(', ');
};

const tableLines = (
  { title, head, rows, all }: Table,
  bold: (text: string) => string,
  dim: (text: string) => string,
): readonly string[] => {
  const texts = rows.map(([name = '', ...cells]) => [`  ${shortened(printable(String(name)))}`, ...cells.map(String)]);
  const lines = [[title, ...head], ...texts];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((row) => [...(row[column] ?? '')].length))) ?? [];
  const isNumber = (column: number): boolean => typeof rows[0]?.[column] === 'number';
  const [first = '', ...others] = lines.map((row) =>
    row
      .map((text, column) => {
        const space = ' '.repeat((widths[column] ?? 0) - [...text].length);
        return isNumber(column) ? space + text : text + space;
      })
      .join('  ')
      .trimEnd(),
  );
  const more = all > rows.length ? [dim(`  and ${all - rows.length} more (--limit ${all})`)] : [];
  return [bold(first), ...others, ...more];
};

const shortened = (text: string): string => {
  const signs = [...text];
  return signs.length > WIDEST ? `${signs.slice(0, WIDEST - 1).join('')}…` : text;
};

const othersOf = ({ others: { browsers }, notListed }: TrafficDocument): readonly string[] => [
  ...(browsers > 0 ? [`Browsers opened files for agents in ${count(browsers, 'request')}.`] : []),
  ...(notListed > 0 ? [`${count(notListed, 'request')} for rare names ${notListed === 1 ? 'is' : 'are'} counted and not listed.`] : []),
];
