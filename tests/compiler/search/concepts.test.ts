/** `search.concepts` of the configuration: what a site adds is found, and what is said of it. */
import { describe, expect, it } from 'vitest';
import { createConcepts } from '../../../runtime/answer/concepts.ts';
import { createSearch } from '../../../runtime/answer/search.ts';
import type { RuntimeIndex } from '../../../runtime/bundle.ts';
import { buildSite, html, type Built } from '../site.ts';

const guides = {
  'index.html': html('Acme'),
  'about.html': html('About', '<p>Who we are.</p>'),
  'guides/queue.html': html('Join the waitlist', '<p>Wait until a place is free.</p>'),
  'guides/tea.html': html('Brew tea', '<p>Boil water.</p>'),
  'features/waitlist.html': html('Waitlist', '<p>A list of people who wait.</p>'),
  'guides/order.html': html('Place an order', '<p>Choose and pay.</p>'),
};
const configured = (concepts: unknown): Promise<Built> =>
  buildSite({ files: { ...guides, 'sitec.config.json': JSON.stringify({ search: { concepts } }) } });

const searchOf = (built: Built) => {
  const { search, concepts } = built.json('_sitec/index.json') as RuntimeIndex;
  return createSearch(search, createConcepts(concepts));
};
const found = (built: Built, query: string): readonly string[] =>
  searchOf(built)(query).hits.map(({ document: { kind, slug } }) => `${kind} ${slug}`);

describe('search.concepts', () => {
  it('finds pages by each form of a concept, in any of their languages', async () => {
    const built = await configured({ waitlist: { en: ['waitlist'], de: ['schlange*'] } });
    expect(built.codes).toEqual([]);
    expect(found(built, 'Schlangen').slice(0, 2).sort()).toEqual(['feature waitlist', 'guide queue']);
    expect(found(await configured({}), 'Schlangen')).not.toContain('guide queue');
  });

  it('adds forms to a concept that sitec has', async () => {
    const built = await configured({ order: ['zamowienie*'] });
    expect(found(built, 'zamowienie')[0]).toBe('guide order');
  });

  it('finds pages by a concept that sitec has for questions only', async () => {
    const built = await configured({ PLAN: ['waitlist', 'schlange*'] });
    expect(found(built, 'Schlangen').slice(0, 2).sort()).toEqual(['feature waitlist', 'guide queue']);
  });

  it('takes words that objects have for names and forms', async () => {
    const built = await configured({ toString: ['constructor', 'waitlist'] });
    expect(found(built, 'constructor').slice(0, 2).sort()).toEqual(['feature waitlist', 'guide queue']);
  });

  it.each([
    ['two words without quotes', 'place order'],
    ['signs only', '*'],
    ['a phrase of six words', '"a b c d e f"'],
    ['an open quote', '"place'],
  ])('refuses %s', async (_, form) => {
    const { codes, exitCode } = await configured({ order: [form] });
    expect([codes, exitCode]).toEqual([['SITEC1003'], 3]);
  });
});

describe('what is searched', () => {
  it('is every page once, as the record that it is', async () => {
    const { search } = (await configured({})).json('_sitec/index.json') as RuntimeIndex;
    expect(search.documents.map(({ kind, slug }) => `${kind} ${slug}`).sort()).toEqual([
      'feature waitlist',
      'guide order',
      'guide queue',
      'guide tea',
      'page about',
      'page index',
    ]);
  });
});
