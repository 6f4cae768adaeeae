import { join } from 'node:path';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import { packageFolder } from '../../base/package.ts';
import type { Answer, Job } from './page-reader.ts';
import type { Message } from './worker.ts';

/** How a job that a worker could not do came to its end. */
export type Ending = 'too long' | 'died' | 'not started';

/** What bounds a worker. */
export interface WorkerLimits {
  /** Milliseconds that it may take for a job. */
  readonly milliseconds: number;
  readonly memory: ResourceLimits;
}

/** The module that a worker runs. */
const ENTRY = import.meta.url.endsWith('.ts')
  ? new URL('worker-of-sources.js', import.meta.url)
  : join(packageFolder(), 'build/compiler/pages/workers/worker.js');

/** A thread that does one job after the other. After an `Ending` it does nothing any more. */
export class PageWorker {
  readonly #worker: Worker;
  readonly #milliseconds: number;
  readonly #started: Promise<boolean>;
  #settle: (message: Message | Ending) => void = () => undefined;

  constructor({ milliseconds, memory }: WorkerLimits) {
    this.#milliseconds = milliseconds;
    this.#worker = new Worker(ENTRY, { execArgv: [], resourceLimits: memory });
    this.#started = this.#next(null).then((message) => typeof message === 'object' && 'ready' in message);
    this.#worker.on('message', (message: Message) => this.#settle(message));
    // An error is followed by the exit, which is all that has to be known.
    this.#worker.on('error', () => undefined);
    this.#worker.on('exit', () => this.#settle('died'));
  }

  /** Does a job. Errors that are no fault of the page are thrown, as where there are no workers. */
  async answer(job: Job): Promise<Answer | Ending> {
    if (!(await this.#started)) return 'not started';
    const message = this.#next(this.#milliseconds);
    this.#worker.postMessage(job);
    const said = await message;
    if (typeof said === 'string') return said;
    if ('error' in said) throw Object.assign(new Error(said.error.message), said.error);
    return 'answer' in said ? said.answer : 'died';
  }

  /** Ends the thread, whatever it does. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  /** The next thing that the worker says. */
  #next(milliseconds: number | null): Promise<Message | Ending> {
    return new Promise((resolve) => {
      const timer = milliseconds === null ? undefined : setTimeout(() => this.#settle('too long'), milliseconds);
      this.#settle = (message) => {
        clearTimeout(timer);
        resolve(message);
      };
    });
  }
}
