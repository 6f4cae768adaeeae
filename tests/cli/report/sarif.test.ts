import { describe, expect, it } from 'vitest';
import type { LocatedProblem, Outcome } from '../../../cli/report/outcome.ts';
import { sarif } from '../../../cli/report/reporters/sarif.ts';
import { problemFamilies } from '../../../compiler/problems/index.ts';
import { violations } from '../../../compiler/schema/validate.ts';
import { failedOf, outcomeOf, PLAIN, problemOf } from './outcome.ts';
import { sarifSchema } from './sarif-schema.ts';

interface Log {
  readonly runs: readonly [
    { readonly tool: { readonly driver: { readonly rules: readonly Rule[] } }; readonly results: readonly Result[] },
  ];
}
interface Rule {
  readonly id: string;
  readonly shortDescription: { readonly text: string };
  readonly help: { readonly text: string };
}
interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly message: { readonly text: string };
  readonly locations: readonly object[];
  readonly relatedLocations?: readonly object[];
  readonly partialFingerprints: { readonly primaryLocationLineHash: string };
}

const logOf = (outcome: Outcome) => {
  const log = JSON.parse(sarif.report(outcome, PLAIN)) as Log;
  expect(violations(sarifSchema, log)).toEqual([]);
  return log.runs[0];
};

const fingerprintsOf = (...problems: readonly LocatedProblem[]): readonly string[] =>
  logOf(failedOf(...problems)).results.map(({ partialFingerprints }) => partialFingerprints.primaryLocationLineHash);

/** One problem of every code that there is. */
const everyCode = problemFamilies.flatMap(({ problems }) =>
  problems.map((definition) => problemOf({ ...definition, related: [], place: { file: `pages/${definition.code}.html` } })),
);

describe('rules', () => {
  it('are one a code that was reported, with the words of its definition', () => {
    const { tool, results } = logOf(failedOf(problemOf(), problemOf(), problemOf({ code: 'SITEC1011' })));
    expect(tool.driver.rules.map(({ id }) => id)).toEqual(['SITEC1011', 'SITEC2101']);
    expect(results.map(({ ruleIndex, ruleId }) => [ruleIndex, ruleId])).toEqual([
      [1, 'SITEC2101'],
      [1, 'SITEC2101'],
      [0, 'SITEC1011'],
    ]);
    expect(tool.driver.rules[1]?.shortDescription.text).toBe('…: … says …, … says …');
    expect(tool.driver.rules[1]?.help.text).toContain('What to do: correct one of the two sources.');
  });

  it('are there for every code, and none holds a placeholder', () => {
    const { tool } = logOf(failedOf(...everyCode));
    expect(tool.driver.rules).toHaveLength(everyCode.length);
    expect(tool.driver.rules.filter((rule) => /\{\w+\}/.test(JSON.stringify(rule)))).toEqual([]);
  });
});

describe('results', () => {
  it('have the place, encoded, and further places', () => {
    const [result] = logOf({
      ...failedOf(problemOf({ place: { file: 'a:b/ä [1].html', line: 3, column: 12, endLine: 4, endColumn: 2 } })),
      folder: 'site/',
    }).results;
    expect(result?.locations).toEqual([
      {
        physicalLocation: {
          artifactLocation: { uri: 'site/a%3Ab/%C3%A4%20%5B1%5D.html' },
          region: { startLine: 3, startColumn: 12, endLine: 4, endColumn: 2 },
        },
      },
    ]);
    expect(result?.relatedLocations).toEqual([
      {
        id: 0,
        physicalLocation: { artifactLocation: { uri: 'site/_site/pricing/index.html' }, region: { startLine: 7, startColumn: 5 } },
        message: { text: 'JSON-LD /offers/1/price' },
      },
    ]);
  });

  it.each([
    ['https://evil.example/?a=1&b=2|', 'https://evil.example/?a=1&b=2%7C'],
    [
      'https://evil.example/[x]|^`{"}\\y?[|^`{\\"}]#a#b|',
      'https://evil.example/%5Bx%5D%7C%5E%60%7B%22%7D/y?%5B%7C%5E%60%7B%5C%22%7D%5D#a%23b%7C',
    ],
    ['https://evil.example/100%/%2f?%', 'https://evil.example/100%25/%2f?%25'],
    ['http://me:secret@[::1]:8080/ä', 'http://[::1]:8080/%C3%A4'],
  ])('name the address %s by RFC 3986', (file, uri) => {
    const [result] = logOf(failedOf(problemOf({ place: { file }, related: [] }))).results;
    expect(result?.locations).toEqual([{ physicalLocation: { artifactLocation: { uri }, region: { startLine: 1 } } }]);
  });

  it('have a place where the problem has none, because code scanning wants one', () => {
    const { place: _, ...unplaced } = problemOf();
    expect(logOf(failedOf(unplaced)).results[0]?.locations).toEqual([
      { physicalLocation: { artifactLocation: { uri: 'sitec.config.ts' }, region: { startLine: 1 } } },
    ]);
  });

  it('show braces and brackets of a site as they are, and not as placeholders and links', () => {
    const [result] = logOf(failedOf(problemOf({ message: '{0} [x](1) \\', fix: 'mend it' }))).results;
    expect(result?.message.text).toBe('{{0}} \\[x\\](1) \\\\. What to do: mend it.');
  });

  it('are none for a clean run', () => expect(logOf(outcomeOf()).results).toEqual([]));
});

describe('fingerprints', () => {
  const before = problemOf();

  it('stay when lines move and values change', () => {
    const after = problemOf({ message: 'plans.growth.price: other words', place: { file: 'content/plans.yaml', line: 99, column: 1 } });
    expect(fingerprintsOf(after)).toEqual(fingerprintsOf(before));
  });

  it('differ by code, fact and page, and by number where all are the same', () => {
    const others = [problemOf({ code: 'SITEC2102' }), problemOf({ fact: 'plans.solo.price' }), problemOf({ page: '/en/pricing/' })];
    const all = fingerprintsOf(before, ...others, before);
    expect(new Set(all.map((fingerprint) => fingerprint.split(':')[0])).size).toBe(4);
    expect(all.map((fingerprint) => fingerprint.split(':')[1])).toEqual(['1', '1', '1', '1', '2']);
  });
});
