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
import { CRAWL_LIMITS, type CrawlLimits } from './limits.ts';
import { isPrivateHost, lookupOfSystem, publicLookup } from './private-address.ts';
import { networkReason } from './request-error.ts';
import { Snapshot } from './snapshot.ts';
import { CrawlLimitExceeded, Walk } from './walk.ts';

/** A crawled site. */
export interface CrawledSite {
  /** Folder with its pages and files, absolute. */
  readonly folder: string;
  /** Its origin, which names it in messages. */
  readonly name: string;
  /** Its public address when nobody gives one: what its first page says, else the crawled origin where that is public; null for none. */
  readonly base: string | null;
  /** What a browser shows of its pages that scripts write; empty unless that was asked for. */
  readonly rendered: RenderedFiles;
  /** Removes the folder. */
  remove(): void;
}

/** What a crawl is done with. */
interface Surroundings {
  /** The public address as it was given. */
  readonly site: string | null;
  readonly onProgress: OnProgress;
  /** Working folder, where the library of a browser is looked for. */
  readonly cwd?: string;
  /** True to read pages that scripts write as a browser shows them. */
  readonly isRendered?: boolean;
  readonly lookup?: LookupFunction;
  readonly limits?: CrawlLimits;
}

/**
 * Reads a site from its address into a folder. Throws `Halt` when there is nothing to compile: exit code 4 when the site cannot be reached, 3 when it
 * cannot be started from, 1 when it has no end.
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
  const { concurrency } = source;
  // Who is in a private network may name whatever is there; a public site may not lead into ours.
  const guarded = isPrivate ? lookup : publicLookup(lookup);
  // A look is content with any address; it would have to read the site again to be told one.
  const isTold = !isPrivate || source.sample !== null;
  const client = new Client({ lookup: guarded, signal: stop.signal, answerMs, concurrency, userAgent: `sitec/${packageVersion()}` });
  const snapshot = new Snapshot();
  const found = new ProblemList();
  const { renderer, report, close } = await rendererOf(browser, stop.signal);
  const walk = new Walk({ source, client, limits, snapshot, problems: found, onProgress, site, renderer, abort });
  try {
    const canonical = await walk.walk();
    report(origin, found);
    problems.addAll(found.sorted());
    const base = canonical ?? (isTold ? origin : null);
    return { folder: snapshot.folder, name: origin, base, rendered: snapshot.rendered, remove: () => snapshot.remove() };
  } catch (error) {
    snapshot.remove();
    if (error instanceof CrawlLimitExceeded) {
      // What was found before the end is not the same every time, and nobody needs it.
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

/** What opens the pages of a crawl, and its end; there is nothing to end where it was not asked for. */
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
  // Few crawls need it, and it takes a library that most projects have not.
  const { Renderer } = await import('../render/renderer.ts');
  const renderer = new Renderer(resolve(cwd));
  const close = (): Promise<void> => renderer.close();
  signal.addEventListener('abort', () => void close());
  return { renderer, report: (site, problems) => renderer.report(site, problems), close };
};
