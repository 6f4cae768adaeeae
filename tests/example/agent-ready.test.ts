/** What scanners on the web ask of a site before they call it ready for agents; each row is one of their checks, as far as it is ours. */
import { describe, expect, test } from 'vitest';
import { paths } from '../../compiler/paths.ts';
import { isMissing, launch, TOOLS } from './browser.ts';
import { example, get, getJson, getText } from './example.ts';

interface Card {
  readonly serverInfo: { readonly name: string; readonly version: string };
  readonly endpoint: string;
}

const typeOf = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<readonly [number, string | null]> => {
  const { status, headers: sent } = await get(path, headers);
  return [status, sent.get('content-type')];
};

describe('a scanner finds', () => {
  test('rules for crawlers: robots.txt with named bots, content signals and a sitemap', async () => {
    expect(await typeOf(paths.robots)).toEqual([200, 'text/plain; charset=utf-8']);
    const robots = await getText(paths.robots);
    for (const line of [/^User-agent: \*$/m, /^User-agent: GPTBot$/m, /^User-agent: ClaudeBot$/m, /^Content-Signal: .*ai-input=yes/m])
      expect(robots).toMatch(line);
    const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
    expect(await getText(sitemap)).toMatch(/<(?:urlset|sitemapindex)[ >]/);
  });

  test.each(['api-catalog', 'service-doc', 'service-desc', 'describedby'])(
    'a Link header of the home page with rel="%s", whose target is there',
    async (rel) => {
      const links = (await get('/')).headers.get('link') ?? '';
      const [, target = '/no-such-link'] = new RegExp(`<([^>]+)>; rel="${rel}"`).exec(links) ?? [];
      expect((await get(target)).status).toBe(200);
    },
  );

  test('markdown for who asks for it', async () => {
    expect(await typeOf('/', { accept: 'text/markdown' })).toEqual([200, 'text/markdown; charset=utf-8']);
  });

  test('the catalogue of APIs', async () => {
    expect((await typeOf(paths.apiCatalog))[1]).toMatch(/^application\/linkset\+json(?:;|$)/);
    const { linkset } = await getJson<{ readonly linkset: readonly unknown[] }>(paths.apiCatalog);
    expect(linkset.length).toBeGreaterThan(0);
  });

  test.each([paths.mcpServerCard, paths.mcpServerCardAliases[0]])('the server card at %s', async (path) => {
    const { serverInfo, endpoint } = await getJson<Card>(path);
    expect([serverInfo.name, serverInfo.version]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/^\d/)]);
    expect(endpoint).toBe(example.url + paths.mcp);
  });

  test('the agent card', async () => {
    const card = await getJson<Readonly<Record<string, unknown>>>(paths.agentCard);
    expect(card).toMatchObject({ name: expect.stringMatching(/\S/), version: expect.stringMatching(/^\d/) });
    for (const key of ['supportedInterfaces', 'skills']) expect((card[key] as readonly unknown[]).length, key).toBeGreaterThan(0);
  });

  test('skills, the first three of which can be read', async () => {
    const { skills } = await getJson<{ readonly skills: readonly { readonly url: string }[] }>(paths.agentSkills);
    const texts = await Promise.all(skills.slice(0, 3).map(({ url }) => getText(url)));
    expect(texts.map((text) => text.length > 200)).toEqual([true, true, true]);
  });

  test.each([paths.aiCatalog, paths.aiCatalogAlias])('the AI catalogue at %s', async (path) => {
    expect(await getJson(path)).toMatchObject({
      specVersion: '1.0',
      host: { displayName: expect.stringMatching(/\S/), identifier: expect.stringMatching(/\S/) },
      entries: expect.arrayContaining([expect.anything()]),
    });
  });

  test('auth.md, whose first heading says so', async () => {
    expect(/^# .*$/m.exec(await getText(paths.auth))?.[0]).toContain('auth.md');
  });

  test.each(['oauth-authorization-server', 'oauth-protected-resource', 'openid-configuration', 'http-message-signatures-directory'])(
    'no /.well-known/%s, which would promise what there is not',
    async (name) => {
      expect((await get(`/.well-known/${name}`)).status).toBe(404);
    },
  );

  test.skipIf(isMissing)('tools that a page registers with a browser that has no WebMCP of its own', async () => {
    const browser = await launch();
    const page = await browser.newPage();
    const shim = '{ registerTool: (tool) => void window.seen.push(tool.name) }';
    await page.addInitScript({ content: `window.seen = []; Object.defineProperty(navigator, 'modelContext', { value: ${shim} });` });
    await page.goto(example.url, { waitUntil: 'networkidle' });
    expect(await page.evaluate('window.seen')).toEqual(TOOLS);
    await browser.close();
  });
});
