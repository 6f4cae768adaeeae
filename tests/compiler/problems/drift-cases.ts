import { html } from '../site.ts';
import { card, home, pricing, type ProblemCase } from './problem-case.ts';

/** A page with cards that nothing marks, one a line. */
const cards = (...bodies: readonly string[]): string =>
  pricing(`<div class="cards">\n${bodies.map((body) => `<div class="card">${body}</div>`).join('\n')}\n</div>`);
const looksLike = (name: string, price: string): string => `<h3>${name}</h3><p>${price}</p>`;

/** A page with one marked plan; `price` is its attribute. */
const marked = (price: string, words: string, more = ''): string =>
  pricing(`<div data-sitec-plan="solo">\n<h2 data-sitec-name>Solo</h2>\n<p data-sitec-price="${price}">${words}</p>\n${more}</div>`);

/** A page with two marked plans and the given rows of their comparison. */
const compared = (rows: string, head = '<th></th>'): string => {
  const team = card.replaceAll('solo', 'team').replaceAll('Solo', 'Team').replaceAll('19', '29');
  return pricing(`${card}\n${team}\n<table>\n<tr>${head}<th>Solo</th><th>Team</th></tr>\n${rows}\n</table>`);
};

const plans = 'plans:\n  - name: Solo\n    price: { value: 19, currency: USD, period: P1M }\n';
const german = (body: string): string => html('Preise', body).replace('lang="en"', 'lang="de"');

/** What the look of pages contradicts or leaves open, one site each. */
export const driftCases: readonly ProblemCase[] = [
  {
    code: 'SITEC2101',
    files: { ...home, 'pricing.html': pricing(card), 'content/plans.yaml': plans.replace('USD', 'EUR') },
    message: 'plans.solo.price: the content file says 19 EUR a month, the attribute of the page says 19 USD a month',
    file: 'content/plans.yaml',
    line: 3,
    text: 'price: { value: 19, currency: EUR, period: P1M }',
  },
  {
    code: 'SITEC2107',
    files: { ...home, 'pricing.html': pricing(card), 'agents.txt': 'Acme for agents\nThe Solo plan costs $29 a month.\n' },
    message: 'agents.txt says $29 a month for plans.solo.price, but the published price is 19 USD a month',
    file: 'site/agents.txt',
    line: 2,
    text: 'The Solo plan costs $29 a month.',
  },
  {
    code: 'SITEC2107',
    files: { ...home, 'pricing.html': pricing(card), '.well-known/agents.json': '{\n  "plans": "Solo: $29 a month"\n}\n' },
    message: '.well-known/agents.json says $29 a month for plans.solo.price, but the published price is 19 USD a month',
    file: 'site/.well-known/agents.json',
    line: 2,
    text: '"plans": "Solo: $29 a month"',
  },
  {
    code: 'SITEC2108',
    files: { ...home, 'pricing.html': pricing(card), 'about.html': html('About', '<p>For one person.</p>\n<p>Our Solo plan is $29.</p>') },
    message: '/about shows Solo with $29, which is not a published price of it',
    file: 'site/about.html',
    line: 8,
    text: '<p>Our Solo plan is $29.</p>',
  },
  {
    code: 'SITEC2109',
    files: {
      ...home,
      'pricing.html': pricing(card),
      'de/pricing.html': german('<div data-sitec-plan="solo">\n<h2>Solo</h2>\n<p>29 $ pro Monat</p></div>'),
    },
    message: 'translations disagree: plans.solo.price costs 19 USD a month on /pricing and 29 USD a month on /de/pricing',
    file: 'site/de/pricing.html',
    line: 9,
    text: '<p>29 $ pro Monat</p></div>',
  },
  {
    code: 'SITEC2110',
    files: { ...home, 'pricing.html': cards(looksLike('Solo', '$19 a month'), looksLike('Team', 'Contact us')) },
    message: 'plans.solo.price: $19 a month is published as shown, because only the text of /pricing says it',
    file: 'site/pricing.html',
    line: 8,
    text: '<div class="card"><h3>Solo</h3><p>$19 a month</p></div>',
  },
  {
    code: 'SITEC2111',
    files: { ...home, 'pricing.html': marked('16 USD P1M billed=P1Y', '$16 a month, billed annually') },
    message: 'plans.solo.price: "$16 a month, billed annually" is a price per month that is billed yearly',
    file: 'site/pricing.html',
    line: 9,
    text: '<p data-sitec-price="16 USD P1M billed=P1Y">$16 a month, billed annually</p>',
  },
  {
    code: 'SITEC2112',
    files: { ...home, 'pricing.html': pricing('<p>All of it for $19 a month.</p>') },
    message: '/pricing looks like a pricing page, but no plan was found on it',
    file: 'site/pricing.html',
    line: null,
    text: null,
  },
  {
    code: 'SITEC2114',
    files: {
      ...home,
      'pricing.html': cards(looksLike('Solo', '$19 a month'), looksLike('Team', '$29 a month')),
      'content/plans.yaml': plans,
    },
    message: '/pricing shows a plan "Team" that is not in the content file',
    file: 'site/pricing.html',
    line: 9,
    text: '<div class="card"><h3>Team</h3><p>$29 a month</p></div>',
  },
  {
    code: 'SITEC2116',
    files: {
      ...home,
      'pricing.html': compared('<tr><td>AI credits</td><td>fair use</td><td>500</td></tr>'),
      'sitec.config.yaml': 'limits: [aiCredits]\n',
    },
    message: 'plans.solo.limits.aiCredits: "fair use" is not a number',
    file: 'site/pricing.html',
    line: 11,
    text: '<tr><td>AI credits</td><td>fair use</td><td>500</td></tr>',
  },
  {
    code: 'SITEC2130',
    files: { ...home, 'pricing.html': compared('<tr><td>Reports</td><td>yes</td><td></td></tr>') },
    message: 'empty cell in row "Reports", column "Team"',
    file: 'site/pricing.html',
    line: 11,
    text: '<tr><td>Reports</td><td>yes</td><td></td></tr>',
  },
  {
    code: 'SITEC2130',
    files: { ...home, 'pricing.html': compared('<tr><td>Reports</td><td>yes</td><td><i class="icon-check"></i></td></tr>') },
    message: 'empty cell in row "Reports", column "Team"',
    file: 'site/pricing.html',
    line: 11,
    text: '<tr><td>Reports</td><td>yes</td><td><i class="icon-check"></i></td></tr>',
  },
  {
    code: 'SITEC2130',
    files: {
      ...home,
      'pricing.html': compared(
        '<tr><td colspan="2">Reports</td><td>yes</td><td>no</td></tr>\n<tr><td>API</td><td>v2</td><td></td><td>yes</td></tr>',
        '<th colspan="2"></th>',
      ),
    },
    message: 'empty cell in row "API", column "Solo"',
    file: 'site/pricing.html',
    line: 12,
    text: '<tr><td>API</td><td>v2</td><td></td><td>yes</td></tr>',
  },
  {
    code: 'SITEC2118',
    files: { ...home, 'pricing.html': marked('49 USD P1M', '$49 a month', '<p data-sitec-price="39 USD P1Y">$39 a year</p>\n') },
    message: 'plans.solo.otherPrices.0: "$39 a year" for a year is not more than "$49 a month" for a month, so it is not published',
    file: 'site/pricing.html',
    line: 10,
    text: '<p data-sitec-price="39 USD P1Y">$39 a year</p>',
  },
];
