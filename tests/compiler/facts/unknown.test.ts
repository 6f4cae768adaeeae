/** Unknown is null with a reason; zero and unlimited are said, never assumed. */
import { describe, expect, it } from 'vitest';
import { buildSite, html, type Files } from '../site.ts';
import { onlyPlan, type PublishedPlan } from './plan-site.ts';

const planWith = (lines: string, files: Files = {}): Promise<PublishedPlan> =>
  onlyPlan({
    ...files,
    'index.html': html('Acme'),
    'pricing.html': html('Pricing', '<p>Solo: $19.00, $1,499 and $0</p>'),
    'content/plans.yaml': `plans:\n  - name: Solo\n${lines}`,
  });

describe('a price', () => {
  it.each([
    ['that nobody says', '', { value: null, reason: 'not_found' }],
    ['on request', '    price: { value: null, reason: on_request }\n', { value: null, reason: 'on_request', currency: null }],
    ['without a reason', '    price: { value: null }\n', { value: null, reason: 'not_found' }],
    ['of nothing', '    price: { value: 0, currency: USD, period: P1M }\n', { value: 0, reason: null }],
    ['with cents on the page', '    price: { value: 19, currency: USD }\n', { value: 19, reason: null, period: null }],
    ['with thousands on the page', '    price: { value: 1499, currency: USD, period: P1Y }\n', { value: 1499, period: 'P1Y' }],
  ])('%s', async (_, lines, expected) => {
    expect((await planWith(lines)).price).toMatchObject(expected);
  });
});

describe('a limit', () => {
  it.each([
    ['that is a number', '    limits: { users: 4 }\n', { value: 4, unlimited: false, reason: null }],
    ['that is unlimited', '    limits: { users: unlimited }\n', { value: null, unlimited: true, reason: null }],
    ['that is null', '    limits: { users: { value: null } }\n', { value: null, unlimited: false, reason: 'not_found' }],
    ['on request', '    limits: { users: { value: null, reason: on_request } }\n', { value: null, reason: 'on_request' }],
  ])('%s', async (_, lines, expected) => {
    expect((await planWith(lines)).limits.users).toMatchObject(expected);
  });

  it('that nothing of the site counts is none of a plan', async () => {
    expect((await planWith('')).limits).toEqual({});
  });

  it('that the configuration names is there, known or not', async () => {
    const config = { 'sitec.config.json': JSON.stringify({ limits: ['seats', 'users'] }) };
    const { limits } = await planWith('    limits: { users: 4, projects: 9 }\n', config);
    expect(Object.entries(limits).map(([key, { value, reason }]) => [key, value, reason])).toEqual([
      ['users', 4, null],
      ['projects', 9, null],
      ['seats', null, 'not_found'],
    ]);
  });
});

describe('a site that says nothing', () => {
  it('publishes nulls, no list, and no number', async () => {
    const { json, dist } = await buildSite({ files: { 'index.html': html('Acme', '<p>From $5, 14 days free, call 061 000 00 00.</p>') } });
    expect(json('api/v1/company.json')).toMatchObject({ contacts: { support: null, sales: null }, office: null, legalName: null });
    expect([...dist.keys()].filter((path) => /^api\/v1\/[^/]+$/.test(path))).toEqual(['api/v1/company.json']);
  });

  it('says nothing of the state of a feature', async () => {
    const { json } = await buildSite({ files: { 'index.html': html('Acme'), 'features/inbox.html': html('Inbox') } });
    expect(json('api/v1/features.json')).toMatchObject({ features: [{ status: null, statusReason: 'not_found', statusRaw: null }] });
  });
});
