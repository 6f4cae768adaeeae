import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeWords, diffAsJson, diffAsMarkdown, diffForPeople } from '../../../cli/diff/formats.ts';
import { printable } from '../../../cli/report/printable.ts';
import { changeOf, CONTROL, hostile } from '../fixture.ts';
import { blocksOf, kindsOf, textOf } from '../report/markdown-nodes.ts';

describe('hostile texts', () => {
  const changes = fc.array(
    fc.record({ path: hostile, oldWords: hostile, newWords: hostile, old: hostile, newUrl: fc.oneof(hostile, fc.webUrl()) }).map(changeOf),
    { minLength: 1, maxLength: 4 },
  );

  it('never break the table', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const [head, table, ...others] = blocksOf(diffAsMarkdown(list));
        expect([head?.type, table?.type, others.length]).toEqual(['paragraph', 'table', 0]);
        const rows = (table?.children ?? []).slice(1).map(({ children = [] }) => children);
        expect(rows.map((cells) => cells.slice(0, 4).map(textOf))).toEqual(
          list.map((each) => [printable(each.path), 'changed', ...Object.values(changeWords(each))]),
        );
        const types = new Set(rows.flatMap((cells) => cells.slice(0, 4).flatMap(kindsOf)));
        expect([...types].filter((type) => !['tableCell', 'text', '<code>', '</code>'].includes(type))).toEqual([]);
        expect(rows.every((cells) => cells.length === 5)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('never reach the terminal as more than a line', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const text = diffForPeople(list, false);
        expect(text.split('\n')).toHaveLength(list.length + 3);
        expect(text).not.toMatch(CONTROL);
      }),
    );
  });

  it('come back from the JSON as they were', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const text = diffAsJson(list);
        expect(text).not.toMatch(CONTROL);
        expect(JSON.parse(text)).toEqual({ schemaVersion: 1, changes: list.map(({ isRecord: _, ...rest }) => rest) });
      }),
    );
  });
});
