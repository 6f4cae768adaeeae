import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffFacts, type FactBodies } from '../../../compiler/facts/diff.ts';
import type { Fields } from '../../../compiler/facts/words.ts';
import { limit, money } from '../../cli/fixture.ts';

interface Item {
  readonly kind: string;
  readonly slug: string;
  readonly value: Fields;
}

/** Facts from list documents by kind, and documents of single records. */
const facts = (bodies: Readonly<Record<string, Fields>>, items: readonly Item[] = [], base: string | null = null): FactBodies => ({
  base,
  kinds: new Map(
    Object.entries(bodies).map(([kind, body]) => {
      const own = items.filter((item) => item.kind === kind).map(({ slug, value }) => [slug, value] as const);
      return [kind, { body, items: new Map(own) }];
    }),
  ),
});

/** Changes as `path old -> new`. */
const told = (before: FactBodies, after: FactBodies): readonly string[] =>
  diffFacts(before, after).map(({ kind, path, oldWords, newWords }) => `${kind} ${path}: ${oldWords} -> ${newWords}`);

const plan = (slug: string, changes: Fields = {}): Fields => ({
  slug,
  name: slug,
  price: money(49),
  url: 'https://a.example/p/',
  ...changes,
});
const plans = (...list: readonly Fields[]): FactBodies => facts({ plans: { currency: 'USD', plans: list } });

describe('changes of facts', () => {
  it('a price or a limit is one change', () => {
    const before = plan('growth', { limits: { users: limit(5, 'users') } });
    const after = plan('growth', { price: money(59, { quote: '$59' }), limits: { users: limit(null, 'users', { unlimited: true }) } });
    expect(told(plans(before), plans(after))).toEqual([
      'changed plans.growth.limits.users: 5 users -> unlimited users',
      'changed plans.growth.price: 49 USD a month -> 59 USD a month',
    ]);
  });

  it('parts of a price are told where its words are the same', () => {
    expect(told(plans(plan('a')), plans(plan('a', { price: money(49, { quote: '$49' }) })))).toEqual([
      'changed plans.a.price.quote: unknown -> $49',
    ]);
    expect(told(plans(plan('a', { price: money(0) })), plans(plan('a', { price: money(0, { currency: 'EUR' }) })))).toEqual([
      'changed plans.a.price.currency: USD -> EUR',
    ]);
  });

  it('values of the kind come first, then records in the new order, then removed ones', () => {
    const before = facts({ plans: { currency: 'USD', plans: [plan('gone'), plan('b'), plan('a')] } });
    const after = facts({ plans: { currency: 'EUR', plans: [plan('new'), plan('a', { name: 'A' }), plan('b', { name: 'B' })] } });
    expect(diffFacts(before, after).map(({ path }) => path)).toEqual([
      'plans.currency',
      'plans.new',
      'plans.a.name',
      'plans.b.name',
      'plans.gone',
    ]);
  });

  it('kinds come in the order of the API, declared ones by name; one that a bundle does not have is told as a whole', () => {
    const body = (name: string): Fields => ({ [name]: [{ slug: 'x', title: 'X' }] });
    const after = facts({ zebras: body('zebras'), ants: body('ants'), guides: body('guides'), company: { name: 'Acme' } });
    expect(told(facts({}), after)).toEqual([
      'added company: null -> Acme',
      'added guides: null -> x',
      'added guides.x: null -> X',
      'added ants: null -> x',
      'added ants.x: null -> X',
      'added zebras: null -> x',
      'added zebras.x: null -> X',
    ]);
    expect(diffFacts(after, facts({})).every(({ kind, isRecord }) => kind === 'removed' && isRecord)).toBe(true);
  });

  it('a state is told with its reason, and once', () => {
    const feature = (status: string | null, reason: string | null, word: string | null): FactBodies =>
      facts({ features: { features: [{ slug: 'x', status, statusReason: reason, statusRaw: word }] } });
    expect(told(feature('beta', null, 'Beta'), feature(null, 'disputed', null))).toEqual([
      'changed features.x.status: beta -> unknown (disputed)',
    ]);
    expect(told(feature(null, 'not_found', null), feature(null, 'disputed', null))).toEqual([
      'changed features.x.statusReason: not_found -> disputed',
    ]);
  });

  it('a text is counted, and what follows from it is not told', () => {
    const guide = (words: number, markdown: string): FactBodies => {
      const entry = { slug: 'x', title: 'X', words };
      const value = { ...entry, headings: [{ level: 1, id: markdown, text: markdown }], markdown };
      return facts({ guides: { guides: [entry] } }, [{ kind: 'guides', slug: 'x', value }]);
    };
    const [change, ...others] = diffFacts(guide(812, 'one'), guide(840, 'two'));
    expect(others).toEqual([]);
    expect(change).toMatchObject({ path: 'guides.x.markdown', old: { words: 812 }, new: { words: 840 }, newWords: '840 words' });
    expect(told(guide(812, 'one'), guide(812, 'two'))).toEqual(['changed guides.x.markdown: 812 words -> 812 words']);
  });

  it('lists of named things are compared thing by thing, other lists as a whole', () => {
    const rows = (...included: readonly boolean[]) =>
      included.map((value, index) => ({ name: `Row ${index}`, slug: null, included: value, note: null }));
    const before = plan('a', { features: rows(true, true), platforms: ['x', 'y'], otherPrices: [money(5)] });
    const after = plan('a', { features: rows(true, false, true), platforms: ['x'], otherPrices: [] });
    expect(told(plans(before), plans(after))).toEqual([
      'changed plans.a.features.Row 1: yes -> no',
      'added plans.a.features.Row 2: null -> yes',
      'changed plans.a.otherPrices: 5 USD a month -> none',
      'changed plans.a.platforms: x, y -> x',
    ]);
  });

  it('values of another type are told apart', () => {
    expect(told(plans(plan('a', { x: 5 })), plans(plan('a', { x: '5' })))).toEqual(['changed plans.a.x: 5 -> "5"']);
  });

  it('records that no slug tells apart are compared as a list', () => {
    const [before, after] = [plans(plan('a'), plan('a', { name: 'b' })), plans(plan('a'), plan('a', { name: 'b', price: money(5) }))];
    expect(told(before, after)).toEqual(['changed plans.plans.b.price: 49 USD a month -> 5 USD a month']);
  });
});

