/** What no schema can say: each rule broken alone in a document that is right otherwise. */
import { beforeAll, expect, it } from 'vitest';
import { checkInvariants } from '../../../compiler/facts/invariants.ts';
import { resourcesOf, type Facts } from '../../../compiler/facts/resources/index.ts';
import type { Page } from '../../../compiler/pages/page.ts';
import { ProblemList } from '../../../compiler/problems/problem.ts';
import { BASE, buildSite, html, type Built } from '../site.ts';
import { plans, pricing } from './schema-site.ts';

/** Where a document is changed, from the kind on, and what is put there. */
type Change = readonly [pointer: string, values: object];

const PATHS = [
  '/',
  '/pricing/',
  '/features/inbox/',
  '/platforms/chat-a/',
  '/guides/begin/',
  '/guides/anfang/',
  '/compare/acme-vs-rival/',
  '/about/',
];
/** Kinds that the site has records of: the others have no document. */
const RESOURCES = resourcesOf({ config: {} }).filter(({ name }) => !['articles', 'offers', 'questions'].includes(name));

/** Pages as far as addresses and slugs need them. */
const pages = PATHS.map((path) => {
  const [kind = '', slug = null] = path.split('/').filter(Boolean);
  const kinds: Readonly<Record<string, string>> = { compare: 'comparisons', pricing: 'plans' };
  return { path, url: BASE + path, kind: path === '/' ? null : { kind: kinds[kind] ?? kind, slug } };
}) as unknown as readonly Page[];

let site: Built;

beforeAll(async () => {
  const link = (language: string, slug: string): string => `<link rel="alternate" hreflang="${language}" href="${BASE}/guides/${slug}/">`;
  site = await buildSite({
    files: {
      'index.html': html('Acme'),
      'about/index.html': html('About'),
      'terms.pdf': 'pdf',
      'pricing/index.html': pricing,
      'content/plans.yaml': plans,
      'content/company.yaml': 'name: Acme\npages: { about: /about/, terms: /terms.pdf, status: https://status.example/ }\n',
      'features/inbox/index.html': html('Inbox', '<p data-sitec-feature="inbox" data-sitec-status="beta">Beta</p>'),
      'platforms/chat-a/index.html': html('Chat A'),
      'guides/begin/index.html': html('Begin', '<p>Text.</p>', link('de', 'anfang')),
      'guides/anfang/index.html': html('Anfang', '<p>Text.</p>', link('en', 'begin')).replace('lang="en"', 'lang="de"'),
      'compare/acme-vs-rival/index.html': html('Both', '<p data-sitec-comparison="acme-vs-rival" data-sitec-competitor="Rival">Both</p>'),
    },
  });
});

/** The value of the facts that a pointer names. */
const at = (facts: object, pointer: string): Record<string, unknown> =>
  pointer
    .split('/')
    .slice(1)
    .reduce((value, key) => (value as Record<string, object>)[key] as object, facts) as Record<string, unknown>;

/** What is reported of the facts of the site after changes, without the words that every report begins with. */
const reported = (...changes: readonly Change[]): readonly string[] => {
  const read = (path: string): unknown => site.json(`api/v1/${path}.json`);
  const item = (kind: string, ...slugs: readonly string[]): unknown[] => slugs.map((slug) => read(`${kind}/${slug}`));
  const items: Readonly<Record<string, unknown[]>> = {
    guides: item('guides', 'anfang', 'begin'),
    comparisons: item('comparisons', 'acme-vs-rival'),
  };
  const facts = Object.fromEntries(RESOURCES.map(({ name }) => [name, { body: read(name), items: items[name] ?? [] }]));
  for (const [pointer, values] of changes) Object.assign(at(facts, pointer), values);
  const problems = new ProblemList();
  checkInvariants(facts as unknown as Facts, RESOURCES, { base: BASE, assets: ['terms.pdf'] }, pages, problems);
  return problems.sorted().map(({ message }) => message.replace(/^\/api\/v1\/(\S+)\.json does not match its published schema: /, '$1 '));
};

const PLANS = '/plans/body/plans';
const GUIDES = '/guides/body/guides';
const unknown = {
  value: null,
  currency: null,
  period: null,
  per: null,
  from: false,
  billed: null,
  quote: null,
  status: 'not_found',
  reason: null,
};

