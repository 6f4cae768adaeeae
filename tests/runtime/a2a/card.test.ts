import { describe, expect, test } from 'vitest';
import { paths } from '../../../compiler/paths.ts';
import { createGuide } from '../../../runtime/answer/guide.ts';
import { createPassages } from '../../../runtime/answer/passages.ts';
import type { Bundle, RuntimeIndex } from '../../../runtime/bundle.ts';
import type { ServiceResponse } from '../../../runtime/exchange.ts';
import { createHandler } from '../../../runtime/handler.ts';
import { buildSite, html, type Built, type Files } from '../../compiler/site.ts';
import { request, textOf } from '../fixture.ts';

interface Card {
  readonly iconUrl?: string;
  readonly skills: readonly { readonly id: string; readonly examples: readonly string[]; readonly description: string }[];
}

const pricing = html(
  'Pricing',
  '<article data-sitec-plan="growth"><h3 data-sitec-name>Growth</h3><p data-sitec-price="49 USD P1M">$49</p></article>',
);
const cards = (...plans: readonly (readonly [name: string, price: string])[]): string =>
  plans.map(([name, price]) => `<div><h2>${name}</h2><p>${price}</p><ul><li>Reports</li></ul><a href="/join/">Join</a></div>`).join('');
const TRANSLATIONS =
  '<link rel="alternate" hreflang="en" href="https://acme.example/pricing/"><link rel="alternate" hreflang="de" href="https://acme.example/de/preise/">';
const dated = (date: string): string =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","dateModified":"${date}"}</script>`;

interface Site {
  readonly files: Files;
  readonly topics: readonly string[];
  /** Examples that the card has, in the languages of the site. */
  readonly examples?: readonly string[];
}

const SITES: Readonly<Record<string, Site>> = {
  'one page without facts': { files: { 'index.html': html('Acme') }, topics: ['pages'] },
  'plans only': { files: { 'index.html': html('Acme'), 'pricing/index.html': pricing }, topics: ['plans', 'pages'] },
  'guides in two languages': {
    files: {
      'index.html': html('Acme'),
      'guides/index.html': html('Guides'),
      'guides/import-contacts/index.html': html('Import contacts from a spreadsheet'),
      'de/guides/kontakte/index.html': html('Kontakte aus einer Tabelle einlesen').replace('lang="en"', 'lang="de"'),
    },
    topics: ['guides', 'pages'],
  },
  'plans and a contact in two languages': {
    files: {
      'index.html': html('Acme'),
      'pricing/index.html': pricing,
      'content/company.yaml': 'name: Acme\ncontacts:\n  support: { email: help@acme.example, telephone: "+49 30 123456" }\n',
      'de/guides/kontakte/index.html': html('Kontakte aus einer Tabelle einlesen').replace('lang="en"', 'lang="de"'),
    },
    topics: ['plans', 'guides', 'contacts', 'pages'],
    examples: [
      'How much does Growth cost?',
      'Wie viel kostet Growth?',
      'How can I contact you?',
      'Wie kann ich Sie kontaktieren?',
      'What is your e-mail address?',
    ],
  },
  'plans with other prices and names in another language': {
    files: {
      'index.html': html('Acme'),
      'pricing/index.html': html('Pricing', cards(['Growth', '$49 / month'], ['Scale', '$99 / month']), TRANSLATIONS),
      'de/guides/kontakte/index.html': html('Kontakte aus einer Tabelle einlesen').replace('lang="en"', 'lang="de"'),
      'de/preise/index.html': html('Preise', cards(['Wachstum', '45 € / Monat'], ['Größe', '91 € / Monat']), TRANSLATIONS).replace(
        'lang="en"',
        'lang="de"',
      ),
    },
    topics: ['plans', 'guides', 'pages'],
    examples: ['How much does Growth cost?', 'How much does Scale cost?'],
  },
  'a language without answers': {
    files: { 'index.html': html('Acme').replace('lang="en"', 'lang="fr"'), 'pricing/index.html': pricing },
    topics: ['plans', 'pages'],
  },
};

const indexOf = (built: Built): RuntimeIndex => built.json('_sitec/index.json') as RuntimeIndex;
const cardOf = (built: Built): Card => built.json(paths.agentCard.slice(1)) as Card;

