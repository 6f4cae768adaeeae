import { probesPages } from '../../../../compiler/problems/probes-pages.ts';
import type { Check } from '../../check.ts';
import { linkedPaths } from '../../addresses.ts';
import { statusAt } from '../follow.ts';
import { findingIf, livePages, onPages } from '../on-pages.ts';

/** Links that are followed in a run, so that a check stays a small guest. */
const MOST = 200;

/** Links inside of the site lead somewhere. A path that takes messages only refuses to be read, and is there. */
export const pageLinks: Check = {
  name: 'page-links',
  group: 'pages',
  weight: 2,
  problem: probesPages.pageLinks,
  run: async (context) => {
    const pages = await livePages(context);
    const targets = new Set(pages.flatMap(({ path, html }) => linkedPaths(html, path, context)));
    const followed = new Set([...targets].slice(0, MOST));
    return onPages(async ({ path, html }) => {
      const links = linkedPaths(html, path, context).filter((target) => followed.has(target));
      const ended = await Promise.all(links.map(async (target) => ({ target, status: await statusAt(target, context) })));
      return ended.flatMap(({ target, status }) => findingIf(status >= 400 && status !== 405 && status !== 429, path, { target, status }));
    })(context);
  },
};
