import { createPause } from '../../base/pause.ts';
import type { OnProgress } from '../../config/progress.ts';
import type { CrawlSource } from '../../config/sections/input.ts';
import { paths } from '../../paths.ts';
import { crawl } from '../../problems/crawl.ts';
import { input } from '../../problems/input.ts';
import { Halt, type ProblemList } from '../../problems/problem.ts';
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

/** Does some work for every item, at most so many at once. When one fails, it waits for the others and throws what the first threw. */
const forEachConcurrently = async <T>(limit: number, items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(limit, items.length) }, worker));
  const failed = ended.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
};

/** Reports that something is referred to and not there; the place is what refers to it. Nobody hears of what was only tried. */
const reportMissed = ({ url, kind, from }: Found, missed: Missed, notes: CrawlNotes, problems: ProblemList): void => {
  const { cause, reason } = missed;
  if (from === null) return;
  const values = { address: url.href, reason, answer: reason };
  const place = { file: from };
  if (cause === 'written anew') problems.add(input.fileReplaced, { file: missed.url.pathname }, place);
  else if (cause === 'forbidden') notes.addForbidden(missed.url);
  else if (kind === 'file' || cause === 'unusable file') problems.add(crawl.fileLost, { ...values, reason: sentence(missed) }, place);
  else if (cause === 'elsewhere') notes.addMoved(url, missed.url.href);
  else problems.add(cause === 'dead' || cause === 'loop' ? crawl.linkDead : crawl.pageLost, values, place);
};

/** Reports that the first page cannot be had, and ends: 4 when nobody answers, 3 when the answer is of no use. */
const haltWithoutStart = (address: string, missed: Missed, problems: ProblemList): never => {
  const isSilent = missed.cause === 'unanswered';
  problems.add(isSilent ? crawl.unreachable : crawl.refused, { address, reason: sentence(missed) }, { file: address });
  throw new Halt(isSilent ? 4 : 3);
};

const VERBS: ReadonlySet<Missed['cause']> = new Set(['dead', 'elsewhere', 'forbidden', 'loop']);

/** Some reasons begin with a verb, the others are whole. */
const sentence = ({ cause, reason }: Missed): string => (VERBS.has(cause) ? `it ${reason}` : reason);

/** What a walk through a site is done with. */
interface WalkOptions extends Pick<Route, 'client' | 'limits'> {
  readonly source: CrawlSource;
  readonly snapshot: Snapshot;
  readonly problems: ProblemList;
  readonly onProgress: OnProgress;
  /** The public address as it was given. */
  readonly site: string | null;
  /** Opens pages that scripts write; null when they are read as they are. */
  readonly renderer: Renderer | null;
  /** Ends all requests. */
  readonly abort: (reason: unknown) => void;
}

/** Ends a walk; the message is what the site has more of than is read. */
export class CrawlLimitExceeded extends Error {}

/** Addresses that a sample is taken from. */
const MOST_SAMPLED = 5000;
/** Addresses that are asked for each page of a sample at most. */
const MOST_ASKED = 2;

/** Files that browsers and people look for without a link. */
const TRIED = ['/favicon.ico', paths.securityTxt];

/** Reads a site by its sitemaps and links, wave by wave, and keeps what it finds in a snapshot. */
export class Walk {
  readonly #options: WalkOptions;
  readonly #scope: Scope;
  readonly #route: Route;
  #robots: Robots = FREE;
  readonly #pages = new Set<string>();
  readonly #shown: ShownPages | null;
  readonly #pause = createPause();
  #asked = 0;
  /** Pages of a sample that there was no room for. */
  #waiting: readonly Found[] = [];
  /** Address that the first page came from. */
  #start: string;
  /** A page of the last wave. */
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

  /** Reads the whole site; answers the public address that its first page names. Throws `Halt` when there is no site to start from, and `CrawlLimitExceeded`. */
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

  /** Reads the first page. What it calls its public address tells which other addresses are those of the site. */
  async #first(): Promise<Arrival> {
    const { source, problems, snapshot } = this.#options;
    const url = new URL(source.url);
    const first = await visit({ url, kind: 'page' }, this.#route, snapshot);
    if ('cause' in first) return haltWithoutStart(url.href, first, problems);
    const { arrival } = first;
    if (arrival.kind === 'file') return haltWithoutStart(url.href, { cause: 'unusable file', reason: 'it is no page', url }, problems);
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
   * The next wave; of a sample as many pages as are wanted, those first that the first page links, and no file that a page loads. What was not taken waits,
   * because some of the others may not be there.
   */
  #next(): readonly Found[] {
    const wave = this.#scope.frontier.take();
    const { sample } = this.#options.source;
    if (sample === null) return wave;
    const rank = ({ from, url: { pathname } }: Found): number => (from === this.#start ? 0 : 1000) + pathname.split('/').length;
    const found = wave.filter(({ kind }) => kind === 'page');
    const pages = [...this.#waiting, ...found].toSorted((left, right) => rank(left) - rank(right));
    const wanted = Math.min(sample - this.#pages.size, MOST_ASKED * sample - this.#asked);
    const taken = pages.slice(0, Math.max(0, wanted));
    this.#waiting = pages.slice(taken.length);
    return [...taken, ...wave.filter(({ kind, from }) => kind === 'file' && from === null)];
  }

  /** Asks what is as many links away. What came gets its place when all is there, in the order of the addresses and not in that of the answers. */
  async #wave(wave: readonly Found[]): Promise<void> {
    const { source, client, problems, snapshot, abort } = this.#options;
    const arrivals = new Map<Found, Arrival>();
    await forEachConcurrently(source.concurrency, wave, async (found) => {
      try {
        // Addresses that are not asked wait for nothing, and nothing else would be heard for as long as there are such.
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

  /** Takes an arrival, and what a browser shows of it where scripts write it. */
  async #takeShown(came: Arrived, found?: Found): Promise<Arrived> {
    const shown = this.#shown === null ? came : await this.#shown.shown(came);
    this.#take(shown, found);
    return shown;
  }

  /** Follows what an arrival refers to, and counts it. */
  #take({ arrival, references, base }: Arrived, found?: Found): void {
    const { source, limits, snapshot } = this.#options;
    const { kind, address } = arrival;
    // Several addresses may lead to one page: by a redirect, with index.html or without.
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
