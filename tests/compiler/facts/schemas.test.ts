/**
 * The published JSON Schemas, read as a client reads them: each document against the schema of the bundle that lies at its address, with
 * a validator that is not the compiler's own.
 */
import { Validator, type Schema } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import { BASE, buildSite, html, type Built, type Files } from '../site.ts';
import { caseStudies, config, integrations, files as kindsFiles } from './kinds/kinds-site.ts';
import { plans, pricing } from './schema-site.ts';

const NOTHING = 'a site with nothing but a home page';
const DECLARED = 'a site with declared kinds';

/** Small sites whose documents differ: nothing known, every kind, kinds of the configuration. */
const SITES: Readonly<Record<string, Files>> = {
  [NOTHING]: { 'index.html': html('Acme') },
  'a site with records of each kind': {
    'index.html': html('Acme'),
    'pricing/index.html': pricing,
    'content/plans.yaml': plans,
    'content/company.yaml':
      'name: Acme\nlegalName: Acme GmbH\noffice: { street: Weg 1, city: Bonn, country: DE }\ncontacts:\n  support: { email: help@acme.example, languages: [en, de] }\nupdated: 2026-01-02\n',
    'features/inbox/index.html': html('Inbox', '<p data-sitec-feature="inbox" data-sitec-status="beta">Beta</p>'),
    'features/reports/index.html': html('Reports'),
    'platforms/chat-a/index.html': html('Chat A'),
    'guides/begin/index.html': html(
      'Begin',
      '<h2>First</h2><p>Text.</p>',
      `<link rel="alternate" hreflang="de" href="${BASE}/guides/anfang/">`,
    ),
    'guides/anfang/index.html': html('Anfang', '<p>Text.</p>', `<link rel="alternate" hreflang="en" href="${BASE}/guides/begin/">`).replace(
      'lang="en"',
      'lang="de"',
    ),
    'guides/بداية/index.html': html('بداية').replace('lang="en"', 'lang="ar"'),
    'compare/acme-vs-rival/index.html': html(
      'Acme vs Rival',
      '<p data-sitec-comparison="acme-vs-rival" data-sitec-competitor="Rival">Both</p><table><tr><th></th><th>Acme</th><th>Rival</th></tr><tr><th>Inbox</th><td>Yes</td><td>No</td></tr></table>',
    ),
  },
  [DECLARED]: { ...kindsFiles, ...config({ integrations, 'case-studies': caseStudies }) },
};

/** Every document of the API with the path of its schema, which its Link header names. */
const documents = (built: Built): readonly (readonly [path: string, schema: string])[] => {
  const { routes, headers } = built.json('_sitec/index.json') as {
    readonly routes: Readonly<Record<string, { readonly variant: readonly [string, string, number] }>>;
    readonly headers: readonly (readonly (readonly [string, string])[])[];
  };
  return Object.entries(routes)
    .filter(([path]) => path.startsWith('/api/v1/') && !path.startsWith('/api/v1/schemas/'))
    .map(([path, { variant }]) => {
      const link = headers[variant[2]]?.find(([name]) => name === 'Link')?.[1] ?? '';
      return [path.slice(1), /^<\/(.+)>; rel="describedby"/.exec(link)?.[1] ?? 'no schema'] as const;
    });
};

