/** The estimate of tokens, and the headers that tell it. */
import fastCheck from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { estimateTokens } from '../../../compiler/base/tokens.ts';
import { loadBundle } from '../../../runtime/adapters/node-bundle.ts';
import { serve, type RunningServer } from '../../../runtime/adapters/node.ts';
import { html, SiteFolder } from '../site.ts';

describe('the estimate', () => {
  it.each([
    ['nothing', '', 0],
    ['one character', 'a', 1],
    ['words', 'Answer every message', 5],
    ['Chinese with its punctuation', '如何开始。', 5],
    ['Japanese', 'はじめかた', 5],
    ['Korean', '시작 방법', 5],
    ['Thai', 'เริ่มต้น', 8],
    ['characters of two units', '𠀀𠀁', 2],
    ['Arabic', 'كيف تبدأ العمل هنا', 6],
    ['Hebrew', 'שלום לכולם', 4],
    ['a mixture', 'Step 1: 开始', 4],
  ])('of %s', (_, text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });

  it('is never more than the characters, and grows with the text', () => {
    fastCheck.assert(
      fastCheck.property(fastCheck.string({ unit: 'grapheme' }), fastCheck.string({ unit: 'grapheme' }), (first, second) => {
        const both = estimateTokens(first + second);
        expect(both).toBeLessThanOrEqual(first.length + second.length);
        expect(both).toBeGreaterThanOrEqual(Math.max(estimateTokens(first), estimateTokens(second)));
      }),
    );
  });
});

describe('X-Markdown-Tokens', () => {
  const folder = new SiteFolder({
    'index.html': html('Acme'),
    'guides/start/index.html': html('Start', '<p>First steps.</p>'),
    'guides/zh/index.html': html('开始', '<p>第一步。</p>').replace('lang="en"', 'lang="zh"'),
    'notes.md': '# Notes of our own\n',
    'data.csv': 'a,b\n',
  });
  let server: RunningServer;

  beforeAll(async () => {
    await folder.compile({ hosts: ['cloudflare', 'node'] });
    server = await serve(await loadBundle(folder.out), { port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.close();
    folder.remove();
  });

  const answer = async (path: string, init: RequestInit = {}): Promise<{ tokens: string | null; text: string; response: Response }> => {
    const response = await fetch(server.url + path, init);
    return { response, tokens: response.headers.get('x-markdown-tokens'), text: await response.text() };
  };
  const markdown = { headers: { accept: 'text/markdown' } };

  it.each([
    ['a twin', '/guides/start/index.md', {}],
    ['its second address', '/guides/start.md', {}],
    ['the same by its Accept header', '/guides/start/', markdown],
    ['the same without the slash', '/guides/start', markdown],
    ['the twin of the home page', '/index.md', {}],
    ['a twin in Chinese', '/guides/zh/index.md', {}],
    ['llms.txt', '/llms.txt', {}],
    ['llms-full.txt', '/llms-full.txt', {}],
    ['sitemap.md', '/sitemap.md', {}],
    ['auth.md', '/auth.md', {}],
    ['a skill', '/.well-known/agent-skills/find-a-guide/SKILL.md', {}],
    ['markdown of the site', '/notes.md', {}],
    ['a missing page', '/nothing/', markdown],
  ])('tells the tokens of %s', async (_, path, init) => {
    const { tokens, text } = await answer(path, init);
    expect(text.length).toBeGreaterThan(10);
    expect(tokens).toBe(String(estimateTokens(text)));
  });

  it.each(['/', '/guides/start/', '/robots.txt', '/data.csv', '/api/v1/guides.json', '/sitemap.xml', '/webmcp.js', '/nothing/'])(
    'is not sent with %s',
    async (path) => {
      expect((await answer(path)).tokens).toBeNull();
    },
  );

  it('is the same for HEAD and for an unchanged answer', async () => {
    const { tokens, response } = await answer('/guides/start/index.md');
    const etag = response.headers.get('etag') ?? '';
    const head = await answer('/guides/start/index.md', { method: 'HEAD' });
    const same = await answer('/guides/start/index.md', { headers: { 'if-none-match': etag } });
    expect([head.tokens, head.text]).toEqual([tokens, '']);
    expect([same.response.status, same.tokens]).toEqual([304, tokens]);
  });

  it('is in no file of a static host, which would need a rule for each page', () => {
    expect(folder.bundle().get('_headers')?.toString()).toMatch(/^(?!.*tokens).*Vary/is);
  });

  it('is counted as approxTokens are', async () => {
    const guide = JSON.parse((await answer('/api/v1/guides/zh.json')).text) as { readonly markdown: string; readonly approxTokens: number };
    expect(guide.approxTokens).toBe(estimateTokens(guide.markdown));
  });
});
