/** What holds for every page, however it is written: nothing throws, and no amount is published that nobody reads on it. */
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProblemList } from '../../../compiler/problem.ts';
import { readCards } from '../../../compiler/readers/plans/cards.ts';
import { PlanNames } from '../../../compiler/readers/plans/plan-key.ts';
import { planTables } from '../../../compiler/readers/plans/plan-tables.ts';
import { visibleText } from '../../../compiler/readers/visible-text.ts';
import { barePage } from '../offer-claims.ts';
import { pricing } from '../problems/problem-case.ts';
import { buildSite, html, type Built, type Files } from '../site.ts';
import { agreeingFiles, agreed, shownPrice, sourceNames, type SourceName } from './agreeing-site.ts';
import { pageOf, partsOf, SEEN, tame, wild } from './hostile-markup.ts';
import { treeOf } from './tree.ts';

const SEED = 20_260;

const accepted = JSON.stringify({ accept: ['plans.solo.price', 'plans.team.price', 'plans.other.price'] });
const siteOf = (page: string): Files => ({ 'index.html': html('Acme'), 'pricing.html': pricing(page), 'sitec.config.json': accepted });

interface Amount {
  readonly value: number | null;
}

/** Every amount that a build publishes of its plans; none when it failed. */
const publishedBy = (built: Built): readonly number[] => {
  if (built.exitCode !== 0) return [];
  type Plan = { readonly price: Amount; readonly otherPrices: readonly Amount[]; readonly addOns: readonly { readonly price: Amount }[] };
  const { plans } = built.json('api/v1/plans.json') as { readonly plans: readonly Plan[] };
  return plans
    .flatMap(({ price, otherPrices, addOns }) => [price, ...otherPrices, ...addOns.map((addOn) => addOn.price)])
    .flatMap(({ value }) => (value === null ? [] : [value]));
};

const readAll = (markup: string): void => {
  const root = treeOf(markup);
  const { text, offsetAt } = visibleText(root);
  const names = new PlanNames(new Set(['acme']));
  for (const name of ['Solo', 'Team']) names.add(name, name.toLowerCase());
  const context = { dollar: 'USD', limitKeys: ['users', 'contacts'], names };
  const alone = { ...context, names: new PlanNames(new Set<string>()), selected: [] };
  const cards = [...readCards(root, { ...context, selected: [] }), ...readCards(root, alone)];
  const claims = planTables(root, { ...context, page: barePage, icons: { '.x': 'yes' }, problems: new ProblemList() });
  const offsets = [
    ...Array.from(text, (_, index) => offsetAt(index)),
    ...cards.flatMap(({ offset, prices }) => [offset, ...[...prices.shown, ...prices.hidden].map((price) => price.offset)]),
    ...claims.map(({ place }) => place.offset ?? 0),
  ];
  for (const offset of offsets) if (!(offset >= 0 && offset <= markup.length)) throw new Error(`offset ${offset} of ${markup.length}`);
};

describe('hostile markup around cards', () => {
  it('never throws, and every place lies in the page', () => {
    const property = fastCheck.property(partsOf(wild), (parts) => readAll(pageOf(parts)));
    fastCheck.assert(property, { numRuns: 1500, seed: SEED });
  });

  it('in a build never throws, and never publishes an amount that a reader does not see', async () => {
    let published = 0;
    const property = fastCheck.asyncProperty(partsOf(tame), async (parts) => {
      const amounts = publishedBy(await buildSite({ files: siteOf(pageOf(parts)) }));
      published += amounts.length;
      expect(amounts.filter((amount) => !SEEN.some((seen) => seen === amount))).toEqual([]);
    });
    await fastCheck.assert(property, { numRuns: 60, seed: SEED });
    // The test would say nothing if no card survived.
    expect(published).toBeGreaterThan(20);
  });

  it('of any kind in a build never throws', async () => {
    const property = fastCheck.asyncProperty(partsOf(wild), async (parts) => {
      expect([0, 1]).toContain((await buildSite({ files: siteOf(pageOf(parts)) })).exitCode);
    });
    await fastCheck.assert(property, { numRuns: 25, seed: SEED });
  });
});

describe('a page whose amounts are all removed', () => {
  it('publishes none', async () => {
    const property = fastCheck.asyncProperty(partsOf(tame), async (parts) => {
      const page = pageOf(parts).replace(/(?:US)?\$(?:<\/sup><b>)?\d+(?:\.\d+)?/g, '$');
      expect(publishedBy(await buildSite({ files: siteOf(page) }))).toEqual([]);
    });
    await fastCheck.assert(property, { numRuns: 25, seed: SEED });
  });
});

describe('an amount that is removed from some of its sources', () => {
  const LINES: Readonly<Record<SourceName, readonly [file: string, words: string, rest: string]>> = {
    content: ['content/plans.yaml', '\n    price: { value: 24.5, currency: USD, period: P1M }', ''],
    attribute: ['pricing.html', '<i data-sitec-price="24.5 USD P1M"></i>', ''],
    jsonld: ['pricing.html', '"price":24.5,', ''],
    table: ['pricing.html', `<td>${shownPrice(agreed)}</td>`, '<td></td>'],
    card: ['pricing.html', `<p>${shownPrice(agreed)}</p>`, '<p></p>'],
  };

  const without = (names: readonly SourceName[]): Files =>
    names.reduce<Files>((files, name) => {
      const [file, words, rest] = LINES[name];
      const body = String(files[file]);
      expect(body, name).toContain(words);
      return { ...files, [file]: body.replace(words, rest) };
    }, agreeingFiles());

  const subsets = Array.from({ length: 2 ** sourceNames.length }, (_, bits) => sourceNames.filter((__, index) => (bits >> index) & 1));

  it.each(subsets.map((names) => [names.join(', ') || 'none', names] as const))(
    '%s: is published when two of the rest say it, or one that is no look',
    async (_, removed) => {
      const built = await buildSite({ files: without(removed) });
      const left = sourceNames.filter((name) => !removed.includes(name));
      const amounts = publishedBy(built).filter((amount) => amount !== 49);
      const isVisible = left.includes('table') || left.includes('card');
      const isStated = left.some((name) => name !== 'card');
      if (built.exitCode === 0) expect(amounts).toEqual(isStated ? [24.5] : []);
      // What is only said where nobody sees it fails the build.
      else expect([isVisible, built.codes.includes('SITEC2113')]).toEqual([false, true]);
      expect(built.exitCode === 0 || (isStated && !isVisible)).toBe(true);
    },
  );
});
