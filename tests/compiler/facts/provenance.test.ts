/** Every key of a record's provenance is a JSON pointer to a value of that record. */
import { expect, it } from 'vitest';
import { jsonld } from '../problems/problem-case.ts';
import { buildSite, html } from '../site.ts';

const resolve = (value: unknown, pointer: string): unknown => {
  let current = value;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Readonly<Record<string, unknown>>)[key];
  }
  return current;
};

const recordsWithProvenance = (value: unknown): readonly Readonly<Record<string, unknown>>[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'provenance' in value ? [value as Readonly<Record<string, unknown>>] : [];
  return [...own, ...Object.values(value).flatMap(recordsWithProvenance)];
};

const organization = {
  '@type': 'Organization',
  name: 'Acme',
  logo: '/logo.svg',
  address: { '@type': 'PostalAddress', addressLocality: 'Berlin', addressCountry: 'DE' },
  contactPoint: { '@type': 'ContactPoint', contactType: 'support', email: 'help@acme.example' },
};

const offers = [
  { '@type': 'Offer', name: 'Solo', price: 190, priceCurrency: 'USD', priceSpecification: [] },
  { '@type': 'Offer', name: 'Team', price: 49, priceCurrency: 'USD' },
];

it('resolves every pointer of a site with facts of every kind and source', async () => {
  const built = await buildSite({
    files: {
      'index.html': html('Acme', '<p>x</p>', jsonld(organization)),
      'pricing.html': html(
        'Pricing',
        `<div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p data-sitec-description>For one.</p>
        <p data-sitec-price="190 USD P1Y; 19 USD P1M; 17 EUR P1M; 300 USD">$19 or €17 a month, $190 a year, $300 once</p><p data-sitec-limit="users:2; aiCredits:5/P1M">2</p></div><p>Team: $49</p>`,
        jsonld(offers),
      ),
      'features/inbox.html': html('Inbox', '<p data-sitec-feature="inbox" data-sitec-status="beta">Beta</p>'),
      'platforms/chat.html': html('Chat', '<p data-sitec-platform="chat" data-sitec-status="available">Ready</p>'),
      'content/plans.yaml':
        'plans:\n  - name: Solo\n    price: { value: 19, currency: USD, period: P1M }\n    otherPrices: [{ value: 190, currency: USD, period: P1Y }]\n    limits: { users: 2, contacts: unlimited }\n',
      'content/company.yaml': 'name: Acme\napp: https://app.acme.example\nlegalName: Acme Ltd\n',
    },
  });
  // The Offers name no period.
  expect(built.codes).toEqual(['SITEC2304', 'SITEC2304']);
  const records = ['plans', 'features', 'platforms', 'company'].flatMap((kind) => recordsWithProvenance(built.json(`api/v1/${kind}.json`)));
  const pointers = records.flatMap((record) =>
    Object.keys(record.provenance as object).map((pointer) => {
      expect(resolve(record, pointer), pointer).not.toBeUndefined();
      return pointer;
    }),
  );
  expect(pointers).toEqual(
    expect.arrayContaining([
      '/price',
      '/otherPrices/0',
      '/otherPrices/2',
      '/limits/users',
      '/status',
      '/contacts/support/email',
      '/office',
    ]),
  );
  expect(records.length).toBe(5);
});
