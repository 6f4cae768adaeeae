/** What holds for every page, however it is written: nothing throws, and no amount is published that nobody reads on it. */
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlanNames } from '../../../../compiler/facts/readers/plans/plan-key.ts';
import { planTables } from '../../../../compiler/facts/readers/plans/plan-tables.ts';
import { visibleText } from '../../../../compiler/facts/readers/visible-text.ts';
import { offersOf } from '../../../../compiler/offers/find.ts';
import { KnownOffers } from '../../../../compiler/offers/given.ts';
import { ProblemList } from '../../../../compiler/problems/problem.ts';
import { pricing } from '../../problems/problem-case.ts';
import { buildSite, html, type Files } from '../../site.ts';
import { barePage } from '../readers/offer-claims.ts';
import { pageOf, partsOf, SEEN, tame, wild } from './hostile-markup.ts';
import { publishedAmounts } from './published-amounts.ts';
import { treeOf } from './tree.ts';

const SEED = 20_260;

const accepted = JSON.stringify({ accept: ['plans.solo.price', 'plans.team.price', 'plans.other.price'] });
const siteOf = (page: string): Files => ({ 'index.html': html('Acme'), 'pricing.html': pricing(page), 'sitec.config.json': accepted });

const readAll = (markup: string): void => {
  const root = treeOf(markup);
  const { text, offsetAt } = visibleText(root);
  const names = new PlanNames(new Set(['acme']));
  for (const name of ['Solo', 'Team']) names.add(name, name.toLowerCase());
  const known = new KnownOffers(root, 'en', (name) => names.slugOf(name) !== null);
  const offers = [...offersOf(root, 'en', 'Pricing').sets.flatMap((set) => set.offers), ...known.named()];
  const claims = planTables(root, {
    names,
    page: barePage,
    limitKeys: ['users', 'contacts'],
    icons: { '.x': 'yes' },
    problems: new ProblemList(),
  });
  const offsets = [
    ...Array.from(text, (_, index) => offsetAt(index)),
    ...offers.flatMap(({ offset, prices }) => [offset, ...prices.map((price) => price.offset)]),
    ...claims.map(({ place }) => place.offset ?? 0),
  ];
  for (const offset of offsets) if (!(offset >= 0 && offset <= markup.length)) throw new Error(`offset ${offset} of ${markup.length}`);
};

describe('hostile markup around cards', () => {
  it('never throws, and every place lies in the page', () => {
    const property = fastCheck.property(partsOf(wild), (parts) => readAll(pageOf(parts)));
    fastCheck.assert(property, { numRuns: 400, seed: SEED });
  });

  it('in a build never throws, and never publishes an amount that a reader does not see', async () => {
    let published = 0;
    const property = fastCheck.asyncProperty(partsOf(tame), async (parts) => {
      const amounts = publishedAmounts(await buildSite({ files: siteOf(pageOf(parts)) }));
      published += amounts.length;
      expect(amounts.filter((amount) => !SEEN.some((seen) => seen === amount))).toEqual([]);
    });
    await fastCheck.assert(property, { numRuns: 30, seed: SEED });
    // The test would say nothing if no card survived.
    expect(published).toBeGreaterThan(8);
  });

  it('of any kind in a build never throws', async () => {
    const property = fastCheck.asyncProperty(partsOf(wild), async (parts) => {
      expect([0, 1]).toContain((await buildSite({ files: siteOf(pageOf(parts)) })).exitCode);
    });
    await fastCheck.assert(property, { numRuns: 15, seed: SEED });
  });
});

describe('a page whose amounts are all removed', () => {
  it('publishes none', async () => {
    const property = fastCheck.asyncProperty(partsOf(tame), async (parts) => {
      const page = pageOf(parts).replace(/(?:US)?\$(?:<\/sup><b>)?\d+(?:\.\d+)?/g, '$');
      expect(publishedAmounts(await buildSite({ files: siteOf(page) }))).toEqual([]);
    });
    await fastCheck.assert(property, { numRuns: 15, seed: SEED });
  });
});
