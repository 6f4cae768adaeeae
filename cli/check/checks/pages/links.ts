import { probesPages } from '../../../../compiler/problems/probes/pages.ts';
import { notApplicable, type Check } from '../../check.ts';
import { foundAt } from '../../failed-request.ts';
import { linkedPaths } from '../../sitemaps.ts';
import { isThere, statusAt, statusWords } from '../follow.ts';
import { findingIf, livePages } from '../on-pages.ts';

/** Links that are followed in a run, so that a check stays a small guest. */
const MOST = 200;

/** Links inside of the site lead somewhere. A path that takes messages only refuses to be read, and is there. Each target is told once. */
export const pageLinks: Check = {
  name: 'page-links',
  group: 'pages',
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