describe('what is no change', () => {
  it('addresses that differ by the public address only', () => {
    const site = (base: string, path = '/p/'): FactBodies => {
      const text = `Read ${base}${path}, or ${base}. Not ${base}.evil.example or ${base}8.`;
      return facts({ guides: { guides: [{ slug: 'x', url: `${base}${path}`, description: text }] } }, [], base);
    };
    const preview = 'http://127.0.0.1:4321';
    const paths = diffFacts(site(preview), site('https://acme.example')).map(({ path }) => path);
    // An address of another host is another one, whatever it begins with.
    expect(paths).toEqual(['guides.x.description']);
    const [moved] = diffFacts(site('https://a.example'), site('https://a.example', '/q/')).filter(({ path }) => path.endsWith('.url'));
    expect(moved).toMatchObject({ oldWords: 'https://a.example/p/', newUrl: 'https://a.example/q/' });
  });

  it('provenance, rough numbers of tokens and the order of records', () => {
    const noted = plan('a', { approxTokens: 7, provenance: { '/price': { page: 'https://a.example/', level: 'table', confirmedBy: [] } } });
    expect(told(plans(plan('a'), plan('b')), plans(plan('b'), noted))).toEqual([]);
  });

  it('anything that is the same', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (body) => {
        expect(diffFacts(facts({ plans: body }), facts({ plans: body }))).toEqual([]);
      }),
    );
  });
});

describe('what is never lost', () => {
  it('any difference of any values', () => {
    const normal = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    const part = fc.constantFrom(null, 0, 1, '1', true, false, 'P1M', 'x', []);
    const likeMoney = fc.record({ value: part, currency: part, period: part, per: part, from: part, billed: part, reason: part });
    const likeLimit = fc.record({ value: part, unlimited: part, unit: part, period: part, quote: part });
    const likeRow = fc.record({ name: part, included: part, note: part, text: part });
    const any = fc.oneof(fc.jsonValue(), part, likeMoney, likeLimit, likeRow, fc.array(likeRow, { maxLength: 3 }));
    fc.assert(
      fc.property(any, any, (first, second) => {
        const [before, after] = [facts({ company: { value: first } }), facts({ company: { value: second } })];
        expect(diffFacts(before, after).length === 0).toBe(isDeepStrictEqual(normal(first), normal(second)));
      }),
      { numRuns: 3000 },
    );
  });

  it('the page of a value, from its provenance or its record', () => {
    const provenance = { '/price': { page: 'https://a.example/pricing/', level: 'content', confirmedBy: [] } };
    const [price, name] = [
      diffFacts(plans(plan('a', { provenance })), plans(plan('a', { provenance, price: money(5) })))[0],
      diffFacts(plans(plan('a', { provenance })), plans(plan('a', { provenance, name: 'x' })))[0],
    ];
    expect([price?.newUrl, name?.newUrl]).toEqual(['https://a.example/pricing/', 'https://a.example/p/']);
  });
});
