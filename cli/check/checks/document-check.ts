import type { Probe } from '../check.ts';
import type { Answer, Context } from '../context.ts';
import { reasonsAt } from './findings.ts';
import { faultOf } from './reading.ts';

interface DocumentCheck extends Omit<Probe, 'run' | 'about'> {
  /** Public path of the file. */
  readonly path: string;
  /** Media types that its readers accept, the usual one first. */
  readonly types: readonly string[];
  /** Faults of the file, each as the end of a sentence; none when its readers can use it. */
  readonly faults: (answer: Answer, context: Context) => readonly string[] | Promise<readonly string[]>;
}

/**
 * A check of one file: that it exists, has its type, and is usable for its readers. The texts of its problem have the placeholders `{path}`
 * and `{reason}`.
 */
export const documentCheck = ({ path, types, faults, ...check }: DocumentCheck): Probe => ({
  ...check,
  about: [path],
  run: async (context) => {
    const answer = await context.get(path);
    const fault = faultOf(answer, types);
    return reasonsAt(path, fault === null ? await faults(answer, context) : [fault]);
  },
});
