import { array, boolean, integer, nullable, object, oneOf, optional, record, string, type Infer } from '../../compiler/schema/builder.ts';
import { READER_NAMES } from '../../compiler/verdict/verdict.ts';
import { GROUPS } from '../check/check.ts';

const place = {
  file: string('Path of the file, relative to the working folder, with forward slashes'),
  line: optional(integer('Line, from 1; absent where the place is a whole file', { minimum: 1 })),
  column: optional(integer('Column, from 1, in UTF-16 code units', { minimum: 1 })),
  endLine: optional(integer('Line in which it ends; absent where the end is not known', { minimum: 1 })),
  endColumn: optional(integer('Column after its last character', { minimum: 1 })),
};

const relatedPlace = object('Another place that belongs to the problem', {
  ...place,
  message: optional(string('What was looked at')),
});

/** What every command tells of a problem. */
export const problemTexts = {
  code: string('Stable code, which `sitec explain` explains', { pattern: '^SITEC[0-9]{4}$' }),
  level: oneOf('How bad it is', ['error', 'warning', 'note']),
  message: string('What is wrong'),
  why: string('Why it matters'),
  fix: string('What to do'),
};

const problem = object('A problem', {
  ...problemTexts,
  ...place,
  file: optional(place.file),
  at: optional(string('What was looked at, for example `JSON-LD /offers/1/price`')),
  page: optional(string('Path of its page')),
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

const shard = object('What a build of a part of the pages read; absent for others', {
  index: integer('Number of the part', { minimum: 1 }),
  count: integer('Number of parts', { minimum: 1 }),
  pages: integer('Pages of the part'),
  sitePages: integer('Pages of the site'),
  file: string('File that was written, relative to the working folder'),
});

const verdict = object('What an agent will say about the site; absent when there is nothing to ask', {
  score: integer('Half for answered questions, half for pages that can be read, on average of the readers without scripts', {
    minimum: 0,
    maximum: 100,
  }),
  language: string('Language that was asked in (BCP 47)'),
  answered: integer('Questions that are answered'),
  answers: array(
    'The questions of buyers',
    object('A question', {
      question: string('Question'),
      text: nullable(string('Answer; null when none was found')),
      url: nullable(string('Page or document with the answer')),
      tokens: integer('Estimated tokens of the answer'),
      htmlTokens: nullable(integer('Estimated tokens of the HTML of that page; null where it has no words without scripts')),
    }),
  ),
  sample: optional(
    object('Which part of the site was read; absent where all of it was', {
      read: integer('Pages that were read'),
      of: integer('Pages of the site, as far as they are known'),
    }),
  ),
  readers: array(
    'What readers get of the listed pages',
    object('A kind of reader', {
      name: oneOf('Name', READER_NAMES),
      pages: integer('Pages that have words for it'),
      of: integer('Pages'),
      words: integer('Words; for MCP of an answer on average'),
      lost: nullable(
        integer('Words that a browser shows and it does not get; null where no browser has read the pages that scripts write'),
      ),
      tokens: integer('Estimated tokens; for MCP of an answer on average'),
      prices: integer('Different prices that it sees'),
    }),
  ),
});

const total = nullable(integer('Share of the weight that passes, 0 to 100; null when nothing applies', { minimum: 0, maximum: 100 }));

const score = object('What `sitec check` came to, in numbers; absent for other commands, and when nothing could be checked', {
  subject: string('Folder or address that was checked, as it was named'),
  pages: integer('Pages that were looked at'),
  total,
  empty: optional(integer('Pages that have almost no text without scripts; absent when none does', { minimum: 1 })),
  level: object('How ready the site is for agents, as isitagentready.com counts it', {
    value: integer('Level', { minimum: 0, maximum: 5 }),
    missing: array('What the next level asks for and the site has not', string('In words')),
  }),
  groups: array(
    'Groups of checks',
    object('A group', {
      name: oneOf('Name', GROUPS),
      score: total,
      passed: integer('Checks that passed'),
      applicable: integer('Checks that apply'),
    }),
  ),
  checks: array(
    'Every check',
    object('A check', {
      name: string('Name'),
      group: oneOf('Group', GROUPS),
      code: string('Code of the problem that it reports'),
      weight: integer('How much it counts', { minimum: 1, maximum: 3 }),
      state: oneOf('What it came to', ['passed', 'failed', 'not applicable']),
      reason: optional(string('Why it does not apply')),
      mended: optional(boolean('Whether `sitec build` would fix it; only for failed checks of a site that sitec did not build')),
    }),
  ),
});

/** The report of a command for programs. Unknown values are absent, never null. New properties do not change the version. */
export const reportSchema = object('Outcome of a command of sitec', {
  schemaVersion: integer('Version of this form', { const: 1 }),
  tool: object('The program', { name: string('Name', { const: 'sitec' }), version: string('Version') }),
  command: string('Name of the command'),
  ok: boolean('True when the exit code is 0'),
  exitCode: integer('Exit code'),
  published: boolean('True when the bundle was written; false when the old one stays as it was'),
  summary: optional(summary),
  shard: optional(shard),
  verdict: optional(verdict),
  score: optional(score),
  problems: array('Problems, sorted by file, place and code', problem),
});

/** The output of `--reporter json`. */
export type ReportDocument = Infer<typeof reportSchema>;

/** A problem of a report. */
export type ProblemDocument = Infer<typeof problem>;

/** A place of a report. */
export type PlaceDocument = Infer<typeof relatedPlace>;
