import { compilerVersion } from '../base/compiler-version.ts';
import { digest } from '../base/digest.ts';
import { TextFile, type Stretch } from '../base/text-file.ts';
import type { OnProgress } from '../config/progress.ts';
import type { Settings } from '../config/settings.ts';
import type { Shard } from '../config/shard.ts';
import type { Problem, ProblemList } from '../problems/problem.ts';
import type { TextLanguages } from './language/text-languages.ts';
import { PageCache, type CacheParts, type PageRecord } from './cache.ts';
import { isTeaching } from './chrome.ts';
import type { Conversion, Wishes } from './conversion.ts';
import { isOfShard } from './shards.ts';
import { standingsOf, type Standing, type Surveyed } from './standing.ts';
import type { PageTask, Survey } from './survey.ts';
import { SiteVerdicts, type SurveyedPage } from './site-verdicts.ts';
import { verdictsDigest } from './unit-verdicts.ts';
import type { Answer, ConvertJob, Done } from './workers/page-reader.ts';
import { WorkerPool } from './workers/pool.ts';

/** A site whose pages are read. */
interface PageSite {
  readonly tasks: readonly PageTask[];
  /** Settings of a page. */
  wishesOf(task: PageTask, survey: Survey): Wishes;
  /** Public address and name of the site. */
  readonly base: string;
  readonly name: string;
  readonly textLanguages: TextLanguages;
  /** Path of a temporary file for texts during the build. */
  readonly scratch: string;
}

/** A page while it is read. */
interface OpenPage extends SurveyedPage {
  /** Its cached record. */
  readonly known: PageRecord | null;
  readonly wishes: Wishes;
}

/**
 * Reads the pages of a site: first each page alone, then, when the boilerplate of the site is known, each again. The record of a page has
 * all results, so the page is read again only after a change of its bytes, its settings, or the site's verdicts about its units.
 */
export class SiteReading {
  readonly #site: PageSite;
  /** The pages whose records are stored: all, or those of a shard. */
  readonly #own: ReadonlySet<PageTask>;
  readonly #cache: PageCache | null;
  readonly #pool: WorkerPool;
  readonly #onProgress: OnProgress;
  readonly #failures = new Map<PageTask, readonly Problem[]>();
  readonly #records = new Map<PageTask, PageRecord>();
  /** The addresses of the pages, once they are read. */
  standings: ReadonlyMap<Surveyed['task'], Standing> = new Map();
  #texts: TextFile | null = null;
  #digest = '';
  #isRead = false;
  /** Pages from the cache, which were not parsed. */
  cached = 0;

  /** `parts` has the shard to store, and the shards to join. */
  constructor(
    site: PageSite,
    { cache, workers, config, onProgress }: Pick<Settings, 'cache' | 'workers' | 'config' | 'onProgress'>,
    parts: CacheParts,
  ) {
    this.#site = site;
    const { shard } = parts;
    this.#own = new Set(shard === null ? site.tasks : site.tasks.filter((_, place) => isOfShard(place, shard)));
    this.#onProgress = onProgress;
    // Any change of the configuration reads the site again, because a list of the keys that affect pages would have to be maintained.
    this.#cache =
      cache === null ? null : new PageCache(cache, digest(compilerVersion(), site.base, site.name, site.textLanguages, config), parts);
    this.#pool = new WorkerPool({ workers });
  }

