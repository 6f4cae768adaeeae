/** Pages that are wrong, each in one way. */
import { BASE } from '../../compiler/site.ts';
import { at, inHtml, redirect, type Case } from './changes.ts';
import { withHeaders, withText } from './small-site.ts';

/** A case for each problem of pages. */
export const pagesCases: readonly Case[] = [
  [
    'SITEC5004',
    /^https:\/\/www\.acme\.example answers with status 503$/,
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
    /^\/de\/ has the Content-Type text\/html$/,
    async (request, next) =>
      withHeaders(at('/de/'), { 'content-type': 'text/html' })(request, async (asked) =>
        withText('/de/', (text) => text.replace('<meta charset="utf-8">', ''))(asked, next),
      ),
  ],
  ['SITEC5012', /^\/de\/ has no title$/, inHtml('/de/', /<title>[^<]*/, '<title>')],
  ['SITEC5013', /^\/de\/ has no description$/, inHtml('/de/', 'name="description"', 'name="other"')],
  ['SITEC5014', /^\/de\/ has no canonical address$/, inHtml('/de/', 'rel="canonical"', 'rel="other"')],
  ['SITEC5014', /not at https:\/\/other\.example$/, (request, next) => next(request), { publicOrigin: 'https://other.example' }],
  ['SITEC5015', /^\/pricing\/ has invalid JSON-LD: /, inHtml('/pricing/', '{"@context"', '{@context')],
  [
    'SITEC5016',
    /^the missing page \/sitec-check\S+ answers with status 200/,
    async (request, next) => {
      const response = await next(request);
      return at('/sitec-check-of-a-missing-page/')(request) ? new Response(response.body, { headers: response.headers }) : response;
    },
  ],
  ['SITEC5018', /^\/ links to \/gone\/, which answers with status 404$/, inHtml('/', '<p>Acme', '<p><a href="/gone/">Gone</a> Acme')],
  [
    'SITEC5019',
    /^\/de\/ has almost no text without scripts: 0 words$/,
    inHtml('/de/', /<body>[^]*<\/body>/, '<body><div id="root"></div></body>'),
  ],
];
