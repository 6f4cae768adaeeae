/** Whatever stands in a page or a name of a file: reports are whole, and nothing in them is taken for something else. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome, Reporter } from '../../../cli/report/outcome.ts';
import { github } from '../../../cli/report/reporters/github.ts';
import { html } from '../../../cli/report/reporters/html.ts';
import { json } from '../../../cli/report/reporters/json.ts';
import { junit } from '../../../cli/report/reporters/junit.ts';
import { markdown } from '../../../cli/report/reporters/markdown.ts';
import { pretty } from '../../../cli/report/reporters/pretty.ts';
import { sarif } from '../../../cli/report/reporters/sarif.ts';
import { reportSchema } from '../../../cli/report/schema.ts';
import { violations } from '../../../compiler/schema/validate.ts';
import { CONTROL } from '../fixture.ts';
import { blocksOf, kindsOf } from './markdown-nodes.ts';
import { failedOf, hostileOutcome, PLAIN, problemOf } from './outcome.ts';
import { sarifSchema } from './sarif-schema.ts';
import { xmlFault } from './strict-xml.ts';

const RUNS = { numRuns: 150 };

/** What chance found once. */
const found: readonly [Outcome][] = [[failedOf(problemOf({ place: { file: 'https://evil.example/?a=1&b=2|' } }))]];

const forAll = (check: (outcome: Outcome) => void): void =>
  fc.assert(fc.property(hostileOutcome, check), { ...RUNS, examples: [...found] });

const textFrom = (reporter: Reporter, outcome: Outcome): string =>
  (reporter.problems?.(outcome, { ...PLAIN, isVerbose: true }) ?? '') + reporter.report(outcome, PLAIN);

describe('hostile texts', () => {
  it('are texts of the JSON, as they were', () =>
    forAll((outcome) => {
      const text = textFrom(json, outcome);
      const document = JSON.parse(text) as { readonly problems: readonly { readonly message: string }[] };
      expect(violations(reportSchema, document)).toEqual([]);
      expect(document.problems.map(({ message }) => message)).toEqual(outcome.problems.map(({ message }) => message));
      expect(text).not.toMatch(CONTROL);
    }));

  it('leave SARIF as it must be', () =>
    forAll((outcome) => {
      const text = textFrom(sarif, outcome);
      expect(violations(sarifSchema, JSON.parse(text))).toEqual([]);
      expect(text).not.toMatch(CONTROL);
    }));

  it('leave workflow commands on a line each', () =>
    forAll((outcome) => {
      const text = textFrom(github, outcome);
      const lines = text.split('\n').slice(0, -1);
      expect(lines).toHaveLength(outcome.problems.length);
      const form = /^::(?:error|warning|notice) (?:file=[^:,]*,)?(?:line=\d+,)?(?:col=\d+,)?title=SITEC\d{4}::/;
      expect(lines.filter((line) => !form.test(line) || /%(?![\dA-F]{2})/.test(line))).toEqual([]);
      expect(text).not.toMatch(CONTROL);
    }));

  it('are text in XML, which is well-formed', () =>
    forAll((outcome) => {
      const text = textFrom(junit, outcome);
      expect(xmlFault(text)).toBeNull();
      expect(text.match(/<testcase /g)).toHaveLength(Math.max(1, outcome.problems.length));
    }));

  it('are cells of a table in markdown, and neither links nor HTML', () =>
    forAll((outcome) => {
      const text = textFrom(markdown, outcome);
      const [head, table, ...others] = blocksOf(text);
      expect(others).toEqual([]);
      expect(table ? [table.type, table.children?.length] : null).toEqual(
        outcome.problems.length === 0 ? null : ['table', outcome.problems.length + 1],
      );
      const kinds = new Set([head, ...(table?.children ?? [])].flatMap((node) => (node ? kindsOf(node) : [])));
      const known = ['paragraph', 'strong', 'tableRow', 'tableCell', 'text', '<code>', '</code>'];
      expect([...kinds].filter((kind) => !known.includes(kind))).toEqual([]);
      expect(text).not.toMatch(CONTROL);
    }));

  it('are text of the page where there is no report', () =>
    forAll((outcome) => {
      const text = textFrom(html, outcome);
      const tags = [...text.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
      expect(tags.join('')).toBe(
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head><body><h1></h1><pre></pre></body></html>',
      );
      expect(text).not.toMatch(CONTROL);
    }));

  it('do not steer a terminal', () =>
    forAll((outcome) => {
      expect(textFrom(pretty, outcome)).not.toMatch(CONTROL);
    }));
});
