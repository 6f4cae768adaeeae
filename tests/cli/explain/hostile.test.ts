import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainFacts, listFacts } from '../../../cli/explain/explain.ts';
import { printableJson } from '../../../cli/report/printable.ts';
import type { SourceRecord } from '../../../compiler/config/provenance-file.ts';
import { CONTROL, hostile } from '../fixture.ts';
import { content, fact } from './provenance.ts';

describe('hostile texts', () => {
  const source: fc.Arbitrary<SourceRecord> = fc
    .record({ words: hostile, page: hostile, file: hostile, at: fc.option(hostile), quote: fc.option(hostile), value: hostile })
    .map((said) => ({ ...content, ...said }));
  const facts = fc.array(
    fc.tuple(
      hostile,
      fc
        .record({ words: hostile, reason: fc.option(hostile), winner: fc.option(source), losing: fc.array(source, { maxLength: 2 }) })
        .map(fact),
    ),
    { minLength: 1, maxLength: 3 },
  );

  it('never reach the terminal as more than their lines', () => {
    fc.assert(
      fc.property(facts, (list) => {
        const [told, listed] = [explainFacts(list, false), listFacts(list, false)];
        expect(told + listed).not.toMatch(CONTROL);
        expect(listed.split('\n')).toHaveLength(list.length + 1);
        const lines = list.map(([, { reason, winner, losing }]) => 2 + (reason === null ? 0 : 1) + (winner ? 3 : 1) + losing.length * 3);
        expect(told.split('\n')).toHaveLength(lines.reduce((sum, count) => sum + count, 0));
      }),
    );
  });

  it('come back from the JSON as they were', () => {
    fc.assert(
      fc.property(facts, (list) => {
        const text = printableJson(list);
        expect(text).not.toMatch(CONTROL);
        expect(JSON.parse(text)).toEqual(list);
      }),
    );
  });
});
