/** Whatever stands in a log: the report is whole, tells nothing that a terminal obeys, and every line is counted once. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLog } from '../../../cli/traffic/count-log.ts';
import { Counts } from '../../../cli/traffic/counts.ts';
import { trafficDocument } from '../../../cli/traffic/document.ts';
import { createLineReader } from '../../../cli/traffic/formats/line-reader.ts';
import { trafficSchema } from '../../../cli/traffic/schema.ts';
import { UNKNOWN_SITE } from '../../../cli/traffic/subjects.ts';
import { trafficForPeople } from '../../../cli/traffic/tables.ts';
import { printableJson } from '../../../cli/report/printable.ts';
import { violations } from '../../../compiler/schema/validate.ts';
import { CONTROL, folderOf, hostile } from '../fixture.ts';
import { combined, FORMATS, GPTBOT, served } from './lines.ts';

const paths = fc.oneof(
  hostile.map((text) => `/${text}`),
  hostile.map((text) => `/${encodeURIComponent(text.toWellFormed())}.md`),
  fc.constantFrom('/', '/mcp', '/llms.txt', '/api/v1/plans.json', '/%00%1b[31m', '/__proto__', '/constructor'),
);
const agents = fc.oneof(hostile, fc.constantFrom(GPTBOT, '__proto__', 'constructor/1', 'curl/8'));
const statuses = fc.constantFrom(200, 304, 301, 404, 410, 500);

/** Requests whose parts are hostile, lines of every format that were cut or changed, and lines of nothing. */
const lines = fc.oneof(
  fc.tuple(paths, agents, statuses).map(([path, agent, status]) => combined(path, agent, status)),
  fc.tuple(paths, agents, statuses).map(([path, agent, status]) => served({ path, agent, status })),
  fc.tuple(fc.constantFrom(...Object.values(FORMATS)), fc.nat(), hostile).map(([text, at, inserted]) => {
    const position = at % text.length;
    return text.slice(0, position) + inserted + text.slice(position);
  }),
  fc.json().map((text) => text.replaceAll('\n', ' ')),
  hostile,
  fc.string({ unit: 'binary' }),
);

const countsOf = async (log: string | Uint8Array) => {
  const counts = new Counts({}, UNKNOWN_SITE);
  const counted = await countLog(`${folderOf({ log })}/log`, counts);
  const document = trafficDocument(counts, { logs: [counted], bundle: null, problems: [], limit: Infinity });
  return { counts, counted, document };
};

const check = async (log: string | Uint8Array): Promise<void> => {
  const { document, counted } = await countsOf(log);
  const json = printableJson(document);
  expect(violations(trafficSchema, JSON.parse(json))).toEqual([]);
  expect(json).not.toMatch(CONTROL);
  expect(trafficForPeople(document, 100, false)).not.toMatch(CONTROL);
  expect(counted.notUnderstood).toBeLessThanOrEqual(counted.lines);
  const { agents: rows, days } = document;
  const sum = (list: readonly { readonly requests: number }[]): number => list.reduce((total, { requests }) => total + requests, 0);
  expect(sum(days)).toBe(sum(rows));
};

describe('hostile logs', () => {
  it('of lines of every format', () =>
    fc.assert(
      fc.asyncProperty(fc.array(lines, { maxLength: 30 }), (texts) => check(texts.join('\n'))),
      { numRuns: 200 },
    ));

  it('of any bytes', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), (bytes) => check(bytes)),
      { numRuns: 200 },
    ));

  it('of one request are read alike, whether all lines are taken apart or only those that may count', () =>
    fc.assert(
      fc.property(paths, statuses, (path, status) => {
        const line = combined(path.replaceAll('\n', ''), GPTBOT, status);
        const [all, some] = [createLineReader(() => true), createLineReader((text) => text.includes('GPTBot'))];
        expect(some(line)).toEqual(all(line));
      }),
    ));

  it.each([
    ['a path of a megabyte', combined(`/${'a'.repeat(1_000_000)}`)],
    ['a path of quotation marks', combined('"'.repeat(100_000))],
    ['a path of backslashes', combined('\\'.repeat(100_000))],
    ['a path of brackets', combined('[31/Jan/2026:12:00:00 +0000] '.repeat(20_000))],
    ['a user agent of semicolons', combined('/mcp', `Mozilla/5.0 ${'; compatible; '.repeat(50_000)}`)],
    ['a user agent of hyphens', combined('/mcp', `GPTBot${'-GPTBot'.repeat(50_000)}`)],
    ['JSON of many levels', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['lists of many levels', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['columns without an end', `#Fields: ${'a '.repeat(100_000)}\n${'b\t'.repeat(100_000)}`],
    ['a path of percent signs', combined('/%'.repeat(100_000))],
  ])(
    'of %s end soon',
    async (_, line) => {
      await check([line, line, combined('/')].join('\n'));
      const { document } = await countsOf([line, combined('/')].join('\n'));
      expect(document.agents.map(({ name }) => name)).toContain('GPTBot');
    },
    20_000,
  );
});