it('nothing is said of documents that are right', () => {
  expect(site.problems.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  expect(reported()).toEqual([]);
});

it.each<[string, Change, string]>([
  [
    'an amount with a reason',
    [`${PLANS}/1/price`, { reason: 'disputed' }],
    'plans /plans/1/price must have a value or a reason, and not both',
  ],
  ['neither amount nor reason', [`${PLANS}/3/price`, { reason: null }], 'plans /plans/3/price must have a value or a reason, and not both'],
  ['an amount that is on request', [`${PLANS}/1/price`, { status: 'on_request' }], 'plans /plans/1/price must be confirmed or shown'],
  [
    'no amount that is confirmed',
    [`${PLANS}/3/price`, { status: 'confirmed', reason: 'confirmed' }],
    'plans /plans/3/price must not be confirmed or shown',
  ],
  [
    'another reason than the status',
    [`${PLANS}/3/price`, { reason: 'disputed' }],
    'plans /plans/3/price must have its status as the reason',
  ],
  [
    'a price that is only shown, without the words of the page',
    [`${PLANS}/1/price`, { status: 'shown', quote: null, page: null }],
    'plans /plans/1/price must have the words of the page, because nothing else shows it',
  ],
  ['words without their address', [`${PLANS}/1/price`, { page: null }], 'plans /plans/1/price must have the address of its words'],
  [
    'a limit that is only shown, without the words of the page',
    [`${PLANS}/1/limits/users`, { status: 'shown', quote: null }],
    'plans /plans/1/limits/users must have the words of the page, because nothing else shows it',
  ],
  ['an amount without a currency', [`${PLANS}/1/otherPrices/0`, { currency: null }], 'plans /plans/1/otherPrices/0 must have a currency'],
  [
    'billing that says nothing new',
    [`${PLANS}/1/price`, { billed: 'P1M' }],
    'plans /plans/1/price must name how it is billed only when that differs from its period',
  ],
  [
    'an add-on without a reason',
    [`${PLANS}/1`, { addOns: [{ name: 'X', price: { ...unknown, period: 'P1M' } }] }],
    'plans /plans/1/addOns/0/price must have a value or a reason, and not both',
  ],
  [
    'an unlimited number',
    [`${PLANS}/2/limits/users`, { value: 5 }],
    'plans /plans/2/limits/users must have neither a value nor a reason, because it is unlimited',
  ],
  [
    'a limit without a reason',
    [`${PLANS}/2/limits/users`, { unlimited: false, status: 'not_found' }],
    'plans /plans/2/limits/users must have a value or a reason, and not both',
  ],
  [
    'a key in other words',
    [`${PLANS}/1/limits`, { 'storage gb': { value: 1, unlimited: false, status: 'confirmed', reason: null } }],
    'plans /plans/1/limits/storage gb must have a key of letters and figures in camelCase',
  ],
  ['another currency for all', ['/plans/body', { currency: 'EUR' }], 'plans /currency must be USD, as the prices of the plans are'],
  ['a period that not all share', [`${PLANS}/2/price`, { period: 'P1Y' }], 'plans /period must be null, as the prices of the plans are'],
  [
    'a trial without a reason',
    ['/plans/body/freeTrial', { available: null, days: null, status: 'not_found' }],
    'plans /freeTrial must say whether it is available, or why that is not known',
  ],
  ['a length of no trial', ['/plans/body/freeTrial', { available: false }], 'plans /freeTrial must be available to have a length'],
  [
    'a status with a reason',
    ['/features/body/features/0', { statusReason: 'disputed' }],
    'features /features/0/status must be known, or have a reason, and not both',
  ],
  [
    'neither status nor reason',
    ['/platforms/body/platforms/0', { statusReason: null }],
    'platforms /platforms/0/status must be known, or have a reason, and not both',
  ],
  [
    'a slug that is not the name of its page',
    ['/features/body/features/0', { slug: 'box' }],
    'features /features/0/slug must be "inbox", as its page is called',
  ],
  [
    'a page that does not exist',
    ['/platforms/body', { url: `${BASE}/x/`, markdownUrl: `${BASE}/x/index.md` }],
    `platforms /url must be a page of the site, got ${BASE}/x/`,
  ],
  [
    'the markdown of another page',
    [`${GUIDES}/0`, { markdownUrl: `${BASE}/index.md` }],
    'guides /guides/0/markdownUrl must be the markdown of the page',
  ],
  [
    'another document',
    [`${GUIDES}/0`, { jsonUrl: `${BASE}/x.json` }],
    `guides /guides/0/jsonUrl must be ${BASE}/api/v1/guides/anfang.json`,
  ],
  [
    'a page of the company that does not exist',
    ['/company/body/pages', { terms: `${BASE}/terms/#one` }],
    `company /pages/terms must be a page of the site, got ${BASE}/terms/#one`,
  ],
  [
    'a text with front matter',
    ['/guides/items/1', { markdown: '---\ntitle: x\n---\n# x\n' }],
    'guides/begin /markdown must begin with its title',
  ],
  [
    'a translation that does not name the guide',
    [`${GUIDES}/0`, { translations: [] }],
    'guides /guides/1/translations/0 must be a guide that names "begin" as its translation too',
  ],
])('%s is reported', (_, change, message) => {
  expect(reported(change)).toEqual([message]);
});

it('a yearly price in the place of the monthly one is reported', () => {
  const yearly = { period: 'P1Y', value: 190 };
  const monthly = { period: 'P1M', value: 19 };
  const found = reported(
    [`${PLANS}/1/price`, yearly],
    [`${PLANS}/1/otherPrices/0`, monthly],
    [`${PLANS}/2/price`, yearly],
    ['/plans/body', { period: 'P1Y' }],
  );
  expect(found).toEqual(['plans /plans/1/price must be the price of a month, which is in otherPrices']);
});

it('a slug of two records is reported', () => {
  const found = reported([`${GUIDES}/1`, { slug: 'anfang' }]);
  expect(found).toContain('guides /guides/1/slug must be unique, got "anfang" again');
});
