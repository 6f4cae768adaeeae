/** Markdown that is wrong, in one way each. */
import { at, inHtml, isMarkdown, type Case } from './changes.ts';
import { withHeaders, withText } from './small-site.ts';

const prefersMarkdown = ({ headers }: Request): boolean => headers.get('accept') === 'text/markdown' && !headers.has('sec-fetch-dest');

/** A case for each problem of markdown. */
export const markdownCases: readonly Case[] = [
  [
    'SITEC5020',
    /^the markdown page \/de\/index\.md is missing: its Content-Type is application\/octet-stream$/,
    withHeaders(({ url }) => /\/de(?:\/index)?\.md$/.test(url), { 'content-type': 'application/octet-stream' }),
  ],
  [
    'SITEC5021',
    /^\/de\/index\.md has the Content-Type text\/markdown$/,
    withHeaders(at('/de/index.md'), { 'content-type': 'text/markdown' }),
  ],
  [
    'SITEC5022',
    /^\/pricing\/ with `Accept: text\/markdown` answers with text\/html$/,
    async (request, next) => next(prefersMarkdown(request) && at('/pricing/')(request) ? new Request(request.url) : request),
  ],
  [
    'SITEC5023',
    /^\/ with `Accept: \*\/\*` answers with text\/markdown$/,
    async (request, next) =>
      next(
        request.headers.get('accept') === '*/*' && at('/')(request)
          ? new Request(request.url, { headers: { accept: 'text/markdown' } })
          : request,
      ),
  ],
  [
    'SITEC5024',
    /^\/ depends on Accept, but its HTML has `Vary: Accept-Encoding`$/,
    withHeaders((request, response) => at('/')(request) && !isMarkdown(request, response), { vary: 'Accept-Encoding' }),
  ],
  [
    'SITEC5025',
    /^\/ as markdown has `Cache-Control: public, max-age=0`$/,
    withHeaders((request, response) => at('/')(request) && isMarkdown(request, response), { 'cache-control': 'public, max-age=0' }),
  ],
  [
    'SITEC5026',
    /^\/de\/ does not link to its markdown$/,
    async (request, next) =>
      withHeaders(at('/de/'), { link: null })(request, async (asked) => inHtml('/de/', /type="text\/markdown"/, '')(asked, next)),
  ],
  [
    'SITEC5027',
    /^\/de\/index\.md lacks what its page says: "Acme auf Deutsch"/,
    withText('/de/index.md', (text) => text.replaceAll('Deutsch', 'D.')),
  ],
  ['SITEC5028', /^\/de\/index\.md has 1\d{5} characters$/, withText('/de/index.md', (text) => text + 'word '.repeat(20_000))],
  ['SITEC5029', /^\/ as markdown has no X-Markdown-Tokens$/, withHeaders(at('/'), { 'x-markdown-tokens': null })],
];
