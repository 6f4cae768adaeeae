/** What a build makes of disagreements that the configuration has a level for: off, note, warning or error. */
import { describe, expect, it } from 'vitest';
import { buildSite, type Built } from '../../site.ts';
import { planFiles, plansOf, sources } from '../plan-site.ts';

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
