/** The OpenAPI document as linters and clients read it: without a finding, and about nothing that is not there. */
import { describe, expect, it } from 'vitest';
import { caseStudies, config, integrations, files as kindsFiles } from '../facts/kinds/kinds-site.ts';
import { plans, pricing } from '../facts/schema-site.ts';
import { BASE, buildSite, html, type Files } from '../site.ts';
import { lintOpenApi } from './openapi/linters.ts';

const company =
  'name: Acme "One" & Söhne\ncontacts: { support: { email: help@acme.example } }\npages: { contact: /contact/, terms: /terms/ }\n';

const SITES: Readonly<Record<string, Files>> = {
  'a site with nothing but a home page': { 'index.html': html('Acme') },
  'a site with plans, guides and a company': {
    'index.html': html('Acme'),
    'pricing/index.html': pricing,
    'contact/index.html': html('Contact'),
    'terms/index.html': html('Terms'),
    'features/inbox/index.html': html('Inbox'),
    'guides/begin/index.html': html('Begin'),
    'guides/ur-Latn/shuru karein/index.html': html('Shuru karein'),
    'content/plans.yaml': plans,
    'content/company.yaml': company,
  },
  'a site with declared kinds': { ...kindsFiles, ...config({ integrations, 'case-studies': caseStudies }) },
};

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly parameters?: readonly { readonly schema: { readonly enum?: readonly string[] } }[];
}
interface OpenApi {
  readonly info: Readonly<Record<'contact' | 'license', object>>;
  readonly servers: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

describe.each(Object.entries(SITES))('%s', (_, files) => {
  it('has a description without a finding of three linters', async () => {
    const { read } = await buildSite({ files });
    expect(await lintOpenApi(read('openapi.json'))).toEqual([]);
  });

  it('describes exactly the documents that are published', async () => {
    const { json, dist } = await buildSite({ files });
    const { paths } = json('openapi.json') as OpenApi;
    const described = Object.entries(paths).flatMap(([path, { get }]) => {
      const slugs = get?.parameters ? (get.parameters[0]?.schema.enum ?? []) : [''];
      return slugs.map((slug) => path.slice(1).replace('{slug}', slug));
    });
    const published = [...dist.keys()].filter((path) => path.startsWith('api/v1/') && !path.startsWith('api/v1/schemas/'));
    expect(described.toSorted()).toEqual(published.toSorted());
  });
});

describe('the description', () => {
  it('names whom to ask, and the terms of the site, as far as the site does', async () => {
    const known = await buildSite({ files: SITES['a site with plans, guides and a company'] ?? {} });
    expect((known.json('openapi.json') as OpenApi).info).toMatchObject({
      contact: { name: 'Acme "One" & Söhne support', url: `${BASE}/contact/`, email: 'help@acme.example' },
      license: { name: 'Terms of the website', url: `${BASE}/terms/` },
    });
    const bare = await buildSite({ files: { 'index.html': html('Acme') } });
    const { info, servers } = bare.json('openapi.json') as OpenApi;
    expect(info).toMatchObject({ contact: { url: `${BASE}/` }, license: { url: `${BASE}/` } });
    expect(info.contact).not.toHaveProperty('email');
    expect(servers).toEqual([{ url: BASE }]);
  });

  it('says for each operation what is answered when there is nothing', async () => {
    const { json } = await buildSite({ files: { 'index.html': html('Acme') } });
    for (const { get } of Object.values((json('openapi.json') as OpenApi).paths)) {
      expect(Object.keys(get?.responses ?? {})).toEqual(['200', '304', '404']);
      expect(get?.description).toMatch(/\S/);
    }
  });

  it.each([
    { hosts: ['nginx'], promised: true },
    { hosts: ['nginx', 'any'], promised: false },
  ])('promises JSON for what is missing only where every host of $hosts sends it: $promised', async ({ hosts, promised }) => {
    const { read } = await buildSite({ files: { 'index.html': html('Acme') }, options: { hosts } });
    expect(/"\$ref": ?"#\/components\/schemas\/Error"/.test(read('openapi.json'))).toBe(promised);
    expect(await lintOpenApi(read('openapi.json'))).toEqual([]);
  });
});

it('the linters find what is wrong', async () => {
  const { json } = await buildSite({ files: { 'index.html': html('Acme') } });
  const { info: _, ...headless } = json('openapi.json') as Readonly<Record<string, unknown>>;
  const found = await lintOpenApi(JSON.stringify({ ...headless, info: { title: 'X' } }));
  for (const linter of ['redocly', 'spectral', 'validator'])
    expect(
      found.filter((finding) => finding.startsWith(linter)),
      linter,
    ).not.toEqual([]);
});
