/** ard.json and ai-catalog.json: one model, each as its specification wants it, whatever a site has and its host can do. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite, type Built } from '../site.ts';
import { advertisedSites } from '../tools/advertised-site.ts';
import { AI_CATALOG, ARD_MANIFEST } from './catalogue-schemas.ts';

interface Catalogue {
  readonly entries: readonly { readonly identifier: string; readonly url: string }[];
}

const ajv = new Ajv2020({ strict: true, allErrors: true, formats: { uri: (text: string) => URL.canParse(text) } });
const DOCUMENTS = [
  ['.well-known/ard.json', ajv.compile<Catalogue>(ARD_MANIFEST)],
  ['.well-known/ai-catalog.json', ajv.compile<Catalogue>(AI_CATALOG)],
] as const;
const [[ARD, isArd], [AI, isAiCatalog]] = DOCUMENTS;
const [[, files] = ['', {}]] = advertisedSites;

describe.each(advertisedSites)('the catalogues of a site with %s', (_, ofSite) => {
  let served: Built;
  let plain: Built;
  beforeAll(async () => {
    served = await buildSite({ files: ofSite });
    plain = await buildSite({ files: ofSite, options: { hosts: ['any'] } });
  });

  it.each(DOCUMENTS)('%s is what its specification requires', (path, isValid) => {
    for (const built of [served, plain]) {
      isValid(built.json(path));
      expect(isValid.errors ?? []).toEqual([]);
    }
  });

  it('have the same entries, but for llms.txt', () => {
    for (const { json } of [served, plain]) {
      const { entries } = json(AI) as Catalogue;
      const isIndex = ({ url }: { readonly url: string }): boolean => url === 'https://acme.example/llms.txt';
      expect(entries.filter(isIndex).map(({ identifier }) => identifier)).toEqual(['urn:air:acme.example:index:llms-txt']);
      expect((json(ARD) as Catalogue).entries).toEqual(entries.filter((entry) => !isIndex(entry)));
    }
  });

  it('name the endpoints only where they are served', () => {
    const kinds = ({ json }: Built): ReadonlySet<string | undefined> =>
      new Set((json(ARD) as Catalogue).entries.map(({ identifier }) => identifier.split(':')[3]));
    expect([...kinds(served)].slice(0, 3)).toEqual(['mcp', 'a2a', 'openapi']);
    expect([...kinds(plain)][0]).toBe('openapi');
  });
});

it('a bundle without llms.txt lists it nowhere', async () => {
  const { json } = await buildSite({ files, options: { only: ['wellknown', 'openapi'] } });
  expect(json(AI)).toEqual(json(ARD));
});

it.each([
  ['no entries', (value: Catalogue) => ({ ...value, entries: [] })],
  [
    'an entry with an address and a document',
    ({ entries: [first], ...value }: Catalogue) => ({ ...value, entries: [{ ...first, data: {} }] }),
  ],
  [
    'parts of a name in another order',
    ({ entries: [first], ...value }: Catalogue) => ({
      ...value,
      entries: [{ ...first, identifier: 'urn:air:acme.example:site:mcp' }],
    }),
  ],
  [
    'a slash in a name',
    ({ entries: [first], ...value }: Catalogue) => ({
      ...value,
      entries: [{ ...first, identifier: 'urn:air:acme.example:mcp:a/b' }],
    }),
  ],
  [
    'a single question',
    ({ entries: [first], ...value }: Catalogue) => ({ ...value, entries: [{ ...first, representativeQueries: ['one'] }] }),
  ],
  ['no host', ({ entries }: Catalogue) => ({ specVersion: '1.0', entries })],
])('the schemas refuse %s', async (_, change) => {
  const { json } = await buildSite({ files });
  expect([isArd(change(json(ARD) as Catalogue)), isAiCatalog(change(json(AI) as Catalogue))]).toEqual([false, false]);
});

it('the schema of ard.json takes more keys and no index; that of ai-catalog.json is closed', async () => {
  const { json } = await buildSite({ files });
  const more = (path: string): object => ({ ...(json(path) as object), '@context': 'https://schema.org' });
  expect([isArd(more(ARD)), isAiCatalog(more(AI)), isArd(json(AI))]).toEqual([true, false, false]);
});
