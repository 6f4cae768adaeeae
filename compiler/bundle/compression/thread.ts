import { parentPort } from 'node:worker_threads';
import { encodeSync, type NodeCoding } from './codings.ts';

/** A file to compress. */
export interface CompressionJob {
  /** Path of the file in the bundle. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly codings: readonly NodeCoding[];
}

/** The forms of a file, in the order of the codings of its job. */
export interface CompressionAnswer extends Pick<CompressionJob, 'path'> {
  readonly forms: readonly Uint8Array[];
}

parentPort?.on('message', ({ path, bytes, codings }: CompressionJob) => {
  const forms = codings.map((coding) => encodeSync[coding](bytes));
  parentPort?.postMessage({ path, forms } satisfies CompressionAnswer);
});