const bundleOf = (built: Built): Bundle => ({
  index: indexOf(built),
  read: (file) => built.dist.get(file) ?? Promise.reject(new Error(file)),
});

/** GET without a socket. */
const get = async (built: Built, path: string, headers: Readonly<Record<string, string>> = {}): Promise<ServiceResponse> =>
  createHandler(bundleOf(built))(request('GET', path, headers));
const fieldsOf = ({ headers }: ServiceResponse): ReadonlyMap<string, string> => new Map(headers);

describe.each(Object.entries(SITES))('%s', (_, { files, topics, examples: expected = [] }) => {
  test('has a skill for each topic that is answered, with examples that are', async () => {
    const built = await buildSite({ files });
    const find = createPassages(bundleOf(built));
    const guide = createGuide(indexOf(built).answers, find);
    const { skills } = cardOf(built);
    expect(skills.map(({ id }) => id)).toEqual(topics);
    expect(skills.flatMap(({ examples }) => examples)).toEqual(expect.arrayContaining([...expected]));
    for (const { examples, description } of skills) {
      expect(examples.length).toBeLessThanOrEqual(5);
      expect(new Set(examples).size).toBe(examples.length);
      expect(description).toMatch(/\w\.$/);
      for (const example of examples) expect((await guide(example)).data, example).toMatchObject({ answered: true });
    }
  });
});

describe('Last-Modified', () => {
  test('is the newest date of the content, also where no page has it', async () => {
    const files = {
      'index.html': html('Acme', '<p>Text.</p>', dated('2024-02-29')),
      'a/index.html': html('A', '<p>Text.</p>', dated('2023-01-01')),
    };
    const older = fieldsOf(await get(await buildSite({ files }), paths.agentCard));
    expect(older.get('Last-Modified')).toBe('Thu, 29 Feb 2024 00:00:00 GMT');
    const content = { 'content/company.yaml': 'name: Acme\nupdated: 2025-03-01\n' };
    const newer = fieldsOf(await get(await buildSite({ files: { ...files, ...content } }), paths.agentCard));
    expect(newer.get('Last-Modified')).toBe('Sat, 01 Mar 2025 00:00:00 GMT');
  });

  test('is left out where nothing has a date: there is no clock in a build', async () => {
    const built = await buildSite({ files: { 'index.html': html('Acme') }, options: { hosts: ['cloudflare'] } });
    expect([...fieldsOf(await get(built, paths.agentCard)).keys()]).not.toContain('Last-Modified');
    expect(built.read('_headers')).not.toContain('{modified}');
  });
});

test('the index of the skills has the date of the content, too', async () => {
  const built = await buildSite({ files: { 'index.html': html('Acme', '<p>Text.</p>', dated('2024-02-29')) } });
  expect(fieldsOf(await get(built, paths.agentSkills)).get('Last-Modified')).toBe('Thu, 29 Feb 2024 00:00:00 GMT');
});

test('both paths have the same bytes, headers and answers to conditions', async () => {
  const built = await buildSite({ files: { 'index.html': html('Acme', '<p>Text.</p>', dated('2024-02-29')) } });
  const [card, alias] = [await get(built, paths.agentCard), await get(built, paths.agentCardAlias)];
  expect(textOf(card.body)).toBe(textOf(alias.body));
  expect(card.headers).toEqual(alias.headers);
  const fields = fieldsOf(card);
  expect([fields.get('Content-Type'), fields.get('Cache-Control'), fields.get('Access-Control-Allow-Origin')]).toEqual([
    'application/json',
    'public, max-age=3600',
    '*',
  ]);
  const known = await get(built, paths.agentCardAlias, { 'if-none-match': String(fields.get('ETag')) });
  expect([known.status, fieldsOf(known).get('Last-Modified')]).toEqual([304, 'Thu, 29 Feb 2024 00:00:00 GMT']);
  // The date is that of the content: a card that another version of sitec made is another one on the same day.
  expect((await get(built, paths.agentCard, { 'if-modified-since': String(fields.get('Last-Modified')) })).status).toBe(200);
});
