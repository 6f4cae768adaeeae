/** What is noted of each fact while it is settled and published. */
import { expect, it } from 'vitest';
import { FactLog } from '../../../../compiler/facts/log.ts';

const NOBODY = { winner: null, confirming: [], losing: [] };

it.each<readonly [string, unknown, object]>([
  ['a value has no reason', 9, { value: 9, reason: null }],
  ['null was not found', null, { value: null, reason: 'not_found' }],
  ['an object says its reason', { value: null, reason: 'not_stated' }, { reason: 'not_stated' }],
  ['an object without a reason has none', { value: 1 }, { reason: null }],
  ['a word has none', 'reason', { reason: null }],
])('%s', (_, value, story) => {
  const log = new FactLog();
  log.publish('plans.solo.price', value);
  expect(log.entries()).toEqual([['plans.solo.price', { value, ...NOBODY, ...story }]]);
});

it('what was noted before keeps its sources, and what was disputed stays so', () => {
  const log = new FactLog();
  const winner = { slug: 'solo', pointer: '/price', value: 9, level: 'content', page: 'p', place: { file: 'f' } } as const;
  log.add('a', { value: 8, reason: null, winner, confirming: [], losing: [] });
  log.add('b', { value: null, reason: 'disputed', winner, confirming: [], losing: [] });
  log.publish('a', 9);
  log.publish('b', 9);
  expect(log.entries()).toEqual([
    ['a', { value: 9, reason: null, winner, confirming: [], losing: [] }],
    ['b', { value: null, reason: 'disputed', winner, confirming: [], losing: [] }],
  ]);
});
