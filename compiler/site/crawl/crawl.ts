import type { LookupFunction } from 'node:net';
import { resolve } from 'node:path';
import { packageVersion } from '../../base/package.ts';
import type { OnProgress } from '../../config/progress.ts';
import type { CrawlSource } from '../../config/sections/input.ts';
import { crawl } from '../../problems/crawl.ts';
import { Halt, ProblemList } from '../../problems/problem.ts';
import type { Renderer } from '../render/renderer.ts';
import type { RenderedFiles } from '../render/source.ts';
import { Client, withDeadline } from './client.ts';
import { GivenClient } from './given-client.ts';
import { CRAWL_LIMITS, type CrawlLimits } from './limits.ts';
import { isPrivateHost, lookupOfSystem, publicLookup } from './private-address.ts';
import { networkReason } from './request-error.ts';
import { Snapshot } from './snapshot.ts';
import { CrawlLimitExceeded, Walk } from './walk.ts';

/** A crawled site. */
export interface CrawledSite {
  /** Absolute path of the folder with its pages and files. */
  readonly folder: string;
  /** Its origin, which is its name in messages. */
  readonly name: string;
  /** Its public address when none is given: from its first page, else the crawled origin when that is public. Null for none. */
  readonly base: string | null;
  /** Number of known pages. In a sample it is more than the folder has. */
  readonly sitePages: number;
  /** The rendered pages that scripts write. Empty unless rendering was requested. */
  readonly rendered: RenderedFiles;
  /** Removes the folder. */
  remove(): void;
}

/** Input of a crawl. */
interface Surroundings {
  /** The given public address. */
  readonly site: string | null;
  readonly onProgress: OnProgress;
  /** Working folder, where the browser library is searched. */
  readonly cwd?: string;
  /** True to render pages that scripts write in a browser. */
  readonly isRendered?: boolean;
  readonly lookup?: LookupFunction;
  readonly limits?: CrawlLimits;
}

/**
 * Crawls a site into a folder. Throws `Halt` when there is nothing to compile: exit code 4 when the site cannot be reached, 3 when the
 * first page is unusable, 1 when the site exceeds a limit.
 */
export const crawlSite = async (
  source: CrawlSource,
  { site, onProgress, lookup = lookupOfSystem, limits = CRAWL_LIMITS, ...browser }: Surroundings,
  problems: ProblemList,
): Promise<CrawledSite> => {
  const address = source.url;
  const { hostname, origin } = new URL(address);
  const { answerMs } = limits;
  const stop = new AbortController();
  const abort = (reason: unknown): void => stop.abort(reason);
  const patience = { milliseconds: answerMs, signal: stop.signal };
  const isPrivate = await withDeadline(() => isPrivateHost(hostname, lookup), patience).catch((error: unknown) => {
    problems.add(crawl.unreachable, { address, reason: networkReason(error) }, { file: address });
    throw new Halt(4);
  });
  const clock = setTimeout(() => abort(new CrawlLimitExceeded(`can be read in ${limits.totalMs / 1000} s`)), limits.totalMs);
  const { concurrency, ask } = source;
  // A site in a private network may refer to private addresses. A public site must not lead into the private network.
  const guarded = isPrivate ? lookup : publicLookup(lookup);
  // A sample may use a private origin as its public address, because asking for another one would mean a second crawl.
  const isTold = !isPrivate || source.sample !== null;
  const { signal } = stop;
  const userAgent = `sitec/${packageVersion()}`;
  const client = ask === null ? new Client({ lookup: guarded, signal, answerMs, concurrency, userAgent }) : new GivenClient(ask, signal);
  const snapshot = new Snapshot();
  const found = new ProblemList();
  const { renderer, report, close } = await rendererOf(browser, signal);
  const walk = new Walk({ source, client, limits, snapshot, problems: found, onProgress, site, renderer, abort });
  try {
    const canonical = await walk.walk();
    report(origin, found);
    problems.addAll(found.sorted());
    const base = canonical ?? (isTold ? origin : null);
    return {
      folder: snapshot.folder,
      name: origin,
      base,
      sitePages: walk.found,
      rendered: snapshot.rendered,
      remove: () => snapshot.remove(),
    };
  } catch (error) {
    snapshot.remove();
    if (error instanceof CrawlLimitExceeded) {
      // The findings before an abort vary between runs and are not needed.
      problems.add(crawl.endless, { address, limit: error.message, last: walk.last }, { file: address });
      throw new Halt(1);
    }
    problems.addAll(found.sorted());
    throw error;
  } finally {
    clearTimeout(clock);
    client.close();
    await close();
  }
};

/** Renders the pages of a crawl, with a function to close it. Without rendering there is nothing to close. */
interface CrawlRenderer {
  readonly renderer: Renderer | null;
  readonly report: (site: string, problems: ProblemList) => void;
  readonly close: () => Promise<void>;
}

const rendererOf = async (
  { cwd = '.', isRendered = false }: Pick<Surroundings, 'cwd' | 'isRendered'>,
  signal: AbortSignal,
): Promise<CrawlRenderer> => {
  if (!isRendered) return { renderer: null, report: () => {}, close: async () => {} };
  // Loaded on demand: few crawls need it, and most projects do not have the library.
  const { Renderer } = await import('../render/renderer.ts');
  const renderer = new Renderer(resolve(cwd));
  const close = (): Promise<void> => renderer.close();
  signal.addEventListener('abort', () => void close());
  return { renderer, report: (site, problems) => renderer.report(site, problems), close };
};