const complaints = (schema: unknown, value: unknown): readonly string[] =>
  new Validator(schema as Schema, '2020-12', false)
    .validate(value)
    .errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`);

const builds = new Map<Files, Promise<Built>>();

/** Each site is built once. */
const built = (files: Files): Promise<Built> => {
  const build = builds.get(files) ?? buildSite({ files });
  builds.set(files, build);
  return build;
};

describe.each(Object.entries(SITES))('%s', (name, files) => {
  it('has a schema for each document, which an independent validator applies', async () => {
    const site = await built(files);
    expect(site.exitCode, site.problems.map(({ message }) => message).join('; ')).toBe(0);
    const found = documents(site);
    expect(found.length).toBeGreaterThanOrEqual(1);
    for (const [path, schema] of found) {
      expect(complaints(site.json(schema), site.json(path)), path).toEqual([]);
      expect(complaints(site.json(schema), { ...(site.json(path) as object), extra: 1 }), `${path} is closed`).not.toEqual([]);
    }
  });

  it('publishes schemas that stand alone, each at its own address', async () => {
    const site = await built(files);
    const paths = [...site.dist.keys()].filter((path) => path.startsWith('api/v1/schemas/'));
    expect(paths).toHaveLength({ [NOTHING]: 1, [DECLARED]: 3 + 4 }[name] ?? 8);
    for (const path of paths) {
      const schema = site.json(path) as Readonly<Record<string, unknown>>;
      expect(schema).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: `${BASE}/${path}`,
        type: 'object',
        additionalProperties: false,
      });
      expect([schema.title, schema.description].map((words) => typeof words)).toEqual(['string', 'string']);
      expect(site.read(path)).not.toContain('"$ref"');
      expect(openObjects(schema, '')).toEqual([]);
    }
  });

  it('has the same schemas in OpenAPI', async () => {
    const site = await built(files);
    const { components } = site.json('openapi.json') as { readonly components: { readonly schemas: Readonly<Record<string, object>> } };
    const { Error: _error, ...described } = components.schemas;
    const published = [...site.dist.keys()]
      .filter((path) => path.startsWith('api/v1/schemas/'))
      .map((path) => site.json(path) as Readonly<Record<string, unknown>>);
    const bare = published.map(({ $schema: _schema, $id: _id, title: _title, ...rest }) => JSON.stringify(rest));
    expect(
      Object.values(described)
        .map((schema) => JSON.stringify(schema))
        .toSorted(),
    ).toEqual(bare.toSorted());
  });
});

/** Objects that would accept any key; objects with free keys must say what their values are. */
const openObjects = (schema: unknown, pointer: string): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, additionalProperties } = schema as Readonly<Record<string, unknown>>;
  const isOpen = type === 'object' && (additionalProperties === undefined || additionalProperties === true);
  return [...(isOpen ? [pointer] : []), ...Object.entries(schema).flatMap(([key, part]) => openObjects(part, `${pointer}/${key}`))];
};

describe('a document that is changed', () => {
  const mutate = async (path: string, change: (document: Record<string, never>) => void): Promise<readonly string[]> => {
    const site = await built(SITES['a site with records of each kind'] ?? {});
    const document = site.json(`api/v1/${path}.json`) as Record<string, never>;
    change(document);
    return complaints(site.json(`api/v1/schemas/${path}.json`), document);
  };
  type Plans = { plans: { price: Record<string, unknown>; limits: Record<string, unknown> }[] };

  it.each<[string, string, (document: never) => void]>([
    ['a currency in small letters', 'plans', (document: Plans) => void (document.plans[0]!.price.currency = 'usd')],
    ['a negative price', 'plans', (document: Plans) => void (document.plans[0]!.price.value = -1)],
    ['a period in words', 'plans', (document: Plans) => void (document.plans[0]!.price.period = 'month')],
    ['a price without a reason', 'plans', (document: Plans) => void delete document.plans[0]!.price.reason],
    [
      'a limit without a reason',
      'plans',
      (document: Plans) => void delete (document.plans[1]!.limits.users as { reason?: unknown }).reason,
    ],
    ['another status', 'features', (document: { features: { status: string }[] }) => void (document.features[0]!.status = 'soon')],
    ['a date in words', 'guides', (document: { updated: string }) => void (document.updated = 'today')],
    [
      'a language in words',
      'guides',
      (document: { guides: { language: string }[] }) => void (document.guides[0]!.language = 'German language'),
    ],
    ['an address without a scheme', 'company', (document: { url: string }) => void (document.url = '/')],
    ['an empty name', 'company', (document: { name: string }) => void (document.name = '')],
  ])('by %s does not match its schema any more', async (_, path, change) => {
    expect(await mutate(path, change as never)).not.toEqual([]);
  });
});
