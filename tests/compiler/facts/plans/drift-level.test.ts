/** What the configuration makes of disagreements: off, note, warning or error, by the path of the fact. */
import { describe, expect, it } from 'vitest';
import type { Config } from '../../../../compiler/config/schema.ts';
import { driftLevel } from '../../../../compiler/facts/settle.ts';
import { drift } from '../../../../compiler/problems/drift.ts';
import { buildSite, type Built } from '../../site.ts';
import { planFiles, plansOf, sources } from '../plan-site.ts';

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
    const rules: Rules = { 'plans.*.price': 'off', 'plans.a.*****': 'note' };
    expect(levelOf('plans.a.price', rules)).toBe('off');
    expect(levelOf('plans.a.price', Object.fromEntries(Object.entries(rules).toReversed()))).toBe('off');
  });

  it('reaches what lies below: limits.users of every plan', () => {
    expect(levelOf('plans.growth.limits.users', { 'plans.*.limits': 'off' })).toBe('off');
    expect(levelOf('plans.growth.limits.users', { 'plans.*.limits.*': 'note' })).toBe('note');
    expect(levelOf('plans.growth.limits.users', { 'plans.*.limits.contacts': 'off' })).toBe('error');
  });
});

describe('in a build', () => {
  const build = (rules: object, said = sources({ content: { value: 29 } })): Promise<Built> =>
    buildSite({ files: { ...planFiles(said), 'sitec.config.json': JSON.stringify({ drift: rules }) } });

  it('an error of prices fails it', async () => {
    const built = await build({ 'plans.*.price': 'error' });
    expect([built.codes, built.exitCode, built.dist.size]).toEqual([['SITEC2101'], 1, 0]);
  });

  it.each(['warning', 'note'])('a %s of prices does not, and publishes the stronger source', async (level) => {
    const built = await build({ 'plans.solo.price': level });
    expect([built.codes, built.exitCode]).toEqual([['SITEC2101'], 0]);
    expect(built.problem('SITEC2101').level).toBe(level);
    expect(plansOf(built)[0]?.price.value).toBe(29);
  });

  it('a price that is off is not even named', async () => {
    const built = await build({ 'plans.solo.price': 'off' });
    expect([built.codes, built.exitCode]).toEqual([[], 0]);
  });

  it('a warning may be made an error', async () => {
    const built = await build({ 'plans.*.limits.users': 'error' }, sources({ content: { users: '5' } }));
    expect([built.codes, built.exitCode]).toEqual([['SITEC2102'], 1]);
  });

  it('a rule for one fact leaves the others alone', async () => {
    const built = await build({ 'plans.solo.price': 'off' }, sources({ content: { value: 29, users: '5' } }));
    expect(built.codes).toEqual(['SITEC2102']);
  });

  it('reaches what the page does not show, and plans that vanished', async () => {
    const page = planFiles(sources());
    const unseen = {
      ...page,
      'pricing.html': '<title>Pricing</title><h1>Solo for $18</h1>',
      'content/plans.yaml': page['content/plans.yaml'] ?? '',
    };
    const config = (rules: object): object => ({ 'sitec.config.json': JSON.stringify({ drift: rules }) });
    const codesOf = async (files: object): Promise<readonly string[]> => (await buildSite({ files: { ...files } as never })).codes;
    expect(await codesOf(unseen)).toEqual(['SITEC2113']);
    expect(await codesOf({ ...unseen, ...config({ 'plans.solo.price': 'off' }) })).toEqual([]);
    const gone = { ...unseen, 'pricing.html': '<title>Pricing</title><h1>Prices</h1>' };
    expect(await codesOf(gone)).toEqual(['SITEC2104']);
    expect(await codesOf({ ...gone, ...config({ 'plans.solo': 'off' }) })).toEqual([]);
  });

  it('a level that does not exist is refused', async () => {
    const built = await build({ 'plans.solo.price': 'silent' });
    expect([new Set(built.codes), built.exitCode]).toEqual([new Set(['SITEC1003']), 3]);
  });
});
