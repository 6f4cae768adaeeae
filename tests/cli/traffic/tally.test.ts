import { describe, expect, it } from 'vitest';
import { Tally } from '../../../cli/traffic/tally.ts';

describe('a tally', () => {
  it('counts by name, the most first, then by name', () => {
    const tally = new Tally();
    for (const [name, agent, day] of [
      ['b', 'x', '2026-01-02'],
      ['a', 'x', '2026-01-01'],
      ['b', 'y', '2026-01-01'],
      ['c', 'x', '2026-01-01'],
    ] as const)
      tally.add(name, agent, day, agent === 'y');
    expect(tally.rows().map(([name, { count, markdown, last, agents }]) => [name, count, markdown, last, [...agents]])).toEqual([
      [
        'b',
        2,
        1,
        '2026-01-02',
        [
          ['x', 1],
          ['y', 1],
        ],
      ],
      ['a', 1, 0, '2026-01-01', [['x', 1]]],
      ['c', 1, 0, '2026-01-01', [['x', 1]]],
    ]);
  });

  it('keeps what is counted often, however many others come, and loses no request', () => {
    const tally = new Tally(10);
    const often = ['a', 'b', 'c'];
    let added = 0;
    for (let number = 0; number < 1000; number++)
      for (const name of [often[number % often.length] ?? '', `rare-${number}`]) {
        tally.add(name, 'x', '2026-01-01');
        added++;
      }
    const rows = tally.rows();
    expect(rows.length).toBeLessThanOrEqual(10);
    expect(rows.slice(0, 3).map(([name, { count }]) => [name, count])).toEqual([
      ['a', 334],
      ['b', 333],
      ['c', 333],
    ]);
    expect(rows.reduce((sum, [, { count }]) => sum + count, tally.folded)).toBe(added);
  });
});
