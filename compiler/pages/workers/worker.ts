import { parentPort } from 'node:worker_threads';
import { PageReader, type Answer, type Job } from './page-reader.ts';

/** Messages of a worker: first that it is ready, then one for each job. */
export type Message = { readonly ready: true } | { readonly answer: Answer } | { readonly error: WorkerError };

/** An error between threads, where the code of a system error would be lost. */
export interface WorkerError {
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: string | undefined;
  readonly path: string | undefined;
}

const reader = new PageReader();

const messageFor = (job: Job): Message => {
  try {
    return { answer: reader.answer(job) };
  } catch (error) {
    const { message, stack, code, path } = error as NodeJS.ErrnoException;
    return { error: { message, stack, code, path } };
  }
};

parentPort?.on('message', (job: Job) => parentPort?.postMessage(messageFor(job)));
parentPort?.postMessage({ ready: true } satisfies Message);
