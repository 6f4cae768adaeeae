import { createPause } from '../../base/pace.ts';
import type { OnProgress } from '../../config/progress.ts';
import type { CrawlSource } from '../../config/sections/input.ts';
import { paths } from '../../paths.ts';
import { crawl } from '../../problems/crawl.ts';
import { input } from '../../problems/input.ts';
import { Halt, type ProblemList } from '../../problems/problem.ts';
import { sampleRank } from '../sample-rank.ts';
import type { Found } from './frontier.ts';
import type { CrawlNotes } from './notes.ts';
import type { Route } from './redirects.ts';
import type { Renderer } from '../render/renderer.ts';
import { FREE, siteRobots, type Robots } from './robots.ts';
import { Scope } from './scope.ts';
import { sitemapPages } from './sitemaps.ts';
import { ShownPages } from './shown.ts';
import type { Arrival, Snapshot } from './snapshot.ts';
import { visit, type Arrived, type Missed } from './visit.ts';

/** Runs work for every item with a maximum concurrency. When one fails, waits for the others and throws the first error. */
const forEachConcurrently = async <T>(limit: number, items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(limit, items.length) }, worker));
  const failed = ended.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
};

/** Reports a missing target of a reference, at the referring page. Addresses that were only tried are not reported. */
const reportMissed = ({ url, kind, from }: Found, missed: Missed, notes: CrawlNotes, problems: ProblemList): void => {
  const { cause, reason } = missed;
  if (from === null) return;
  const values = { address: url.href, reason, answer: reason };
  const place = { file: from };
  if (cause === 'replaced') problems.add(input.fileReplaced, { file: missed.url.pathname }, place);
  else if (cause === 'forbidden') notes.addForbidden(missed.url);
  else if (kind === 'file' || cause === 'unusable file') problems.add(crawl.fileLost, { ...values, reason: sentence(missed) }, place);
  else if (cause === 'elsewhere') notes.addMoved(url, missed.url.href);
  else problems.add(cause === 'dead' || cause === 'loop' ? crawl.linkDead : crawl.pageLost, values, place);
};

/** Reports that the first page is unusable, and throws `Halt`: exit code 4 when there is no response, else 3. */
const haltWithoutStart = (address: string, missed: Missed, problems: ProblemList): never => {
  const isSilent = missed.cause === 'unanswered';
  problems.add(isSilent ? crawl.unreachable : crawl.refused, { address, reason: sentence(missed) }, { file: address });
  throw new Halt(isSilent ? 4 : 3);
};

const VERBS: ReadonlySet<Missed['cause']> = new Set(['dead', 'elsewhere', 'forbidden', 'loop']);

/** Some reasons begin with a verb, others are complete. */
const sentence = ({ cause, reason }: Missed): string => (VERBS.has(cause) ? `it ${reason}` : reason);

/** Input of a walk through a site. */
interface WalkOptions extends Pick<Route, 'client' | 'limits'> {
  readonly source: CrawlSource;
  readonly snapshot: Snapshot;
  readonly problems: ProblemList;
  readonly onProgress: OnProgress;
  /** The given public address. */
  readonly site: string | null;
  /** Renders pages that scripts write. Null when they are not rendered. */
  readonly renderer: Renderer | null;
  /** Aborts all requests. */
  readonly abort: (reason: unknown) => void;
}

/** Aborts a walk. The message has the exceeded limit. */
export class CrawlLimitExceeded extends Error {}

/** Maximum known addresses that a sample is taken from. */
const MOST_SAMPLED = 5000;
/** Maximum requests per page of a sample. */
const MOST_ASKED = 2;

/** Files that browsers and people request without a link. */
const TRIED = ['/favicon.ico', paths.securityTxt];

/** Crawls a site by its sitemaps and links, wave by wave, and stores the results in a snapshot. */
export class Walk {
  readonly #options: WalkOptions;
  readonly #scope: Scope;
  readonly #route: Route;
  #robots: Robots = FREE;
  readonly #pages = new Set<string>();
  readonly #shown: ShownPages | null;
  readonly #pause = createPause();
  #asked = 0;
  /** Pages of a sample that were not taken yet. */
  #waiting: readonly Found[] = [];
  /** Address of the first page after redirects. */
  #start: string;
  /** True when the last wave had a page. */
  last: string;

  constructor(options: WalkOptions) {
    const { source, client, limits, site, renderer, snapshot, problems } = options;
    this.#options = options;
    this.last = source.url;
    this.#start = source.url;
    this.#scope = new Scope(source);
    this.#scope.origins.add(site);
    const { origin } = new URL(source.url);
    this.#route = { client, limits, origin, allows: ({ pathname, search }) => this.#robots.allows(pathname + search) };
    this.#shown = renderer && new ShownPages({ renderer, route: this.#route, origins: this.#scope.origins, snapshot, problems });
  }

  /** Number of known pages of the site, requested or not. */
  get found(): number {
    return this.#pages.size + this.#waiting.length;
  }

  /**
   * Crawls the whole site. Returns the origin of the canonical address of its first page. Throws `Halt` when there is no usable first page,
   * and `CrawlLimitExceeded`.
   */
  async walk(): Promise<string | null> {
    const { source, problems, snapshot } = this.#options;
    this.#robots = await siteRobots(this.#route, source.own, snapshot, problems);
    const { canonical } = await this.#first();
    await this.#readSitemaps();
    for (const path of TRIED) this.#scope.frontier.add({ url: new URL(path, source.url), kind: 'file', from: null });
    for (let wave = this.#next(); wave.length > 0; wave = this.#next()) {
      this.#scope.depth++;
      this.last = wave.find(({ kind }) => kind === 'page')?.url.href ?? this.last;
      await this.#wave(wave);
    }
    this.#scope.notes.report({ address: source.url, depth: source.maxDepth }, problems);
    return canonical === null ? null : new URL(canonical).origin;
  }

