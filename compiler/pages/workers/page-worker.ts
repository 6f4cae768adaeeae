import type { ResourceLimits, Worker } from 'node:worker_threads';
import { startThread } from '../../base/threads/thread.ts';
import type { Answer, Job } from './page-reader.ts';
import type { Message } from './worker.ts';

/** Why a worker did not complete a job. */
export type Ending = 'too long' | 'died' | 'not started';

/** Limits of a worker. */
export interface WorkerLimits {
  /** Maximum milliseconds for a job. */
  readonly milliseconds: number;
  readonly memory: ResourceLimits;
}

/** A thread that does one job after the other. After an `Ending` it is not usable. */
export class PageWorker {
  readonly #worker: Worker;
  readonly #milliseconds: number;
  readonly #started: Promise<boolean>;
  #settle: (message: Message | Ending) => void = () => undefined;

  constructor({ milliseconds, memory }: WorkerLimits) {
    this.#milliseconds = milliseconds;
    this.#worker = startThread('compiler/pages/workers/worker', { resourceLimits: memory });
    this.#started = this.#next(null).then((message) => typeof message === 'object' && 'ready' in message);
    this.#worker.on('message', (message: Message) => this.#settle(message));
    // The exit event follows an error and is enough.
    this.#worker.on('error', () => undefined);
    this.#worker.on('exit', () => this.#settle('died'));
  }

  /** Does a job. Errors that the page did not cause are thrown, as without workers. */
  async answer(job: Job): Promise<Answer | Ending> {
    if (!(await this.#started)) return 'not started';
    const message = this.#next(this.#milliseconds);
    this.#worker.postMessage(job);
    const said = await message;
    if (typeof said === 'string') return said;
    if ('error' in said) throw Object.assign(new Error(said.error.message), said.error);
    return 'answer' in said ? said.answer : 'died';
  }

  /** Ends the thread at once. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  /** The next message of the worker. */
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
