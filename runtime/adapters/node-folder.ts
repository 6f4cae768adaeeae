/** A bundle whose files are read from a folder on demand: for functions that start often and answer little. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bundle } from '../bundle.ts';
import { openBundle } from './open-bundle.ts';

/**
 * Opens a bundle in a folder that does not change. Unlike `loadBundle` it only reads the index and compares no digests. Rejects with an
 * Error of one sentence when the index is missing, damaged or in another format.
 */
export const openFolder = (folder: string): Promise<Bundle> => openBundle((file) => readFile(join(folder, file)));
