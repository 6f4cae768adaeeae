/** `sitec` as a program. */
import { join, resolve } from 'node:path';

/** Arguments of Node that run `sitec`, as `setup.ts` has just made it of the sources: so it starts in a third of the time that the sources take. */
export const SITEC: readonly string[] = [join(resolve(import.meta.dirname, '..'), 'build/cli/main.js')];