  /** Requests the first page. Its public address decides which other addresses belong to the site. */
  async #first(): Promise<Arrival> {
    const { source, problems, snapshot } = this.#options;
    const url = new URL(source.url);
    const first = await visit({ url, kind: 'page' }, this.#route, snapshot);
    if ('cause' in first) return haltWithoutStart(url.href, first, problems);
    const { arrival } = first;
    if (arrival.kind === 'file') return haltWithoutStart(url.href, { cause: 'unusable file', reason: 'it is not a page', url }, problems);
    this.#scope.origins.add(arrival.canonical);
    this.#scope.frontier.add({ url: new URL(url.pathname, url), kind: 'page', from: null });
    this.#scope.frontier.take();
    const { arrival: shown } = await this.#takeShown(first);
    this.#tell();
    snapshot.keep(shown);
    this.#start = arrival.address;
    return arrival;
  }

  async #readSitemaps(): Promise<void> {
    const { problems } = this.#options;
    const stopWith = (what: string): never => this.#stop(what);
    const options = { route: this.#route, origins: this.#scope.origins, problems, stopWith };
    const { sample } = this.#options.source;
    if (sample === 1) return;
    for await (const { href, from } of sitemapPages(this.#robots.sitemaps, options)) {
      this.#scope.add(href, 'page', from, from);
      if (sample !== null && this.#scope.size > MOST_SAMPLED) return;
      this.#checkSize();
    }
  }

  /**
   * The next wave. For a sample, it has as many pages as needed, those that the first page links first (`sampleRank`), and no files that
   * pages load. The other pages wait, because some requests may fail.
   */
  #next(): readonly Found[] {
    const wave = this.#scope.frontier.take();
    const { sample } = this.#options.source;
    if (sample === null) return wave;
    const rank = ({ from, url: { pathname } }: Found): number => (from === this.#start ? 0 : 1000) + sampleRank(pathname);
    const found = wave.filter(({ kind }) => kind === 'page');
    const pages = [...this.#waiting, ...found].toSorted((left, right) => rank(left) - rank(right));
    const wanted = Math.min(sample - this.#pages.size, MOST_ASKED * sample - this.#asked);
    const taken = pages.slice(0, Math.max(0, wanted));
    this.#waiting = pages.slice(taken.length);
    return [...taken, ...wave.filter(({ kind, from }) => kind === 'file' && from === null)];
  }

  /** Requests a wave. Responses are stored when all have arrived, in the order of the addresses, not of the responses. */
  async #wave(wave: readonly Found[]): Promise<void> {
    const { source, client, problems, snapshot, abort } = this.#options;
    const arrivals = new Map<Found, Arrival>();
    await forEachConcurrently(source.concurrency, wave, async (found) => {
      try {
        // Disallowed addresses need no wait, and without a pause no other event would be handled.
        await this.#pause();
        client.throwIfEnded();
        const came = await visit(found, this.#route, snapshot);
        if ('cause' in came) reportMissed(found, came, this.#scope.notes, problems);
        else arrivals.set(found, (await this.#takeShown(came, found)).arrival);
        this.#tell();
      } catch (error) {
        abort(error);
        throw error;
      }
    });
    for (const found of wave) {
      const arrival = arrivals.get(found);
      if (arrival) this.#keep(arrival);
    }
  }

  /** Adds a response, with the rendered page when scripts write it. */
  async #takeShown(came: Arrived, found?: Found): Promise<Arrived> {
    const shown = this.#shown === null ? came : await this.#shown.shown(came);
    this.#take(shown, found);
    return shown;
  }

  /** Follows the references of a response, and counts it. */
  #take({ arrival, references, base }: Arrived, found?: Found): void {
    const { source, limits, snapshot } = this.#options;
    const { kind, address } = arrival;
    // Several addresses may lead to one page: by a redirect, or with and without index.html.
    if (kind === 'page' && this.#pages.add(arrival.file).size > source.maxPages) this.#stop(`${source.maxPages} pages`);
    if (snapshot.bytes > limits.totalBytes) this.#stop(`${limits.totalBytes} bytes`);
    for (const reference of references) {
      this.#scope.add(reference.href, reference.kind, base, address);
      this.#checkSize();
    }
    if (found && found.from !== null) this.#scope.notes.addMoved(found.url, address);
  }

  #keep(arrival: Arrival): void {
    const { snapshot, problems } = this.#options;
    const first = snapshot.keep(arrival);
    const { address: second, file: path } = arrival;
    if (first !== null) problems.add(input.pathTaken, { path, first, second }, { file: second });
  }

  #checkSize(): void {
    const { addresses } = this.#options.limits;
    if (this.#scope.size > addresses) this.#stop(`${addresses} addresses`);
  }

  #stop(what: string): never {
    const error = new CrawlLimitExceeded(what);
    this.#options.abort(error);
    throw error;
  }

  #tell(): void {
    this.#options.onProgress({ step: 'crawl', done: ++this.#asked, total: this.#scope.frontier.size });
  }
}
