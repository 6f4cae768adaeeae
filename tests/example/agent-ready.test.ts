/** The example gets from isitagentready.com what tests/scanners/isitagentready.ts says of each of its checks. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { paths } from '../../compiler/paths.ts';
import { READY_CHECKS, readyLevel, scoreOf, type Asked, type Verdict } from '../scanners/isitagentready.ts';
import { TOOLS, isMissing, launch, openPage } from './browser.ts';
import { example, get, getJson } from './example.ts';

/** What the scanner puts in the place of WebMCP. */
const SHIM = '{ registerTool: (tool) => void window.seen.push(tool.name) }';

let browser: Browser | undefined;

const registered = async (): Promise<readonly string[]> => {
  if (browser === undefined) return [];
  const page = await browser.newPage();
  await page.addInitScript({ content: `window.seen = []; Object.defineProperty(navigator, 'modelContext', { value: ${SHIM} });` });
  await openPage(page, example.url);
  const seen = await page.evaluate<readonly string[]>('window.seen');
  await page.close();
  return seen;
};

const site: Asked = { url: example.url, get, registered };

beforeAll(async () => {
  if (!isMissing) browser = await launch();
});
afterAll(() => browser?.close());

describe('isitagentready.com', () => {
  test('has twenty checks, each once', () => {
    expect(new Set(READY_CHECKS.map(({ name }) => name)).size).toBe(20);
    expect(READY_CHECKS).toHaveLength(20);
  });

  test.each(READY_CHECKS.filter(({ name }) => name !== 'webMcp' || !isMissing))(
    '$name: $expected, for: $rule',
    async ({ expected, ask }) => {
      expect(await ask(site)).toBe(expected);
    },
  );

  test.skipIf(isMissing)('gives 80 of 100: 12 of 15 scored checks pass; and level 5', async () => {
    const verdicts = await Promise.all(READY_CHECKS.map(async ({ name, ask }) => [name, await ask(site)] as const));
    const scored = verdicts.filter(([, verdict]) => verdict !== 'neutral');
    expect([scored.filter(([, verdict]) => verdict === 'pass').length, scored.length]).toEqual([12, 15]);
    expect(scoreOf(verdicts.map(([, verdict]) => verdict))).toBe(80);
    const card = await getJson<Readonly<Record<string, unknown>>>(paths.agentCard);
    const isCard = ['name', 'version'].every((key) => typeof card[key] === 'string') && Array.isArray(card.skills);
    const passed = verdicts.flatMap(([name, verdict]) => (verdict === 'pass' ? [name] : []));
    expect(readyLevel(new Set([...passed, ...(isCard ? ['a2aAgentCard'] : [])]))).toBe(5);
  });

  test('fails a site that has nothing, where it would be scored', async () => {
    const empty: Asked = { url: example.url, get: () => Promise.resolve(new Response('', { status: 404 })), registered: async () => [] };
    const verdicts = await Promise.all(READY_CHECKS.map(({ ask }) => ask(empty)));
    expect(verdicts.filter((verdict): verdict is Verdict => verdict === 'pass')).toEqual([]);
    expect([scoreOf(verdicts), readyLevel(new Set())]).toEqual([0, 0]);
  });

  test('would see what is sold, a sign-in and a directory of keys', async () => {
    const selling: Asked = { ...site, get: () => Promise.resolve(new Response('{}', { status: 402 })) };
    const verdicts = await Promise.all(READY_CHECKS.slice(-4).map(({ ask }) => ask(selling)));
    expect(verdicts).toEqual(['fail', 'fail', 'fail', 'fail']);
    const signing: Asked = { ...site, get: () => Promise.resolve(Response.json({})) };
    const names = ['webBotAuth', 'oauthDiscovery', 'oauthProtectedResource'];
    const asked = READY_CHECKS.filter(({ name }) => names.includes(name));
    expect(await Promise.all(asked.map(({ ask }) => ask(signing)))).toEqual(['fail', 'pass', 'pass']);
  });
});

test.each(['api-catalog', 'service-doc', 'service-desc', 'describedby', 'ard', 'ai-catalog'])(
  'the target of rel="%s" in the Link header of the home page is there',
  async (rel) => {
    const links = (await get('/')).headers.get('link') ?? '';
    const [, target = '/no-such-link'] = new RegExp(`<([^>]+)>; rel="${rel}"`).exec(links) ?? [];
    expect((await get(target)).status).toBe(200);
  },
);

test.skipIf(isMissing)('a browser without WebMCP of its own gets every tool of a page', async () => {
  expect(await registered()).toEqual(TOOLS);
});
