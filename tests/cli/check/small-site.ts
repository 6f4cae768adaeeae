/** A small site that passes every check, compiled once, and what makes it worse: answers that are changed on their way. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Check, Context, Subject } from '../../../cli/check/check.ts';
import { factsChecks } from '../../../cli/check/checks/facts/index.ts';
import { folderChecks } from '../../../cli/check/checks/folder/index.ts';
import { headersChecks } from '../../../cli/check/checks/headers/index.ts';
import { languagesChecks } from '../../../cli/check/checks/languages/index.ts';
import { markdownChecks } from '../../../cli/check/checks/markdown/index.ts';
import { pagesChecks } from '../../../cli/check/checks/pages/index.ts';
import { runChecks, type CheckedResult } from '../../../cli/check/run-checks.ts';
import { createContext } from '../../../cli/check/run.ts';
import { bundleSubject } from '../../../cli/check/subjects/bundle.ts';
import { BASE, SiteFolder } from '../../compiler/site.ts';

/** The checks that this site is for; those of discovery, the API, MCP and A2A have sites of their own. */
export const CHECKS: readonly Check[] = [
  ...pagesChecks,
  ...markdownChecks,
  ...factsChecks,
  ...headersChecks,
  ...languagesChecks,
  ...folderChecks,
];

const LINKS = [
  ['en', '/'],
  ['de', '/de/'],
  ['ar', '/ar/'],
]
  .map(([language, path]) => `<link rel="alternate" hreflang="${language}" href="${BASE}${path}">`)
  .join('');

const OFFER = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Growth',
  offers: { '@type': 'Offer', price: 49, priceCurrency: 'USD' },
});

const page = (title: string, path: string, body: string, { root = 'lang="en"', head = '' } = {}): string =>
  `<!doctype html>\n<html ${root}>\n<head><meta charset="utf-8"><title>${title}</title><meta name="description" content="All about ${title}.">` +
  `<link rel="canonical" href="${BASE}${path}"><link rel="stylesheet" href="/site.css">${head}</head>\n<body>\n<nav><a href="/">Home</a> <a href="/pricing/">Pricing</a></nav>\n` +
  `<main>\n<h1>${title}</h1>\n<h2>What ${title} is</h2>\n${body}\n<p>These are enough words for somebody who wants to know what this is about.</p>\n</main>\n</body>\n</html>\n`;

const FILES = {
  'content/company.yaml': 'name: Acme\n',
  'site.css': 'main { margin: auto; }\n',
  'index.html': page('Acme', '/', '<p>Acme is a tool.</p>', { head: LINKS }),
  'de/index.html': page('Acme auf Deutsch', '/de/', '<p>Acme ist ein Werkzeug.</p>', { root: 'lang="de"', head: LINKS }),
  'ar/index.html': page('أكمي', '/ar/', '<p>أكمي أداة.</p>', { root: 'lang="ar" dir="rtl"', head: LINKS }),
  'pricing/index.html': page(
    'Pricing',
    '/pricing/',
    '<article data-sitec-plan="growth"><h3 data-sitec-name>Growth</h3><p data-sitec-price="49 USD P1M">$49 a month</p><p data-sitec-limit="contacts:10000">10,000 contacts</p></article>',
    { head: `<script type="application/ld+json">${OFFER}</script>` },
  ),
};

/** Changes an answer, or gives another one; `next` asks the site. */
export type Change = (request: Request, next: (request: Request) => Promise<Response>) => Promise<Response>;

let site: SiteFolder;

/** Compiles the site before the tests of a file. */
export const compileSmallSite = (): void => {
  beforeAll(async () => {
    site = new SiteFolder(FILES);
    const { exitCode, problems } = await site.compile();
    if (exitCode !== 0) throw new Error(problems.map(({ code, message }) => `${code} ${message}`).join('; '));
  });
  afterAll(() => site.remove());
};

/** A copy of the bundle that a test may damage; deleted when the returned function is called. */
export const copyOfBundle = (): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'sitec-check-'));
  cpSync(site.out, folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Options of a run. */
export interface RunOptions {
  readonly change?: Change;
  /** True to be taken for a site on the web. */
  readonly isWeb?: boolean;
  readonly folder?: string;
  readonly hosts?: Subject['hosts'];
  readonly publicOrigin?: string;
}

/** What checks ask, with answers changed on their way. */
export const contextOf = async ({
  change,
  isWeb = false,
  folder = site.out,
  hosts,
  publicOrigin = BASE,
}: RunOptions = {}): Promise<Context> => {
  const bundle = await bundleSubject('dist', folder, false);
  const subject: Subject = {
    ...bundle,
    folder: isWeb ? null : folder,
    ...(hosts && { hosts }),
    fetch: (request, signal) => (change ? change(request, (asked) => bundle.fetch(asked, signal)) : bundle.fetch(request, signal)),
  };
  return createContext(subject, publicOrigin, { maySend: true, mayFlood: false, concurrency: 8, timeout: 10_000 });
};

/** Runs the checks. */
export const runOn = async (options: RunOptions = {}): Promise<readonly CheckedResult[]> =>
  runChecks(CHECKS, await contextOf(options), () => {});

/** Codes that are reported, each once, sorted. */
export const codesOf = (results: readonly CheckedResult[]): readonly string[] =>
  [...new Set(results.flatMap(({ problems }) => problems.map(({ code }) => code)))].sort();

/** Changes headers of answers to some paths; null deletes one. */
export const withHeaders =
  (isMeant: (request: Request, response: Response) => boolean, headers: Readonly<Record<string, string | null>>): Change =>
  async (request, next) => {
    const response = await next(request);
    if (!isMeant(request, response)) return response;
    const changed = new Headers(response.headers);
    for (const [name, value] of Object.entries(headers)) {
      if (value === null) changed.delete(name);
      else changed.set(name, value);
    }
    return new Response(response.body, { status: response.status, headers: changed });
  };

/** Changes the text of the answer to a path. */
export const withText =
  (path: string, edit: (text: string) => string, type: RegExp = /./): Change =>
  async (request, next) => {
    const response = await next(request);
    if (new URL(request.url).pathname !== path || response.status !== 200 || !type.test(response.headers.get('content-type') ?? ''))
      return response;
    return new Response(request.method === 'HEAD' ? null : edit(await response.text()), { status: 200, headers: response.headers });
  };

/** Answers a path itself. */
export const withAnswer =
  (path: string, answer: () => Response): Change =>
  async (request, next) =>
    new URL(request.url).pathname === path ? answer() : next(request);
