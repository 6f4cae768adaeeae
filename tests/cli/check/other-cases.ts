/** Facts, headers, languages and lists that are wrong, each in one way. */
import { at, inHtml, isMarkdown, type Case } from './changes.ts';
import { withHeaders, withText } from './small-site.ts';

/** A case for each problem of facts, headers, languages, and of a folder's lists. */
export const otherCases: readonly Case[] = [
  [
    'SITEC5060',
    /^plans\.growth\.price is 49 USD in \/api\/v1\/plans\.json, but \/pricing\/ does not show it$/,
    async (request, next) => inHtml('/pricing/', '$49 a month', '$59 a month')(request, next),
  ],
  ['SITEC5061', /^plans\.growth\.limits\.contacts is 10000 in /, inHtml('/pricing/', '10,000 contacts', 'many contacts')],
  [
    'SITEC5062',
    /^the JSON-LD of \/pricing\/ says 59 USD for Growth, but \/api\/v1\/plans\.json says 49 USD$/,
    inHtml('/pricing/', '"price":49', '"price":59'),
  ],
  ['SITEC5063', /^\/llms\.txt lacks /, withText('/llms.txt', (text) => text.replaceAll('Acme', 'Another'))],
  [
    'SITEC5064',
    /^\/api\/v1\/plans\.json names \/old\/ as a source, but it answers with status 404$/,
    withText('/api/v1/plans.json', (text) =>
      text.replace('"/name":{"page":"https://acme.example/pricing/"', '"/name":{"page":"https://acme.example/old/"'),
    ),
  ],
  ['SITEC5090', /^\/ has no ETag$/, withHeaders(at('/'), { etag: null })],
  [
    'SITEC5091',
    /^\/robots\.txt answers with status 200 if nothing changed/,
    async (request, next) => next(at('/robots.txt')(request) ? new Request(request.url, { method: request.method }) : request),
  ],
  [
    'SITEC5092',
    /^\/site\.css has the Content-Type text\/plain, not text\/css$/,
    withHeaders(at('/site.css'), { 'content-type': 'text/plain' }),
  ],
  [
    'SITEC5093',
    /^\/ has `Cache-Control: public, max-age=86400`$/,
    withHeaders((request, response) => at('/')(request) && !isMarkdown(request, response), { 'cache-control': 'public, max-age=86400' }),
  ],
  [
    'SITEC5094',
    /^\/openapi\.json has no `Access-Control-Allow-Origin: \*`$/,
    withHeaders(at('/openapi.json'), { 'access-control-allow-origin': null }),
  ],
  [
    'SITEC5094',
    /^\/openapi\.json has no `Access-Control-Allow-Origin: \*`$/,
    withHeaders(at('/openapi.json'), { 'access-control-allow-origin': 'https://acme.example' }),
  ],
  [
    'SITEC5095',
    /^\/robots\.txt has no `X-Content-Type-Options: nosniff`$/,
    withHeaders(at('/robots.txt'), { 'x-content-type-options': null }),
  ],
  [
    'SITEC5096',
    /^\/openapi\.json has \d+ bytes and is not compressed$/,
    withHeaders(at('/openapi.json'), { 'content-encoding': null }),
    { isWeb: true },
  ],
  [
    'SITEC5097',
    /^HEAD \/llms\.txt answers with status 405, but GET with 200$/,
    async (request, next) => (request.method === 'HEAD' && at('/llms.txt')(request) ? new Response(null, { status: 405 }) : next(request)),
  ],
  ['SITEC5100', /^\/pricing\/ does not set its language$/, inHtml('/pricing/', 'lang="en"', '')],
  [
    'SITEC5101',
    /^\/de\/ names \/ as a translation, but \/ does not link back$/,
    inHtml('/', /<link rel="alternate" hreflang="de"[^>]*>/, ''),
  ],
  [
    'SITEC5102',
    /^\/ names \/gone\/ as its version in fr, but it answers with status 404$/,
    inHtml(
      '/',
      '<link rel="alternate" hreflang="en"',
      '<link rel="alternate" hreflang="fr" href="/gone/"><link rel="alternate" hreflang="en"',
    ),
  ],
  [
    'SITEC5103',
    /^\/de\/index\.md says it is in fr, but its page says de$/,
    withText('/de/index.md', (text) => text.replace('lang: "de"', 'lang: "fr"')),
  ],
  ['SITEC5104', /^\/ar\/ is in ar, but does not set the direction from right to left$/, inHtml('/ar/', ' dir="rtl"', '')],
  [
    'SITEC5113',
    /^\/\.well-known\/mcp\/server-card\.json and \/mcp have different tools: get_plans is missing, other is not served$/,
    withText('/.well-known/mcp/server-card.json', (text) => text.replace(/"name": ?"get_plans"/, '"name":"other"')),
  ],
  [
    'SITEC5115',
    /^\/api\/v1\/company\.json does not match its schema: \/name /,
    withText('/api/v1/company.json', (text) => text.replace(/"name":"[^"]*"/, '"name":7')),
  ],
  ['SITEC5116', /^\/auth\.md links to \/gone\/, which does not exist$/, withText('/auth.md', (text) => `${text}\n[Gone](/gone/)\n`)],
];
