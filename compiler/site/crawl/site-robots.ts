import { crawl } from '../../problems/crawl.ts';
import { Halt, type ProblemList } from '../../problems/problem.ts';
import { followRedirects, isPage, type Route } from './redirects.ts';
import { CrawlRequestError } from './request-error.ts';
import { FREE, readRobots, type Robots } from './robots.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Asks a site for its robots.txt, which is the first request, and keeps it as a file of the site. Of a site of one's own only the sitemaps in it
 * count. Throws `Halt`: 4 when the site cannot be reached, 3 when it cannot say what may be read (RFC 9309, section 2.3.1).
 */
export const siteRobots = async (route: Route, own: boolean, snapshot: Snapshot, problems: ProblemList): Promise<Robots> => {
  const url = new URL('/robots.txt', route.origin);
  const reached = await followRedirects(url, { ...route, allows: () => true }).catch((error: unknown) => {
    if (!(error instanceof CrawlRequestError)) throw error;
    problems.add(crawl.unreachable, { address: url.href, reason: error.message }, { file: url.href });
    throw new Halt(4);
  });
  if ('refusal' in reached) return FREE;
  const { status, body } = reached.answer;
  if (status >= 500 && !own) {
    const reason = `its robots.txt answers ${status}, so that nobody knows what may be read`;
    problems.add(crawl.refused, { address: route.origin, reason }, { file: url.href });
    throw new Halt(3);
  }
  if (status !== 200 || isPage(reached.answer)) return FREE;
  snapshot.keep({ kind: 'file', address: url.href, file: 'robots.txt', canonical: null, modified: null, ...snapshot.hold(body) });
  const robots = readRobots(body.toString('utf8'));
  return own ? { ...FREE, sitemaps: robots.sitemaps } : robots;
};
