import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { paths, twinAlias, twinPath } from '../../compiler/paths.ts';
import { example, get, getJson, getText, renderedPages, schemaErrors, textsOf, type Json } from './example.ts';

/** The slugs of the service's specification, typed here on purpose: whatever the site says, these must be published. */
const GUIDES = [
  'take-orders-from-social-a-dms',
  'one-inbox-social-a-chat-a-video-a',
  'chat-a-auto-reply-24-hour-window',
  'social-a-comment-to-dm',
  'ai-replies-from-your-product-catalogue',
  'social-a-dm-se-order',
  'cod-order-confirmation-chat-a',
  'courier-tracking-customer-ko-bhejein',
  'reply-to-search-a-reviews',
  'moderate-social-media-comments',
  'chat-a-broadcast-campaigns',
  'chat-a-catalogue-orders',
  'video-a-dms-for-business',
  'chat-a-catalogue-se-order',
  'chat-a-business-api-kosten',
  'chat-a-business-api-einrichten',
  'nizam-crm',
  'alrad-altilqai-chat-a',
  'tool-d-alternatives',
  'what-is-a-chat-a-crm',
];
const COMPARISONS = ['service-vs-tool-a', 'service-vs-tool-b', 'service-vs-tool-c'];
const STATUSES = ['available', 'beta', 'planned', 'deprecated'];

interface Article {
  readonly slug: string;
  readonly url: string;
  readonly markdownUrl: string;
  readonly jsonUrl: string;
  readonly markdown?: string;
}
interface Thing {
  readonly slug: string;
  readonly status: string | null;
  readonly url: string;
}
interface OpenApi {
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly schema: { readonly enum: readonly string[] } }[];
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: { readonly $ref: string } } } };
  };
}

const openapi = await getJson<OpenApi>('/openapi.json');
/** Every document of the API, with the schema that the description gives for it. */
const documents = Object.entries(openapi.paths).flatMap(([path, { get: operation }]) => {
  const name = operation.responses[200].content['application/json'].schema.$ref.split('/').at(-1) ?? '';
  const slugs = operation.parameters?.[0]?.schema.enum ?? [''];
  return slugs.map((slug) => ({ path: path.replace('{slug}', slug), schema: openapi.components.schemas[name] ?? { not: {} } }));
});

