import { html } from '../site.ts';
import { card, home, jsonld, pricing, type ProblemCase } from './problem-case.ts';

const feature = (status: string): string => html('Inbox', `<p data-sitec-feature="inbox" data-sitec-status="${status}">Ready</p>`);
const plans = (price: string): string => `plans:\n  - name: Solo\n    price: { value: ${price}, currency: USD, period: P1M }\n`;
const offer = { '@context': 'https://schema.org', '@type': 'Offer', name: 'Solo', price: 19, priceCurrency: 'USD' };

/** SITEC2xxx, one site each. */
export const factsCases: readonly ProblemCase[] = [
  {
    code: 'SITEC2002',
    files: { ...home, 'content/features/inbox.md': '---\ntitle: Inbox\n---\n' },
    message: 'feature "inbox" is in the content, but the site has no page /features/inbox/',
    file: 'content/features/inbox.md',
    line: 2,
    text: 'title: Inbox',
  },
  {
    code: 'SITEC2003',
    files: { ...home, 'guides/start.html': html('Start'), 'de/guides/start.html': html('Start').replace('lang="en"', 'lang="de"') },
    message: 'guide "start" has several pages; /de/guides/start is left out of the list',
    file: 'site/de/guides/start.html',
    line: null,
    text: null,
  },
  {
    code: 'SITEC2004',
    files: {
      ...home,
      'features/inbox.html': html('Inbox'),
      'platforms/telegram.html': html('Telegram'),
      'content/features/inbox.md': '---\ntitle: Inbox\nplatforms: [telegrm]\n---\n',
    },
    message: 'feature "inbox" names the platform "telegrm", which does not exist; did you mean "telegram"?',
    file: 'content/features/inbox.md',
    line: 3,
    text: 'platforms: [telegrm]',
  },
  {
    code: 'SITEC2005',
    files: { ...home, 'compare/rival.html': html('A rival') },
    message: '/compare/rival looks like a comparison, but the name of the other tool was not found; it is left out of the list',
    file: 'site/compare/rival.html',
    line: null,
    text: null,
  },
  {
    code: 'SITEC2101',
    files: { ...home, 'pricing.html': pricing(card), 'content/plans.yaml': plans('29') },
    message: 'plans.solo.price: the content file says 29 USD a month, the page says 19 USD a month',
    file: 'content/plans.yaml',
    line: 3,
    text: 'price: { value: 29, currency: USD, period: P1M }',
  },
  {
    code: 'SITEC2102',
    files: {
      ...home,
      'pricing.html': pricing(`<div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p data-sitec-limit="users:3">3 people</p></div>`),
      'content/plans.yaml': 'plans:\n  - name: Solo\n    limits:\n      users: 2\n',
    },
    message: 'plans.solo.limits.users: the content file says 2, the page says 3',
    file: 'content/plans.yaml',
    line: 4,
    text: 'users: 2',
  },
  {
    code: 'SITEC2103',
    files: {
      ...home,
      'pricing.html': pricing(`<p>Solo</p>\n${card.replace('>Solo<', '>Single<')}`),
      'content/plans.yaml': plans('19'),
    },
    message: 'plans.solo.name: the content file says "Solo", the page says "Single"',
    file: 'content/plans.yaml',
    line: 2,
    text: '- name: Solo',
  },
  {
    code: 'SITEC2104',
    files: { ...home, 'pricing.html': pricing('<p>Other plans, $19</p>'), 'content/plans.yaml': plans('19') },
    message: 'plan "Solo" is in the content, but its name is not on /pricing',
    file: 'content/plans.yaml',
    line: 2,
    text: '- name: Solo',
  },
  {
    code: 'SITEC2105',
    files: { ...home, 'features/inbox.html': feature('available'), 'content/features/inbox.md': '---\ntitle: Inbox\nstatus: beta\n---\n' },
    message: 'features.inbox.status: the content file says "beta", the page says "available"',
    file: 'content/features/inbox.md',
    line: 3,
    text: 'status: beta',
  },
  {
    code: 'SITEC2106',
    files: {
      'index.html': html('Acme', '<p>x</p>', `\n${jsonld({ '@type': 'Organization', name: 'Acme Corp' })}`),
      'content/company.yaml': 'name: Acme\n',
    },
    message: 'company.name: the content file says "Acme", the JSON-LD says "Acme Corp"',
    file: 'content/company.yaml',
    line: 1,
    text: 'name: Acme',
  },
  {
    code: 'SITEC2113',
    files: { ...home, 'pricing.html': pricing('<p>Solo for $18</p>'), 'content/plans.yaml': plans('19') },
    message: 'plans.solo.price: the content file says 19 USD a month, but /pricing does not show that amount',
    file: 'content/plans.yaml',
    line: 3,
    text: 'price: { value: 19, currency: USD, period: P1M }',
  },
  {
    code: 'SITEC2201',
    files: { 'index.html': html('Acme', '<p>One</p>\n<p data-sitec-pric="1 USD">x</p>') },
    message: 'unknown attribute data-sitec-pric; did you mean "data-sitec-price"?',
    file: 'site/index.html',
    line: 8,
    text: '<p data-sitec-pric="1 USD">x</p>',
  },
  {
    code: 'SITEC2202',
    files: { ...home, 'pricing.html': pricing(`${card}\n<p data-sitec-plan="solo" data-sitec-limit="users=5">5</p>`) },
    message: 'data-sitec-limit="users=5" cannot be read: users:5, aiCredits:1000/P1M or contacts:unlimited',
    file: 'site/pricing.html',
    line: 8,
    text: '<p data-sitec-plan="solo" data-sitec-limit="users=5">5</p>',
  },
  {
    code: 'SITEC2301',
    files: {
      'index.html': html('Acme', '<p>x</p>', `\n<script type="application/ld+json">{"@type":"Organization","name":"Acme",}</script>`),
    },
    message: 'the JSON-LD is not valid JSON and was read leniently: Expected double-quoted property name in JSON at position 38',
    file: 'site/index.html',
    line: 4,
    text: '<script type="application/ld+json">{"@type":"Organization","name":"Acme",}</script></head>',
  },
  {
    code: 'SITEC2302',
    files: { 'index.html': html('Acme', '<p>x</p>', '\n<script type="application/ld+json">{"@type": Organization}</script>') },
    message: `the JSON-LD cannot be read: Unexpected token 'O', ..."{"@type": Organizati"... is not valid JSON`,
    file: 'site/index.html',
    line: 4,
    text: '<script type="application/ld+json">{"@type": Organization}</script></head>',
  },
  {
    code: 'SITEC2401',
    files: { ...home, 'pricing.html': html('Pricing', '<p>x</p>', jsonld({ ...offer, price: -5 })) },
    message: '/api/v1/plans.json does not match its published schema: /plans/0/price/value must be >= 0',
    file: null,
    line: null,
    text: null,
  },
];
