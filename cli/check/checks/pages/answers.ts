import { declaredEncoding, markedEncoding } from '../../../../compiler/html/encoding.ts';
import { probesPages } from '../../../../compiler/problems/probes/pages.ts';
import { NO_PAGE, type Probe } from '../../check.ts';
import { foundAt } from '../../failed-request.ts';
import { linkedPaths } from '../../sitemaps.ts';
import { followHead, isThere, statusWords, targetOf, statusAt } from '../follow.ts';
import { findingIf, onPages, livePages } from '../findings.ts';

/** Every page that the site lists answers. */
export const pageStatus: Probe = {
  name: 'page-status',
  weight: 3,
  problem: probesPages.pageStatus,
  run: async (context) => {
    return foundAt(await context.pages(), async ({ path }) => {
      const answer = await followHead(path, context);
      return findingIf(!isThere(answer), path, { reason: statusWords(answer.status) });
    });
  },
};

/** Pages are HTML, and declare their encoding. */
export const pageType: Probe = {
  name: 'page-type',
  weight: 2,
  problem: probesPages.pageType,
  run: async (context) => {
    const pages = (await context.pages()).filter(({ html }) => html.status === 200);
    return pages.flatMap(({ path, html }) => {
      const type = html.headers.get('content-type') ?? 'none';
      const isHtml = /^text\/html\b/i.test(type);
      const saysCharset = /;\s*charset=/i.test(type) || DECLARES.some((read) => read(html.bytes.subarray(0, 1024)) !== undefined);
      return findingIf(!isHtml || !saysCharset, path, { type });
    });
  },
};

/** How a page itself declares its encoding. */
const DECLARES = [markedEncoding, declaredEncoding];

/** Listed addresses answer without a redirect. */
export const pageRedirects: Probe = {
  name: 'page-redirects',
  weight: 1,
  problem: probesPages.pageRedirects,
  run: async (context) => {
    const pages = await context.pages();
    return pages.flatMap(({ path, html }) => {
      const target = targetOf(html, path, context) ?? html.headers.get('location');
      return findingIf(target !== null && html.status >= 300 && html.status < 400, path, { target: target ?? '' });
    });
  },
};

/** A path that no site has. */
const MISSING = '/sitec-check-of-a-missing-page/';

/** A missing page has an error status. */
export const missingStatus: Probe = {
  name: 'missing-status',
  weight: 3,
  problem: probesPages.missingStatus,
  run: async (context) => {
    const { status } = await followHead(MISSING, context);
    return findingIf(status !== 404 && status !== 410, MISSING, { reason: statusWords(status) });
  },
};

/** A page with fewer words counts as empty. */
const LEAST_WORDS = 10;

/** Pages have text without running their scripts. */
export const pageEmpty: Probe = {
  name: 'page-text',
  weight: 3,
  problem: probesPages.pageEmpty,
  run: onPages(
    ({ path }, { words }) => findingIf(words < LEAST_WORDS, path, { words }),
    ({ listed }) => listed,
    'no page without noindex answers',
  ),
};

/** Maximum links of a run, so that a check does not load the site. */
const MOST = 200;

/** Links inside of the site work. A path that only accepts messages refuses a GET, and exists. Each target is reported once. */
export const pageLinks: Probe = {
  name: 'page-links',
  weight: 2,
  problem: probesPages.pageLinks,
  run: async (context) => {
    const pages = await livePages(context);
    if (pages.length === 0) return NO_PAGE;
    const named = new Map<string, string>();
    for (const { path, html } of pages)
      for (const target of linkedPaths(html, path, context)) if (!named.has(target) && named.size < MOST) named.set(target, path);
    return foundAt([...named], async ([target, path]) => {
      const status = await statusAt(target, context);
      return findingIf(isDead(status), path, { target, reason: statusWords(status) });
    });
  },
};

const isDead = (status: number): boolean => !isThere({ status }) && status !== 405 && status !== 429;