describe('what is published', () => {
  test('the guides of the specification, in the list and one by one', async () => {
    const { guides } = await getJson<{ guides: readonly Article[] }>('/api/v1/guides.json');
    expect(guides.map(({ slug }) => slug).toSorted()).toEqual(GUIDES.toSorted());
    expect(openapi.paths['/api/v1/guides/{slug}.json']?.get.parameters?.[0]?.schema.enum.toSorted()).toEqual(GUIDES.toSorted());
    expect(guides.filter((guide) => 'markdown' in guide)).toEqual([]);
  });

  test('the comparisons of the specification, in the list and one by one', async () => {
    const { comparisons } = await getJson<{ comparisons: readonly Article[] }>('/api/v1/comparisons.json');
    expect(comparisons.map(({ slug }) => slug).toSorted()).toEqual(COMPARISONS);
    expect(openapi.paths['/api/v1/comparisons/{slug}.json']?.get.parameters?.[0]?.schema.enum.toSorted()).toEqual(COMPARISONS);
    expect(comparisons.filter((comparison) => 'markdown' in comparison)).toEqual([]);
  });

  test('features and platforms, each with a status and its page', async () => {
    const { features } = await getJson<{ features: readonly Thing[] }>('/api/v1/features.json');
    const { platforms } = await getJson<{ platforms: readonly Thing[] }>('/api/v1/platforms.json');
    expect(features.length).toBeGreaterThanOrEqual(12);
    expect(platforms.map(({ slug }) => slug)).toEqual(['social-a', 'chat-a', 'video-a', 'search-a']);
    for (const { slug, status, url } of [...features, ...platforms]) {
      expect(STATUSES, slug).toContain(status);
      expect((await get(url)).status, url).toBe(200);
    }
  });

  test('a document for each of 7 lists, 20 guides and 3 comparisons', () => expect(documents).toHaveLength(30));

  test.each(documents)('$path is what its schema says', async ({ path, schema }) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(schemaErrors(schema, await response.json())).toEqual([]);
  });

  test.each([
    ['guides', GUIDES],
    ['comparisons', COMPARISONS],
  ])('the markdown of %s is the twin without its front matter and its first line', async (kind, slugs) => {
    for (const slug of slugs) {
      const { markdown = '', markdownUrl, jsonUrl } = await getJson<Article>(`/api/v1/${kind}/${slug}.json`);
      expect(jsonUrl).toBe(`${example.url}/api/v1/${kind}/${slug}.json`);
      const twin = await getText(markdownUrl);
      const head = /^---\n(?:[a-z_]+: ".*"\n)+---\n\n> For the complete index.*\n\n/.exec(twin)?.[0] ?? 'no head';
      expect(twin.slice(head.length)).toBe(markdown);
      expect(markdown).toMatch(/^# \S/);
    }
  });

  test('every address of this site in the API answers 200', async () => {
    const bodies = await Promise.all(documents.map(({ path }) => getJson<Json>(path)));
    const found = new Set(bodies.flatMap(textsOf).filter((text) => URL.canParse(text) && new URL(text).origin === example.url));
    const addresses = [...found].map((address) => address.replace(/#.*$/, ''));
    const answers = await Promise.all([...new Set(addresses)].map(async (url) => `${(await get(url)).status} ${url}`));
    expect(answers.length).toBeGreaterThan(100);
    expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
  });
});

/** The page for developers is filled, which has tests of its own. */
const unfilled = renderedPages().filter((path) => path !== paths.developers);

test.each(unfilled)(
  'page %s keeps the bytes of its HTML but for the insertions at the end of the head and at both ends of the body',
  async (path) => {
    const file = `${path}${path.endsWith('/') ? 'index.html' : ''}`;
    const source = readFileSync(join(example.rendered, file), 'utf8');
    const served = await getText(path);
    const added =
      /(?:<link [^>]*>)+<script src="\/webmcp\.js" defer><\/script>(?:<script type="application\/ld\+json"[^>]*>[^<]*<\/script>)?(?=<\/head>)/;
    const inHead = added.exec(served)?.[0] ?? 'nothing';
    const atStart = /(?<=<body(?: class="[^"]*")?>)<!-- For the complete index .*? -->/.exec(served)?.[0] ?? 'nothing';
    const atEnd = /<sitec-directive hidden>.*?<\/sitec-directive>(?=<\/body>)/.exec(served)?.[0] ?? 'nothing';
    expect(served.replace(inHead, '').replace(atStart, '').replace(atEnd, '')).toBe(source);
    expect(inHead).toContain(`href="${twinPath(path)}"`);
  },
);

describe.each(renderedPages())('page %s', (path) => {
  test('has in its head what its Link header says', async () => {
    const response = await get(path);
    const attributes = (text: string): readonly string[] => [...text.matchAll(/[a-z]+="[^"]*"/g)].map(String).toSorted();
    const header = (response.headers.get('link') ?? '').split(', ').map((link) => attributes(link.replace(/^<(.*?)>/, 'href="$1"')));
    const targets = new Set(header.flat().filter((attribute) => attribute.startsWith('href=')));
    const elements = ((await response.text()).match(/<link [^>]*>/g) ?? []).map(attributes);
    expect(header).toHaveLength(8);
    expect(elements.filter((element) => element.some((attribute) => targets.has(attribute)))).toEqual(header);
  });

  test('has a markdown twin, the same under every address of it', async () => {
    const twin = await getText(twinPath(path));
    const others = [await getText(path, { accept: 'text/markdown' })];
    const alias = twinAlias(path);
    if (alias !== null) others.push(await getText(alias));
    expect(others.filter((text) => text !== twin)).toEqual([]);
    expect(twin).toMatch(/^# \S/m);
    expect(twin).toContain(`canonical_url: "${example.url}${path}"`);
  });
});
