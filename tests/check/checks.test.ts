/** Every check of pages, markdown, facts, headers, languages and folders: one site that fails it and no other. */
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defineHost } from '../../compiler/host.ts';
import { BASE } from '../compiler/site.ts';
import {
  CHECKS,
  codesOf,
  compileSmallSite,
  copyOfBundle,
  runOn,
  withAnswer,
  withHeaders,
  withText,
  type Change,
  type RunOptions,
} from './small-site.ts';

compileSmallSite();

const at =
  (path: string) =>
  ({ url }: Request): boolean =>
    new URL(url).pathname === path;

const isMarkdown = (_: Request, { headers }: Response): boolean => headers.get('content-type')?.startsWith('text/markdown') ?? false;
const inHtml = (path: string, from: string | RegExp, to: string): Change => withText(path, (text) => text.replace(from, to), /html/);
const redirect = (to: string) => (): Response => new Response(null, { status: 301, headers: { location: to } });

/** A site with a change of its answers, and what is said of it. */
type Case = readonly [code: string, message: RegExp, change: Change, options?: RunOptions];

const prefersMarkdown = ({ headers }: Request): boolean => headers.get('accept') === 'text/markdown' && !headers.has('sec-fetch-dest');

const CASES: readonly Case[] = [
  [
    'SITEC5004',
    /^https:\/\/www\.acme\.example answers status 503$/,
    async (request, next) => (request.url === 'https://www.acme.example/' ? new Response(null, { status: 503 }) : next(request)),
    { isWeb: true },
  ],
  [
    'SITEC5005',
    /llms\.txt redirects to https:\/\/acme\.example\/$/,
    async (request, next) => (request.url === 'https://www.acme.example/llms.txt' ? redirect(`${BASE}/`)() : next(request)),
    { isWeb: true },
  ],
  [
    'SITEC5011',
    /^\/de\/ is sent with the Content-Type text\/html$/,
    async (request, next) =>
      withHeaders(at('/de/'), { 'content-type': 'text/html' })(request, async (asked) =>
        withText('/de/', (text) => text.replace('<meta charset="utf-8">', ''))(asked, next),
      ),
  ],
  ['SITEC5012', /^\/de\/ has no title$/, inHtml('/de/', /<title>[^<]*/, '<title>')],
  ['SITEC5013', /^\/de\/ has no description$/, inHtml('/de/', 'name="description"', 'name="other"')],
  ['SITEC5014', /^\/de\/ names no canonical address$/, inHtml('/de/', 'rel="canonical"', 'rel="other"')],
  ['SITEC5014', /not of https:\/\/other\.example$/, (request, next) => next(request), { publicOrigin: 'https://other.example' }],
  ['SITEC5015', /^\/pricing\/ has JSON-LD that cannot be read: /, inHtml('/pricing/', '{"@context"', '{@context')],
  [
    'SITEC5016',
    /answered with status 200: \/sitec-check/,
    async (request, next) => {
      const response = await next(request);
      return at('/sitec-check-of-a-missing-page/')(request) ? new Response(response.body, { headers: response.headers }) : response;
    },
  ],
  ['SITEC5018', /^\/ links to \/gone\/, which answers status 404$/, inHtml('/', '<p>Acme', '<p><a href="/gone/">Gone</a> Acme')],
  [
    'SITEC5019',
    /^\/de\/ says next to nothing without scripts: 0 words$/,
    inHtml('/de/', /<body>[^]*<\/body>/, '<body><div id="root"></div></body>'),
  ],
  [
    'SITEC5020',
    /^\/de\/index\.md is no markdown of a page: it is sent as application\/octet-stream$/,
    withHeaders(({ url }) => /\/de(?:\/index)?\.md$/.test(url), { 'content-type': 'application/octet-stream' }),
  ],
  [
    'SITEC5021',
    /^\/de\/index\.md is sent with the Content-Type text\/markdown$/,
    withHeaders(at('/de/index.md'), { 'content-type': 'text/markdown' }),
  ],
  [
    'SITEC5022',
    /^\/pricing\/ with `Accept: text\/markdown` is answered with text\/html$/,
    async (request, next) => next(prefersMarkdown(request) && at('/pricing/')(request) ? new Request(request.url) : request),
  ],
  [
    'SITEC5023',
    /^\/ with `Accept: \*\/\*` is answered with text\/markdown$/,
    async (request, next) =>
      next(
        request.headers.get('accept') === '*/*' && at('/')(request)
          ? new Request(request.url, { headers: { accept: 'text/markdown' } })
          : request,
      ),
  ],
  [
    'SITEC5024',
    /^\/ is negotiated, but its HTML says `Vary: Accept-Encoding`$/,
    withHeaders((request, response) => at('/')(request) && !isMarkdown(request, response), { vary: 'Accept-Encoding' }),
  ],
  [
    'SITEC5025',
    /^\/ as markdown says `Cache-Control: public, max-age=0`$/,
    withHeaders((request, response) => at('/')(request) && isMarkdown(request, response), { 'cache-control': 'public, max-age=0' }),
  ],
  [
    'SITEC5026',
    /^\/de\/ does not say where its markdown is$/,
    async (request, next) =>
      withHeaders(at('/de/'), { link: null })(request, async (asked) => inHtml('/de/', /type="text\/markdown"/, '')(asked, next)),
  ],
  [
    'SITEC5027',
    /^\/de\/index\.md leaves out what its page says: "Acme auf Deutsch"/,
    withText('/de/index.md', (text) => text.replaceAll('Deutsch', 'D.')),
  ],
  ['SITEC5028', /^\/de\/index\.md has 1\d{5} characters$/, withText('/de/index.md', (text) => text + 'word '.repeat(20_000))],
  ['SITEC5029', /^\/ as markdown has no X-Markdown-Tokens$/, withHeaders(at('/'), { 'x-markdown-tokens': null })],
  [
    'SITEC5060',
    /^plans\.growth\.price is 49 USD in \/api\/v1\/plans\.json; \/pricing\/ does not show it$/,
    async (request, next) => inHtml('/pricing/', '$49 a month', '$59 a month')(request, next),
  ],
  ['SITEC5061', /^plans\.growth\.limits\.contacts is 10000 in /, inHtml('/pricing/', '10,000 contacts', 'many contacts')],
  [
    'SITEC5062',
    /^the JSON-LD of \/pricing\/ says 59 USD for Growth; \/api\/v1\/plans\.json says 49 USD$/,
    inHtml('/pricing/', '"price":49', '"price":59'),
  ],
  ['SITEC5063', /^\/llms\.txt does not name /, withText('/llms.txt', (text) => text.replaceAll('Acme', 'Another'))],
  [
    'SITEC5064',
    /^\/api\/v1\/plans\.json names \/old\/ as a source, which answers status 404$/,
    withText('/api/v1/plans.json', (text) =>
      text.replace('"/name":{"page":"https://acme.example/pricing/"', '"/name":{"page":"https://acme.example/old/"'),
    ),
  ],
  ['SITEC5090', /^\/ has no ETag$/, withHeaders(at('/'), { etag: null })],
  [
    'SITEC5091',
    /^\/robots\.txt is answered with status 200 when nothing changed/,
    async (request, next) => next(at('/robots.txt')(request) ? new Request(request.url, { method: request.method }) : request),
  ],
  [
    'SITEC5092',
    /^\/site\.css is sent with the Content-Type text\/plain, not with text\/css$/,
    withHeaders(at('/site.css'), { 'content-type': 'text/plain' }),
  ],
  [
    'SITEC5093',
    /^\/ says `Cache-Control: public, max-age=86400`$/,
    withHeaders((request, response) => at('/')(request) && !isMarkdown(request, response), { 'cache-control': 'public, max-age=86400' }),
  ],
  [
    'SITEC5094',
    /^\/openapi\.json has no `Access-Control-Allow-Origin: \*`$/,
    withHeaders(at('/openapi.json'), { 'access-control-allow-origin': null }),
  ],
  [
    'SITEC5095',
    /^\/robots\.txt has no `X-Content-Type-Options: nosniff`$/,
    withHeaders(at('/robots.txt'), { 'x-content-type-options': null }),
  ],
  [
    'SITEC5096',
    /^\/openapi\.json is sent with \d+ bytes and not compressed$/,
    withHeaders(at('/openapi.json'), { 'content-encoding': null }),
    { isWeb: true },
  ],
  [
    'SITEC5097',
    /^HEAD of \/llms\.txt is answered with status 405, GET with 200$/,
    async (request, next) => (request.method === 'HEAD' && at('/llms.txt')(request) ? new Response(null, { status: 405 }) : next(request)),
  ],
  ['SITEC5100', /^\/pricing\/ does not say its language$/, inHtml('/pricing/', 'lang="en"', '')],
  [
    'SITEC5101',
    /^\/de\/ names \/ as a translation, which does not name it back$/,
    inHtml('/', /<link rel="alternate" hreflang="de"[^>]*>/, ''),
  ],
  [
    'SITEC5102',
    /^\/ names \/gone\/ as its version in fr, but it answers status 404$/,
    inHtml(
      '/',
      '<link rel="alternate" hreflang="en"',
      '<link rel="alternate" hreflang="fr" href="/gone/"><link rel="alternate" hreflang="en"',
    ),
  ],
  [
    'SITEC5103',
    /^\/de\/index\.md says that it is in fr; its page says de$/,
    withText('/de/index.md', (text) => text.replace('lang: "de"', 'lang: "fr"')),
  ],
  ['SITEC5104', /^\/ar\/ is in ar and does not say that it is read from right to left$/, inHtml('/ar/', ' dir="rtl"', '')],
  [
    'SITEC5113',
    /^\/\.well-known\/mcp\/server-card\.json has other tools than \/mcp: get_plans is missing, other is not served$/,
    withText('/.well-known/mcp/server-card.json', (text) => text.replace(/"name": ?"get_plans"/, '"name":"other"')),
  ],
  [
    'SITEC5115',
    /^\/api\/v1\/company\.json is not as its schema says: \/name /,
    withText('/api/v1/company.json', (text) => text.replace(/"name":"[^"]*"/, '"name":7')),
  ],
  ['SITEC5116', /^\/auth\.md names \/gone\/, which is not there$/, withText('/auth.md', (text) => `${text}\n[Gone](/gone/)\n`)],
];

describe.each(CASES.map(([code, message, change, options = {}]) => ({ code, message, change, options })))(
  '$code',
  ({ code, message, change, options }) => {
    it(`says ${message}`, async () => {
      const results = await runOn({ ...options, change });
      expect(codesOf(results)).toEqual([code]);
      const problems = results.flatMap((result) => result.problems);
      expect(problems.map((problem) => problem.message).join('\n')).toMatch(new RegExp(message.source, 'm'));
      for (const problem of problems)
        expect(`${problem.message} ${problem.why} ${problem.fix}`).not.toMatch(/\{[A-Za-z]+\}|undefined|\[object/);
    });
  },
);

describe('pages that do not answer', () => {
  it('SITEC5010, and what else comes of it', async () => {
    const change = withAnswer('/de/', () => new Response('gone', { status: 410 }));
    const problems = (await runOn({ change })).flatMap((result) => result.problems);
    expect(problems.filter(({ code }) => code === 'SITEC5010').map(({ message }) => message)).toEqual(['/de/ answers status 410']);
  });

  it('SITEC5017: a page that redirects is listed by its old address', async () => {
    const change: Change = async (request, next) => (at('/de/')(request) && !at('/de')(request) ? redirect('/de')() : next(request));
    const problems = (await runOn({ change })).flatMap((result) => result.problems);
    expect(problems.filter(({ code }) => code === 'SITEC5017').map(({ message }) => message)).toEqual([
      '/de/ is listed and redirects to /de',
    ]);
  });

  it('SITEC5002: a connection that breaks is a problem of the checks that need it, and no crash', async () => {
    const change: Change = async (request, next) => {
      if (at('/de/')(request)) throw new TypeError('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) });
      return next(request);
    };
    const problems = (await runOn({ change })).flatMap((result) => result.problems);
    expect(problems.length).toBeGreaterThan(5);
    for (const { code, message } of problems) expect([code, message]).toEqual(['SITEC5002', '/de/ cannot be reached (ECONNRESET)']);
  });
});

/** What is done to a copy of the bundle, and what is said of it. */
const DAMAGE: readonly (readonly [code: string, message: RegExp, damage: (folder: string) => void, options?: RunOptions])[] = [
  ['SITEC5110', /^\/site\.css has other bytes than the manifest says$/, (folder) => appendFileSync(join(folder, 'site.css'), '/* */')],
  [
    'SITEC5111',
    /^\/private\.txt is in the folder and not in its manifest$/,
    (folder) => writeFileSync(join(folder, 'private.txt'), 'mine'),
  ],
  ['SITEC5112', /^\/openapi\.json\.gz cannot be decoded as gzip/, (folder) => writeFileSync(join(folder, 'openapi.json.gz'), 'no gzip')],
  [
    'SITEC5114',
    /^Tiny takes at most 5 files; this bundle has \d+$/,
    () => {},
    {
      hosts: [
        defineHost({
          name: 'any',
          title: 'Tiny',
          supports: { headers: true, negotiation: true, post: true },
          codings: [],
          limits: { source: 'https://tiny.example/limits', files: 5 },
          *emit() {},
        }),
      ],
    },
  ],
];

describe.each(DAMAGE.map(([code, message, damage, options = {}]) => ({ code, message, damage, options })))(
  '$code',
  ({ code, message, damage, options }) => {
    it(`says ${message}`, async () => {
      const { folder, remove } = copyOfBundle();
      try {
        damage(folder);
        const results = await runOn({ ...options, folder });
        expect(codesOf(results)).toEqual([code]);
        expect(results.flatMap(({ problems }) => problems.map((problem) => problem.message)).join('\n')).toMatch(
          new RegExp(message.source, 'm'),
        );
      } finally {
        remove();
      }
    });
  },
);

describe('the small site', () => {
  it.each([false, true])('passes every check, on the web: %s', async (isWeb) => {
    const results = await runOn({ isWeb, change: (request, next) => next(request) });
    expect(codesOf(results)).toEqual([]);
    expect(results.map(({ check }) => check)).toEqual(CHECKS);
  });

  it('a file that is gone is one problem of the manifest, and 500 for who asks', async () => {
    const { folder, remove } = copyOfBundle();
    rmSync(join(folder, 'site.css'));
    const problems = (await runOn({ folder })).flatMap((result) => result.problems);
    remove();
    expect(problems.map(({ message }) => message)).toContain('/site.css is in the manifest, but cannot be read');
  });
});
