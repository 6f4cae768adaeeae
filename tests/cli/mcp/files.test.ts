/** `sitec mcp` for a site on a host that serves files only: the bundle is read over GET, and answers as it does from its folder. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAddress, openFiles } from '../../../cli/mcp/address.ts';
import { openFolder, type OpenedSite, type Site } from '../../../cli/mcp/site.ts';
import { INDEX_FORMAT } from '../../../runtime/bundle.ts';
import { html, SiteFolder } from '../../compiler/site.ts';
import { hearStderr } from '../terminal/heard-stderr.ts';
import { converse, scriptedSite, type Received, type Scripted } from './mcp-site.ts';

const INDEX = '_sitec/index.json';
const PLAN = '<div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p data-sitec-price="19 USD P1M">$19 a month</p></div>';
const GUIDE = html('Forge an anvil', '<h2>Heat</h2><p>Heat it.</p>');

const folder = new SiteFolder({ 'index.html': html('Acme'), 'pricing.html': html('Pricing', PLAN), 'guides/forge an anvil.html': GUIDE });
let dist: ReadonlyMap<string, Uint8Array>;
beforeAll(async () => {
  await folder.compile({ hosts: ['any'] });
  dist = folder.bundle();
});
afterAll(() => folder.remove());

const stderr = hearStderr();

/** Answers GET with the files of a bundle below a path, and everything else as a plain file server does. */
const hostOf =
  (files: ReadonlyMap<string, Uint8Array>, below = '') =>
  ({ method, url = '' }: Received): Scripted => {
    const body = url.startsWith(`${below}/`) ? files.get(decodeURIComponent(url.slice(below.length + 1))) : undefined;
    if (method !== 'GET') return { status: 405 };
    return body === undefined ? { status: 404, body: '<h1>Not found</h1>' } : { status: 200, body };
  };

const withIndex = (text: string): ReadonlyMap<string, Uint8Array> => new Map([...dist, [INDEX, Buffer.from(text)]]);

const indexText = (): string => Buffer.from(dist.get(INDEX) ?? '').toString();

const siteIn = (opened: OpenedSite): Site => {
  if ('reason' in opened) throw new Error(opened.reason);
  return opened.site;
};

const request = (id: number, method: string, params: object = {}): object => ({ jsonrpc: '2.0', id, method, params });
const initialize = request(1, 'initialize', {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
});
const callPlans = request(3, 'tools/call', { name: 'get_plans', arguments: {} });
const conversation = [
  initialize,
  request(2, 'tools/list'),
  callPlans,
  request(4, 'tools/call', { name: 'search_guides', arguments: { query: 'heat an anvil' } }),
  request(5, 'resources/list'),
  request(6, 'resources/read', { uri: 'https://acme.example/pricing/index.md' }),
  request(7, 'resources/read', { uri: 'https://acme.example/guides/forge%20an%20anvil/index.md' }),
  request(8, 'nothing/at-all'),
];

test('it answers what the folder of the bundle answers, by GET and without a request outside of the bundle', async () => {
  const expected = await converse(siteIn(await openFolder(folder.out)), conversation);
  const { url, received } = await scriptedSite(hostOf(dist, '/base'));
  const opened = await openAddress(`${url}/base/mcp`);
  expect(opened).toMatchObject({ name: `the files of ${url}/base` });
  const answers = await converse(siteIn(opened), conversation);
  expect(answers).toEqual(expected);
  expect(answers.filter((answer) => JSON.stringify(answer).includes('"error"'))).toEqual([expect.objectContaining({ id: 8 })]);
  expect(JSON.stringify(answers[2])).toContain('\\"value\\":19');
  expect(new Set(received.map(({ method }) => method))).toEqual(new Set(['GET']));
  expect(received.every(({ url: asked }) => asked?.startsWith('/base/'))).toBe(true);
  expect(received.filter(({ url: asked }) => asked === `/base/${INDEX}`)).toHaveLength(1);
});

test('a file that is gone is an error with the id of the request, and its address is noted', async () => {
  const rest = new Map([...dist].filter(([path]) => !path.includes('get_plans')));
  const { url } = await scriptedSite(hostOf(rest));
  const answers = await converse(siteIn(await openAddress(url)), [callPlans, request(9, 'ping')]);
  expect(answers).toEqual([
    expect.objectContaining({ id: 3, error: expect.objectContaining({ code: -32603 }) }),
    expect.objectContaining({ id: 9 }),
  ]);
  expect(stderr()).toMatch(/^error {2}Error: http:\S+get_plans\S* answered HTTP 404\n$/);
});

test('no name in an index leads to another place', async () => {
  const foreign = ['../../secret.json', '//127.0.0.1:1/secret.json', 'https://127.0.0.1:1/secret.json'];
  for (const name of foreign) {
    const text = indexText().replaceAll(/"_sitec\/mcp\/get_plans[^"]*"/g, JSON.stringify(name));
    expect(text).toContain(name);
    const { url, received } = await scriptedSite(hostOf(withIndex(text), '/base'));
    const answers = await converse(siteIn(await openAddress(`${url}/base`)), [callPlans]);
    expect(answers, name).toEqual([expect.objectContaining({ error: expect.anything() })]);
    expect(
      received.every(({ url: asked }) => asked?.startsWith('/base/')),
      name,
    ).toBe(true);
  }
});

test.each([
  ['no index', { status: 404 }, /_sitec\/index\.json answered HTTP 404$/],
  ['a failing host', { status: 503 }, /_sitec\/index\.json answered HTTP 503$/],
  [
    'another address',
    { status: 302, headers: { location: 'https://other.example/_sitec/index.json' } },
    /redirects to https:\/\/other\.example\/_sitec\/index.json, which is at another host$/,
  ],
  [
    'another folder',
    { status: 302, headers: { location: '/site/_sitec/index.json' } },
    /redirects to (http:\S+\/site)\/_sitec\/index.json: give \1$/,
  ],
  ['a page', { status: 200, body: '<h1>Home</h1>' }, /_sitec\/index\.json of the bundle is not whole: run sitec build again$/],
  [
    'another format',
    { status: 200, body: '{"format":1}' },
    /The bundle has format 1, this runtime reads format \d+: run sitec build again$/,
  ],
  ['half an index', { status: 200, body: `{"format":${INDEX_FORMAT},"mcp":[]}` }, /_sitec\/index\.json is damaged$/],
  ['nothing', { status: 200, body: 'null' }, /The bundle has format undefined/],
] as const)('%s is refused with a sentence, and the endpoint is asked', async (_, answer, sentence) => {
  const { url, received } = await scriptedSite(({ method }) => (method === 'GET' ? answer : { status: 405 }));
  expect(await openFiles(url)).toEqual({ reason: expect.stringMatching(sentence) });
  expect(await openAddress(url)).toEqual({ reason: expect.stringMatching(/, and \S+\/mcp does not answer MCP\. Give the folder/) });
  expect(received.at(-1)).toMatchObject({ method: 'POST', url: '/mcp' });
});

test('a file that is too large is not read to its end', async () => {
  const { url } = await scriptedSite(hostOf(dist));
  expect(await openFiles(url, { maximum: 1000 })).toEqual({ reason: `${url}/${INDEX} is larger than 1000 bytes` });
  expect(await openFiles(url, { maximum: indexText().length * 4 })).toHaveProperty('site');
});
