/** The example on a plain file server: it says what is there, its page for developers works, and `sitec mcp` makes an MCP server of it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths, twinPath } from '../../compiler/paths.ts';
import { HEADED, mentions, NEGOTIATED, POSTED, tellingTexts } from '../compiler/tools/advertised-site.ts';
import { SCHEMES, violationsOf } from './axe.ts';
import { complaintsOf, isMissing, launch, openPage } from './browser.ts';
import { nodeWords } from './command.ts';
import { example, filesOf, getJson } from './example.ts';
import { servePlainExample, type PlainHost } from './plain-host.ts';

let host: PlainHost;
beforeAll(async () => void (host = await servePlainExample()));
afterAll(() => host.close());

/** The files of a bundle that hold text. */
const textsIn = (dist: string): ReadonlyMap<string, string> => {
  const files = filesOf(dist).filter((file) => !/\.(?:br|gz|ico|png|jpe?g|webp|avif|woff2?)$/.test(file));
  const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
  const found = tellingTexts({ dist: new Map(files.map((file) => [file, Buffer.of()])), read });
  return new Map([...found].map(([file, text]) => [file, text.replaceAll(ownWords(), '').replaceAll(DIGEST, '#')]));
};

/** The id of an item of a feed, whose letters may be any word. */
const DIGEST = /#[\w-]{43}(?![\w-])/g;

/** What the example's own page for developers says of itself, which is not ours to change. */
const ownWords = (): string => {
  const page = readFileSync(join(example.rendered, 'developers/index.html'), 'utf8');
  return /<meta name="description" content="([^"]*MCP[^"]*)">/.exec(page)?.[1] ?? '';
};

test('no text speaks of endpoints, negotiation or headers, where those of the example on Node do', () => {
  const [plain, served] = [textsIn(host.dist), textsIn(example.dist)];
  expect(ownWords()).not.toBe('');
  for (const [pattern, least] of [
    [POSTED, 12],
    [NEGOTIATED, 4],
    [HEADED, 1],
  ] as const) {
    expect(mentions(plain, pattern)).toEqual([]);
    expect(mentions(served, pattern).length, String(pattern)).toBeGreaterThanOrEqual(least);
  }
});

test('everything else is the same to the byte', () => {
  const differing = filesOf(host.dist)
    .filter((file) => !/^_sitec\/|^sitec-manifest\.json|\.(?:br|gz)$/.test(file) && existsSync(join(example.dist, file)))
    .filter((file) => !readFileSync(join(host.dist, file)).equals(readFileSync(join(example.dist, file))));
  const skills = ['compare-tools', 'find-a-guide', 'pricing-questions', 'start-a-trial'].map(
    (name) => `.well-known/agent-skills/${name}/SKILL.md`,
  );
  const catalogues = [paths.agentSkills, paths.ard, paths.aiCatalog, paths.apiCatalog].map((path) => path.slice(1));
  // What is missing is answered with JSON by no such host, and openapi.json does not promise it.
  const developers = ['developers/index.html', 'developers/index.md', 'developers/sitec.js'];
  expect(differing).toEqual([...skills, ...catalogues, ...developers, 'auth.md', 'llms.txt', 'openapi.json'].toSorted());
});

test('only the second paths of markdown are files there and none for the server of sitec', () => {
  const others = filesOf(host.dist).filter((file) => !/^_sitec\/|\.(?:br|gz)$/.test(file) && !existsSync(join(example.dist, file)));
  expect(others).toContain('pricing.md');
  for (const file of others) {
    const first = file.replace(/\.md$/, '/index.md');
    expect(readFileSync(join(host.dist, file), 'utf8'), file).toBe(readFileSync(join(host.dist, first), 'utf8'));
  }
});

test('sitec mcp is an MCP server for it, as its page for developers says', async () => {
  const developers = readFileSync(join(host.dist, twinPath(paths.developers)), 'utf8');
  expect(developers).toContain(`sitec mcp ${example.url}`);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: nodeWords(['mcp', host.url]), stderr: 'ignore' }));
  expect((await client.listTools()).tools).toHaveLength(10);
  expect((await client.callTool({ name: 'get_plans', arguments: { evidence: true } })).structuredContent).toEqual(
    await getJson('/api/v1/plans.json'),
  );
  const found = await client.callTool({ name: 'search_guides', arguments: { query: 'cash on delivery' } });
  expect(JSON.stringify(found.structuredContent)).toContain('cod-order-confirmation-chat-a');
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri).filter((uri) => uri.startsWith('skill:'))).toHaveLength(4);
  for (const { uri } of resources.slice(0, 3)) expect((await client.readResource({ uri })).contents).toHaveLength(1);
  await client.close();
});

describe.skipIf(isMissing)('its page for developers', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launch()));
  afterAll(() => browser.close());

  test.each(SCHEMES)('has nothing that axe finds, in %s', async (scheme) => {
    expect(await violationsOf(browser, host.url + paths.developers, scheme)).toEqual([]);
  });

  test('offers requests for files, and they are answered', async () => {
    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    await openPage(page, host.url + paths.developers);
    const groups = await page.locator('#sitec-operation optgroup').evaluateAll((all) => all.map((group) => group.getAttribute('label')));
    expect(groups).toEqual(['JSON API', 'Markdown']);
    for (const operation of ['api-plans', 'api-guide', 'markdown-address']) {
      await page.selectOption('#sitec-operation', operation);
      await page.click('#sitec-console button:text("Send")');
      await page.locator('#sitec-console [role=status]', { hasText: '200 OK' }).waitFor();
    }
    expect(complaints).toEqual([]);
    await page.close();
  });
});
