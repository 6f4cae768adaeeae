/** Articles of a site: which pages are articles, which of them are guides, and what is published of them. */
import { describe, expect, it } from 'vitest';
import { asking } from '../protocols/ask-mcp.ts';
import { BASE, buildSite, html, type Built, type Files } from '../site.ts';

const article = (title: string, nodes: unknown, head = '', body = '<p>Text.</p>'): string =>
  html(title, body, `<script type="application/ld+json">${JSON.stringify(nodes)}</script>${head}`);

const POST = {
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: 'Why iron',
  datePublished: '2026-02-03',
  author: [{ '@type': 'Person', name: 'Jo Smith' }, 'Kim'],
};

const site = (files: Files): Promise<Built> => buildSite({ files: { 'index.html': html('Acme'), ...files } });

type Listed = readonly Readonly<Record<string, unknown>>[];

const listed = ({ dist, json }: Built, kind: 'articles' | 'guides' = 'articles'): Listed =>
  dist.has(`api/v1/${kind}.json`) ? ((json(`api/v1/${kind}.json`) as Readonly<Record<string, Listed>>)[kind] ?? []) : [];

const slugs = (built: Built, kind?: 'articles' | 'guides'): readonly unknown[] => listed(built, kind).map(({ slug }) => slug);

describe('articles', () => {
  it('are published with what guides have, and with their author', async () => {
    const built = await site({ 'blog/why-iron/index.html': article('Why iron', POST, '<meta name="description" content="It lasts.">') });
    expect([built.exitCode, built.codes]).toEqual([0, []]);
    expect(listed(built)).toEqual([
      {
        slug: 'why-iron',
        title: 'Why iron',
        description: 'It lasts.',
        language: 'en',
        direction: 'ltr',
        author: 'Jo Smith, Kim',
        words: expect.any(Number),
        approxTokens: expect.any(Number),
        url: `${BASE}/blog/why-iron/`,
        markdownUrl: `${BASE}/blog/why-iron/index.md`,
        published: '2026-02-03',
        updated: null,
      },
    ]);
    expect(built.dist.has('api/v1/articles/why-iron.json')).toBe(false);
    const { result } = (await asking(built)('tools/call', { name: 'list_articles', arguments: {} })) as { readonly result: object };
    expect(result).toMatchObject({ structuredContent: { total: 1, articles: [{ slug: 'why-iron', title: 'Why iron' }] } });
    expect(built.read('llms.txt')).toContain(`- Articles (1): ${BASE}/api/v1/articles.json, or \`list_articles\`.`);
  });

  it('are called by their headline where they have one', async () => {
    const built = await site({ 'blog/iron.html': article('Our blog', { ...POST, headline: 'Iron &amp; steel' }) });
    expect(listed(built)).toMatchObject([{ slug: 'iron', title: 'Iron & steel' }]);
  });

  it('come newest first, each with a slug of its own', async () => {
    const dated = (datePublished: string): object => ({ ...POST, '@type': 'NewsArticle', datePublished });
    const built = await site({
      '2025/iron.html': article('Iron', dated('2025-01-01')),
      '2026/iron.html': article('Iron again', dated('2026-01-01')),
      'blog/steel.html': article('Steel', dated('2025-06-01')),
    });
    expect(listed(built).map(({ slug, published }) => [slug, published])).toEqual([
      ['iron', '2026-01-01'],
      ['steel', '2025-06-01'],
      ['iron-2', '2025-01-01'],
    ]);
  });

  it('have the date of publication that their head gives where their JSON-LD gives none', async () => {
    const { datePublished: _none, ...undated } = POST;
    const published = '<meta property="article:published_time" content="2026-01-05T08:00:00Z">';
    const built = await site({ 'a.html': article('A', undated, published), 'b.html': article('B', POST, published) });
    expect(listed(built).map((record) => record.published)).toEqual(['2026-02-03', '2026-01-05']);
  });

  it('are pages with one article element that has the title and a time', async () => {
    const page = (body: string): string =>
      `<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><main>${body}</main></body></html>`;
    const card = '<article><h2>Other</h2><time datetime="2026-01-01">then</time></article>';
    const own = '<article><h1>Own</h1><p>By <time datetime="2026-03-04T10:00:00Z">4 March</time></p><p>Text.</p></article>';
    const built = await site({
      'own.html': page(own + card),
      'undated.html': page('<article><h1>Undated</h1><p><time>yesterday</time></p></article>'),
      'cards.html': page(`<h1>Blog</h1>${card}${card}`),
      'archive.html': page(`<article><h1>Archive</h1>${card}</article>`),
      'several.html': page(own + own),
      'legal/terms.html': page(own),
      'product.html': page('<article><h1>Anvil</h1><p>Iron.</p></article>'),
    });
    expect(listed(built).map(({ slug, published }) => [slug, published])).toEqual([
      ['own', '2026-03-04'],
      ['undated', null],
    ]);
  });

  it.each([
    ['a list of several', [POST, { ...POST, headline: 'Why steel' }], ''],
    ['what asks not to be listed', POST, '<meta name="robots" content="noindex">'],
    ['a page whose article is said of another thing', { '@type': 'Person', name: 'Jo', subjectOf: POST }, ''],
  ])('are not %s', async (_, nodes, head) => {
    expect(slugs(await site({ 'blog/x.html': article('X', nodes, head) }))).toEqual([]);
  });

  it('are not pages of another kind, nor the home page', async () => {
    const built = await site({ 'index.html': article('Acme', POST), 'features/iron.html': article('Iron', POST) });
    expect(slugs(built)).toEqual([]);
  });

  it('are what the configuration declares under this name', async () => {
    const schema = { type: 'object', properties: { name: { type: 'string', description: 'Name' } }, additionalProperties: false };
    const kinds = { articles: { singular: 'article', title: 'Ours', description: 'Ours', pages: '/blog/*', schema } };
    const built = await site({ 'blog/iron.html': article('Iron', POST), 'sitec.config.json': JSON.stringify({ kinds }) });
    expect(listed(built)).toMatchObject([{ slug: 'iron', name: 'Iron', jsonUrl: `${BASE}/api/v1/articles/iron.json` }]);
  });
});

describe('articles that explain how to do something', () => {
  const HOW = { '@type': 'HowTo', name: 'Forge', step: [{ '@type': 'HowToStep', name: 'Heat', text: 'Heat it.' }] };

  it.each([
    ['technical ones', { ...POST, '@type': 'TechArticle' }],
    ['those with the steps', [POST, HOW]],
  ])('are guides: %s', async (_, nodes) => {
    const built = await site({ 'blog/forge.html': article('Forge an anvil', nodes, '', '<h2>Heat</h2><p>Heat it.</p>') });
    expect([slugs(built, 'guides'), slugs(built)]).toEqual([['forge'], []]);
    expect(built.json('api/v1/guides/forge.json')).toMatchObject({ title: 'Forge an anvil', published: '2026-02-03' });
  });

  it('are none where a page has steps and is no article', async () => {
    const built = await site({ 'forge.html': article('Forging', HOW) });
    expect([slugs(built, 'guides'), slugs(built)]).toEqual([[], []]);
    expect(built.json('api/v1/how-tos.json')).toMatchObject({ howTos: [{ slug: 'forge', step: { name: 'Heat', text: 'Heat it.' } }] });
  });
});