  /** Reads every page. A page that cannot be read is reported, and has no record. */
  async read(problems: ProblemList): Promise<ReadonlyMap<PageTask, PageRecord>> {
    try {
      const surveyed = await this.#survey();
      this.standings = standingsOf(
        surveyed.filter((page) => page !== null),
        problems,
      );
      await this.#convert(surveyed);
    } catch (error) {
      // An incomplete set of records must not replace the complete one.
      this.#records.clear();
      this.close();
      throw error;
    } finally {
      await this.#pool.close();
    }
    this.#isRead = true;
    for (const task of this.#site.tasks) problems.addAll(this.#failures.get(task) ?? []);
    return this.#records;
  }

  /** Shards of another state of the site. */
  get foreignShards(): readonly Shard[] {
    return this.#cache?.foreignShards ?? [];
  }

  /** True when the records are the cached ones, of the same site. */
  get isUnchanged(): boolean {
    const size = this.#records.size;
    return this.#cache?.site === this.#digest && this.#cache.size === size && this.cached === size;
  }

  /**
   * Stores the records for the next build and closes the files, so that texts of records can no longer be read. Returns the file of the
   * records, if any.
   */
  close(): string | null {
    const cache = this.#cache;
    const wasRead = this.#isRead;
    // A failed save is not repeated when an error closes everything.
    this.#isRead = false;
    const isKept = wasRead && (this.isUnchanged || cache?.save(this.#inOrder(), this.#digest));
    this.#records.clear();
    cache?.close();
    this.#texts?.remove();
    this.#texts = null;
    return cache && isKept ? cache.path : null;
  }

  #inOrder(): ReadonlyMap<string, PageRecord> {
    const records = this.#site.tasks.map((task) => [task.file, this.#records.get(task)] as const);
    return new Map(records.flatMap(([file, record]) => (record ? [[file, record] as const] : [])));
  }

  /** Reads each page alone: for a shard, its own pages and those from which boilerplate is learnt. Null is for a page that is not read. */
  async #survey(): Promise<readonly (OpenPage | null)[]> {
    const { tasks: all } = this.#site;
    const tasks = all.filter((task, place) => this.#own.has(task) || isTeaching(place, all.length));
    const pages = new Map<PageTask, OpenPage>();
    for (const task of tasks) {
      const known = this.#cache?.find(task);
      if (known) pages.set(task, this.#open(task, known, known));
    }
    this.#onProgress({ step: 'pages', done: pages.size, total: tasks.length });
    await this.#pool.run({
      tasks: tasks.filter((task) => !pages.has(task)),
      jobOf: (task) => ({ kind: 'survey', task }),
      take: ({ task }, answer) => {
        const done = this.#doneOf(task, answer);
        if (done) pages.set(task, this.#open(task, this.#surveyed(done), null));
        this.#onProgress({ step: 'pages', done: pages.size, total: tasks.length });
      },
    });
    return all.map((task) => pages.get(task) ?? null);
  }

  #surveyed({ sha256, data, aside, text }: Done): Omit<SurveyedPage, 'task'> {
    return { sha256, survey: JSON.parse(data) as Survey, units: this.store(text), surveyed: this.store(aside) };
  }

  #open(task: PageTask, { sha256, survey, units, surveyed }: Omit<SurveyedPage, 'task'>, known: PageRecord | null): OpenPage {
    return { task, sha256, survey, units, surveyed, known, wishes: this.#site.wishesOf(task, survey) };
  }

  async #convert(pages: readonly (OpenPage | null)[]): Promise<void> {
    this.#digest = digest(pages.map((page) => page && [page.task.file, page.sha256]));
    const verdicts = new SiteVerdicts(pages, (task) => (this.standings.get(task)?.original ?? null) === null);
    const open = new Map<PageTask, OpenPage>();
    for (const page of pages) {
      if (!page || !this.#own.has(page.task)) continue;
      const record = this.#knownRecord(page, verdicts);
      if (record) this.#records.set(page.task, record);
      else open.set(page.task, page);
    }
    this.cached = this.#records.size;
    await this.#pool.run({
      tasks: [...open.keys()],
      jobOf: (task) => jobOf(open.get(task) as OpenPage, verdicts),
      take: (job, answer) => {
        const done = this.#doneOf(job.task, answer);
        if (done) this.#records.set(job.task, this.#recordOf(open.get(job.task) as OpenPage, job as ConvertJob, done));
        this.#onProgress({ step: 'markdown', done: this.#records.size, total: this.#own.size });
      },
    });
  }

  /** The record of the last build, if it is still valid. */
  #knownRecord(page: OpenPage, verdicts: SiteVerdicts): PageRecord | null {
    const { known, wishes } = page;
    if (!known || JSON.stringify(known.wishes) !== JSON.stringify(wishes)) return null;
    return this.#cache?.site === this.#digest ? known : verdicts.renewed(page, known, (text) => this.store(text));
  }

  #recordOf({ sha256, survey, units, surveyed }: OpenPage, { wishes, verdicts }: ConvertJob, done: Done): PageRecord {
    return {
      // A page that was changed meanwhile must match neither version.
      sha256: done.sha256 === sha256 ? sha256 : '',
      survey,
      units,
      wishes,
      verdicts: verdictsDigest(verdicts),
      conversion: JSON.parse(done.data) as Conversion,
      markdown: this.store(done.text),
      surveyed,
      converted: this.store(done.aside),
      packed: null,
    };
  }

  /** The result of a job; problems of an unreadable page are stored. */
  #doneOf(task: PageTask, answer: Answer): Done | null {
    if (!('failures' in answer)) return answer;
    this.#failures.set(task, answer.failures);
    return null;
  }

  /** Stores a text until the pages are closed. */
  store(text: string): Stretch {
    this.#texts ??= TextFile.create(this.#site.scratch);
    return this.#texts.append(text);
  }
}

const jobOf = (page: OpenPage, verdicts: SiteVerdicts): ConvertJob => ({
  kind: 'convert',
  task: page.task,
  wishes: page.wishes,
  verdicts: verdicts.of(page),
});
