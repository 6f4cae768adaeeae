import { availableParallelism } from 'node:os';
import { createPause } from '../../base/pace.ts';
import { output } from '../../problems/output.ts';
import { ProblemList, type Problem } from '../../problems/problem.ts';
import type { PageTask } from '../survey.ts';
import type { Answer, Job, PageReader } from './page-reader.ts';
import { PageWorker, type Ending, type WorkerLimits } from './page-worker.ts';

/** Jobs about some pages. */
export interface Jobs {
  readonly tasks: readonly PageTask[];
  /** Makes the job of a task, right before it starts. */
  readonly jobOf: (task: PageTask) => Job;
  /** Receives the answers, in any order. */
  readonly take: (job: Job, answer: Answer) => void;
}

/** Settings of a pool. */
export interface CrewSettings extends WorkerLimits {
  /** Number of workers; null for one for each processor, and none for little work. */
  readonly workers: number | null;
}

const MAXIMUM_WORKERS = 8;
/**
 * Minimum jobs for workers, divided by the processors that the main thread leaves free. Each worker loads and compiles the program again: on
 * two processors, 1,000 pages take as long with two workers as without, and a quarter more processor time; 4,000 take three quarters of the
 * time.
 */
const ENOUGH_JOBS = 1_500;
/** V8 lets a heap grow to four times what is in use, unless it is limited to less than 2 GB; with this limit to 1.6 times. */
const MOST_MEGABYTES = 1_000;
const LIMITS: WorkerLimits = {
  milliseconds: 20_000,
  memory: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: MOST_MEGABYTES },
};

/** Waiting pages: those whose content a worker holds, and all others. */
interface Queue {
  readonly jobs: Jobs;
  readonly common: PageTask[];
  readonly own: ReadonlyMap<PageWorker, PageTask[]>;
}

/** Reads pages in threads, or in this one for little work or by the settings. */
export class WorkerPool {
  readonly #settings: CrewSettings;
  #reader: PageReader | null = null;
  readonly #workers = new Set<PageWorker>();
  /** The worker that holds the content of a page. */
  readonly #holders = new Map<PageTask, PageWorker>();
  #isClosed = false;

  constructor(settings: Pick<CrewSettings, 'workers'> & Partial<CrewSettings>) {
    this.#settings = { ...LIMITS, ...settings };
  }

  /** Does jobs. Throws the errors of readers. */
  async run(jobs: Jobs): Promise<void> {
    this.#hire(jobs.tasks.length);
    const left = this.#workers.size === 0 ? jobs.tasks : await this.#share(jobs);
    if (left.length > 0) await this.#readHere(left, jobs);
  }

  async #readHere(tasks: readonly PageTask[], { jobOf, take }: Jobs): Promise<void> {
    // The converter is imported on demand: neither a cached build nor one with workers needs it here.
    const { PageReader, MAXIMUM_HELD } = await import('./page-reader.ts');
    this.#reader ??= new PageReader(2 * MAXIMUM_HELD);
    const pause = createPause();
    for (const task of tasks) {
      await pause();
      const job = jobOf(task);
      take(job, this.#reader.answer(job));
    }
  }

  /** Ends the workers. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#workers].map((worker) => worker.end()));
  }

  #hire(count: number): void {
    const { workers } = this.#settings;
    const most = Math.min(availableParallelism(), MAXIMUM_WORKERS);
    const wanted = count === 0 ? 0 : (workers ?? (count * (most - 1) < ENOUGH_JOBS ? 0 : most));
    while (this.#workers.size < wanted) this.#workers.add(new PageWorker(this.#settings));
  }

  /** Every worker takes the pages that it holds, then free ones. Returns the pages that are left because no worker could start. */
  async #share(jobs: Jobs): Promise<readonly PageTask[]> {
    const own = new Map<PageWorker, PageTask[]>([...this.#workers].map((worker) => [worker, []]));
    const common: PageTask[] = [];
    for (const task of jobs.tasks) (own.get(this.#holders.get(task) as PageWorker) ?? common).push(task);
    await Promise.all([...this.#workers].map((worker) => this.#work(worker, { jobs, common, own })));
    return common;
  }

  async #work(worker: PageWorker, queue: Queue): Promise<void> {
    for (let task = next(worker, queue); task !== undefined && !this.#isClosed; task = next(worker, queue)) {
      const job = queue.jobs.jobOf(task);
      const answer = await worker.answer(job);
      if (typeof answer === 'string') return this.#goOnWithout(worker, job, answer, queue);
      if ('isHeld' in answer && answer.isHeld) this.#holders.set(task, worker);
      queue.jobs.take(job, answer);
    }
  }

  /** A page that ends its worker is a problem; another worker takes the rest. */
  async #goOnWithout(worker: PageWorker, job: Job, ending: Ending, { jobs, common, own }: Queue): Promise<void> {
    this.#workers.delete(worker);
    common.unshift(...(own.get(worker)?.splice(0) ?? []));
    await worker.end();
    if (this.#isClosed) return;
    if (ending === 'not started') return void common.unshift(job.task);
    jobs.take(job, { failures: failuresOf(job.task, ending, this.#settings) });
    const other = new PageWorker(this.#settings);
    this.#workers.add(other);
    await this.#work(other, { jobs, common, own });
  }
}

const next = (worker: PageWorker, { common, own }: Queue): PageTask | undefined => own.get(worker)?.shift() ?? common.shift();

const failuresOf = ({ source }: PageTask, ending: Ending, { milliseconds }: WorkerLimits): readonly Problem[] => {
  const problems = new ProblemList();
  if (ending === 'too long') problems.add(output.pageTooLong, { seconds: milliseconds / 1000 }, { file: source });
  else problems.add(output.pageTooHeavy, {}, { file: source });
  return problems.sorted();
};
