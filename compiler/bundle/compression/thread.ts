import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { encodeSync, type NodeCoding } from './codings.ts';

/** A form to write. */
interface FormJob {
  readonly coding: NodeCoding;
  /** Absolute path. */
  readonly file: string;
}

/** A file to compress. */
export interface CompressionJob {
  /** Path of the file in the bundle. */
  readonly path: string;
  /** Absolute path of the file. */
  readonly file: string;
  readonly forms: readonly FormJob[];
  /** Maximum bytes of a form; a larger one is not written. */
  readonly most: number;
}

/** The written forms of a file; null after an error, which the main thread meets again. */
export interface CompressionAnswer extends Pick<CompressionJob, 'path'> {
  readonly written: readonly NodeCoding[] | null;
}

const writtenForms = ({ file, forms, most }: CompressionJob): readonly NodeCoding[] | null => {
  try {
    const bytes = readFileSync(file);
    return forms.flatMap(({ coding, file: form }) => {
      const coded = encodeSync[coding](bytes);
      if (coded.length > most) return [];
      writeFileSync(form, coded);
      return [coding];
    });
  } catch {
    return null;
  }
};

parentPort?.on('message', (job: CompressionJob) =>
  parentPort?.postMessage({ path: job.path, written: writtenForms(job) } satisfies CompressionAnswer),
);
