import { array, boolean, integer, object, oneOf, optional, record, string, type Infer } from '../../compiler/schema.ts';

const place = {
  file: string('Path of the file, relative to the working folder, with forward slashes'),
  line: optional(integer('Line, from 1; absent where the place is a whole file', { minimum: 1 })),
  column: optional(integer('Column, from 1, in UTF-16 code units', { minimum: 1 })),
};

const relatedPlace = object('Another place that belongs to the problem', {
  ...place,
  message: optional(string('What was looked at')),
});

const problem = object('A problem', {
  code: string('Stable code, which docs/problems.md explains', { pattern: '^SITEC[0-9]{4}$' }),
  level: oneOf('How bad it is', ['error', 'warning', 'note']),
  message: string('What is wrong'),
  why: string('Why it matters'),
  fix: string('How to mend it'),
  file: optional(place.file),
  line: place.line,
  column: place.column,
  at: optional(string('What was looked at, for example `JSON-LD /offers/1/price`')),
  page: optional(string('Path of the page that it stands on')),
  fact: optional(string('Path of the fact that it is about, for example `plans.growth.price`')),
  related: array('Other places that belong to it', relatedPlace),
});

const summary = object('The build in numbers; absent when it stopped before there was anything to count', {
  input: string('Folder of the site, relative to the working folder'),
  out: string('Output folder, relative to the working folder'),
  base: string('Public address of the site'),
  pages: integer('Pages'),
  languages: array('Languages of the pages (BCP 47)', string('Language')),
  facts: record('Number of records of each kind', integer('Records')),
  files: integer('Files of the bundle'),
  bytes: integer('Bytes of these files'),
  twins: integer('Pages as markdown'),
  tools: integer('MCP tools'),
  hosts: array('Hosts that it is built for', string('Host')),
});

/** The report of a command for programs. What is not known is absent, never null; properties may be added without another version. */
export const reportSchema = object('Outcome of a command of sitec', {
  schemaVersion: integer('Version of this form', { const: 1 }),
  tool: object('The program', { name: string('Name', { const: 'sitec' }), version: string('Version') }),
  command: string('Name of the command'),
  ok: boolean('True when the exit code is 0'),
  exitCode: integer('Exit code'),
  published: boolean('True when the bundle was written; false when the old one stays as it was'),
  summary: optional(summary),
  problems: array('Problems, sorted by file, place and code', problem),
});

/** A report as `--reporter json` gives it. */
export type ReportDocument = Infer<typeof reportSchema>;

/** A problem of a report. */
export type ProblemDocument = Infer<typeof problem>;

/** A place of a report. */
export type PlaceDocument = Infer<typeof relatedPlace>;
