import type { Nodes } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { describe, expect, test } from 'vitest';
import { estimateTokens } from '../../compiler/base/tokens.ts';
import { resourcePath } from '../../compiler/paths.ts';
import { example, get, getJson, getText } from './example.ts';

interface Article {
  readonly slug: string;
  readonly url: string;
  readonly jsonUrl: string;
  readonly markdownUrl: string;
  readonly approxTokens: number;
  readonly markdown: string;
  readonly headings: readonly { readonly level: number; readonly id: string; readonly text: string }[];
}

/** Levels of the headings of a markdown text. */
const levelsOf = (node: Nodes): readonly number[] =>
  node.type === 'heading' ? [node.depth] : 'children' in node ? node.children.flatMap(levelsOf) : [];

/** The text of a twin behind its front matter and the line that points to llms.txt. */
const bodyOf = (twin: string): string => twin.replace(/^---\n[^]*?\n---\n\n>.*\n\n/, '');

const articlesOf = async (name: 'guides' | 'comparisons'): Promise<readonly Article[]> => {
  const list = await getJson<Record<typeof name, readonly Article[]>>(resourcePath(name));
  return Promise.all(list[name].map(({ jsonUrl }) => getJson<Article>(jsonUrl)));
};

describe.each(['guides', 'comparisons'] as const)('the text of %s', (name) => {
  test('is the same in its document, at both addresses of its markdown and by its Accept header', async () => {
    const articles = await articlesOf(name);
    expect(articles.length).toBeGreaterThan(2);
    for (const { slug, url, markdownUrl, markdown } of articles) {
      const twin = await getText(markdownUrl);
      expect(bodyOf(twin), slug).toBe(markdown);
      expect(await getText(`${url.replace(/\/$/, '')}.md`), slug).toBe(twin);
      expect(await getText(url, { accept: 'text/markdown' }), slug).toBe(twin);
    }
  });

  test('is as long as its headers and its document say', async () => {
    for (const { slug, url, markdownUrl, markdown, approxTokens } of await articlesOf(name)) {
      const tokens = String(estimateTokens(await getText(markdownUrl)));
      const answers = [await get(markdownUrl), await get(`${url.replace(/\/$/, '')}.md`), await get(url, { accept: 'text/markdown' })];
      expect(
        answers.map(({ headers }) => headers.get('x-markdown-tokens')),
        slug,
      ).toEqual([tokens, tokens, tokens]);
      expect((await get(url)).headers.get('x-markdown-tokens'), slug).toBeNull();
      expect(approxTokens, slug).toBe(estimateTokens(markdown));
    }
  });

  test('has the headings of its outline, with the ids that they have in the page', async () => {
    for (const { slug, url, markdown, headings } of await articlesOf(name)) {
      expect(
        headings.map(({ level }) => level),
        slug,
      ).toEqual(levelsOf(remark().use(remarkGfm).parse(markdown)));
      const page = await getText(url);
      const named = [...page.matchAll(/<h[1-6][^>]* id="([^"]+)"/g)].map(([, id = '']) => id);
      const ids = headings.map(({ id }) => id);
      expect(ids.filter((id) => named.includes(id)).length, slug).toBeGreaterThan(0);
      expect(new Set(ids).size, slug).toBe(ids.length);
    }
  });
});

test('llms.txt and llms-full.txt tell their tokens', async () => {
  for (const path of ['/llms.txt', '/llms-full.txt']) {
    const response = await get(example.url + path);
    expect(response.headers.get('x-markdown-tokens'), path).toBe(String(estimateTokens(await response.text())));
  }
});
