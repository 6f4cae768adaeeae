import { twinPath } from '../../../../compiler/paths.ts';
import { probesMarkdown } from '../../../../compiler/problems/probes/markdown.ts';
import { type Finding, NO_PAGE, notApplicable, type Probe, type Answer, type Context, type SampledPage } from '../../check.ts';
import { findingIf, onEach, livePages, mediaType, sampleOf } from '../findings.ts';

type Headers = Readonly<Record<string, string>>;

/** Accept headers that prefer markdown. */
const WANTS_MARKDOWN: readonly Headers[] = [
  { accept: 'text/markdown' },
  { accept: 'Text/Markdown' },
  { accept: 'text/html, text/markdown' },
  { accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' },
  { accept: 'text/html;q=0.4, text/markdown;q=0.5' },
];

/** Accept headers without markdown, or with HTML preferred; and a browser that opens a page, whatever it accepts. */
const WANTS_HTML: readonly Headers[] = [
  { accept: '*/*' },
  { accept: 'text/plain' },
  { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
  { accept: 'text/markdown;q=0.5, text/html' },
  { accept: 'text/markdown;q=0.5, */*' },
  { accept: 'text/markdown;q=0' },
  { accept: 'text/markdown', 'sec-fetch-dest': 'document' },
];

/** Maximum pages that are requested in every way; one rule decides for all of them. */
const MOST_PAGES = 2;
const NOT_NEGOTIATED = 'no page depends on Accept';
const MARKDOWN = { accept: 'text/markdown' };

const pagesAsked = async (context: Context): Promise<readonly SampledPage[]> => sampleOf(await livePages(context), MOST_PAGES);

/** Both forms of the pages that have markdown on request. */
const negotiated = async (context: Context): Promise<readonly (SampledPage & { readonly markdown: Answer })[]> => {
  const pages = await pagesAsked(context);
  const both = await Promise.all(pages.map(async (page) => ({ ...page, markdown: await context.get(page.path, MARKDOWN) })));
  return both.filter(({ markdown }) => mediaType(markdown) === 'text/markdown');
};

/** Requests every page in every way; returns the answers with another type than `expected`. */
const askAll = async (context: Context, ways: readonly Headers[], expected: string): Promise<readonly Finding[]> => {
  const pages = await pagesAsked(context);
  const answers = await Promise.all(
    pages.flatMap(({ path }) => ways.map(async (headers) => ({ path, headers, answer: await context.get(path, headers) }))),
  );
  return answers.flatMap(({ path, headers, answer }) => {
    const { accept = '' } = headers;
    const isRight = answer.status === 200 ? mediaType(answer) === expected : answer.status === 406 && !admits(accept, expected);
    const type = answer.status === 200 ? mediaType(answer) || 'no type' : `status ${answer.status}`;
    return findingIf(!isRight, path, { accept, request: requestWords(headers), type });
  });
};

/** A client that does not accept the available types may be refused (RFC 9110, section 15.5.7). */
const admits = (accept: string, type: string): boolean => accept.includes('*/*') || accept.toLowerCase().includes(type);

const requestWords = (headers: Headers): string => {
  const named = Object.entries(headers).map(([name, value]) => `\`${name === 'accept' ? 'Accept' : 'Sec-Fetch-Dest'}: ${value}\``);
  return named.join(' and ');
};

/** Pages answer with markdown where a client prefers it. A site that never does gets one finding. */
export const markdownOnAccept: Probe = {
  name: 'markdown-on-accept',
  weight: 2,
  problem: probesMarkdown.markdownRefused,
  needs: 'negotiation',
  about: [twinPath('/')],
  run: async (context) => {
    if ((await livePages(context)).length === 0) return NO_PAGE;
    const isNever = (await negotiated(context)).length === 0;
    const found = await askAll(context, isNever ? WANTS_MARKDOWN.slice(0, 1) : WANTS_MARKDOWN, 'text/markdown');
    return isNever ? found.slice(0, 1) : found;
  },
};

/** All other clients get HTML. */
export const htmlByDefault: Probe = {
  name: 'html-by-default',
  weight: 3,
  problem: probesMarkdown.htmlLost,
  needs: 'negotiation',
  run: async (context) => ((await livePages(context)).length === 0 ? NO_PAGE : askAll(context, WANTS_HTML, 'text/html')),
};

const namesAccept = (vary: string): boolean => vary.split(',').some((name) => /^(?:accept|\*)$/i.test(name.trim()));

/** Both forms of a negotiated page have `Vary: Accept`. */
export const varyAccept: Probe = {
  name: 'vary-accept',
  weight: 3,
  problem: probesMarkdown.varyMissing,
  run: onEach(negotiated, NOT_NEGOTIATED, ({ path, html, markdown }) =>
    Object.entries({ HTML: html, markdown }).flatMap(([variant, { headers }]) => {
      const vary = headers.get('vary') ?? '';
      return findingIf(!namesAccept(vary), path, { variant, vary });
    }),
  ),
};

/** Negotiated markdown stays out of shared caches. */
export const markdownIsPrivate: Probe = {
  name: 'markdown-is-private',
  weight: 2,
  problem: probesMarkdown.markdownShared,
  run: onEach(negotiated, NOT_NEGOTIATED, ({ path, markdown }) => {
    const value = markdown.headers.get('cache-control') ?? '';
    return findingIf(!/\b(?:private|no-store)\b/i.test(value), path, { value });
  }),
};

const TOKENS = 'x-markdown-tokens';

/**
 * Negotiated markdown has a header with its length in tokens, if the site has that header anywhere. Servers that send files by general
 * rules cannot add it.
 */
export const tokenHeader: Probe = {
  name: 'markdown-tokens',
  weight: 1,
  problem: probesMarkdown.tokensUntold,
  run: async (context) => {
    const pages = await negotiated(context);
    if (pages.length === 0) return notApplicable(NOT_NEGOTIATED);
    if (!pages.some(({ markdown }) => markdown.headers.has(TOKENS))) return notApplicable('the site sends no token counts');
    return pages.flatMap(({ path, markdown }) => findingIf(!/^\d+$/.test(markdown.headers.get(TOKENS) ?? ''), path));
  },
};
