import { probesPages } from '../../../../compiler/problems/probes/pages.ts';
import { notApplicable, type Probe } from '../../check.ts';
import { foundAt } from '../../failed-request.ts';
import { linkedPaths } from '../../sitemaps.ts';
import { isThere, statusAt, statusWords } from '../follow.ts';
import { findingIf } from '../findings.ts';
import { livePages } from '../on-pages.ts';

/** Maximum links of a run, so that a check does not load the site. */
const MOST = 200;

/** Links inside of the site work. A path that only accepts messages refuses a GET, and exists. Each target is reported once. */
export const pageLinks: Probe = {
  name: 'page-links',
  weight: 2,
  problem: probesPages.pageLinks,
  run: async (context) => {
    const pages = await livePages(context);
    if (pages.length === 0) return notApplicable('no page answers');
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
