/** Which level the configuration gives a disagreement, by the path of the fact. */
import { describe, expect, it } from 'vitest';
import type { Config } from '../../../../compiler/config/schema.ts';
import { driftLevel } from '../../../../compiler/facts/settle.ts';
import { drift } from '../../../../compiler/problems/drift.ts';

type Rules = NonNullable<Config['drift']>;

const levelOf = (path: string, rules: Rules): string => driftLevel(path, drift.priceDrift, { drift: rules });

describe('the level of a path', () => {
  it.each([
    ['is that of the problem without a rule', {}, 'error'],
    ['is that of its own rule', { 'plans.growth.price': 'off' }, 'off'],
    ['is that of a rule for all plans', { 'plans.*.price': 'warning' }, 'warning'],
    ['is that of a rule for a whole plan', { 'plans.growth': 'note' }, 'note'],
    ['is that of a rule for a whole kind', { plans: 'warning' }, 'warning'],
    ['is that of a rule for everything', { '*': 'off' }, 'off'],
    ['is not that of another plan', { 'plans.solo.price': 'off' }, 'error'],
    ['is not that of a plan whose name begins alike', { 'plans.grow': 'off', 'plans.growth.pric': 'off' }, 'error'],
    ['is not that of a longer path', { 'plans.growth.price.value': 'off' }, 'error'],
    ['is not that of another kind', { 'features.*': 'off' }, 'error'],
  ] satisfies readonly (readonly [string, Rules, string])[])('%s', (_, rules, level) => {
    expect(levelOf('plans.growth.price', rules)).toBe(level);
  });

  it('is that of the longest path that fits, in whatever order they stand', () => {
    const rules: Rules = { plans: 'off', 'plans.growth.price': 'note', 'plans.*.price': 'warning' };
    expect(levelOf('plans.growth.price', rules)).toBe('note');
    expect(levelOf('plans.solo.price', rules)).toBe('warning');
    expect(levelOf('plans.solo.name', rules)).toBe('off');
    expect(levelOf('plans.growth.price', Object.fromEntries(Object.entries(rules).toReversed()))).toBe('note');
  });

  it('of two rules of one length is always the same', () => {
    const rules: Rules = { 'plans.*.price': 'off', 'plans.teams.*': 'note' };
    expect(levelOf('plans.teams.price', rules)).toBe('off');
    expect(levelOf('plans.teams.price', Object.fromEntries(Object.entries(rules).toReversed()))).toBe('off');
  });

  it('reaches what lies below: limits.users of every plan', () => {
    expect(levelOf('plans.growth.limits.users', { 'plans.*.limits': 'off' })).toBe('off');
    expect(levelOf('plans.growth.limits.users', { 'plans.*.limits.*': 'note' })).toBe('note');
    expect(levelOf('plans.growth.limits.users', { 'plans.*.limits.contacts': 'off' })).toBe('error');
  });
});

it('of a problem is its own without a configuration', () => {
  expect([driftLevel('plans', drift.priceDrift, {}), driftLevel('plans', drift.limitDrift, {})]).toEqual(['error', 'warning']);
});
