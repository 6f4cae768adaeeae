/**
 * Runs once before the tests of all projects: makes of the sources what is published, in `build/` as `npm run build` does; and gives the tests a folder in memory for what they write.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '..');

/** Where systems with Linux keep files in memory, and how many bytes have to be free there: the tests of the example need the most. */
const MEMORY = '/dev/shm';
const NEEDED = 2 ** 31;

/** A site has hundreds of small files, and each costs time on a disk. A folder that somebody asked for is taken. */
const useMemory = (): void => {
  if (process.env.TMPDIR !== undefined || !existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < NEEDED) return;
  const folder = mkdtempSync(join(MEMORY, 'sitec-tests-'));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
};

/** Prepares the tests of a project. Where SITEC_BUILT says that `build/` is made, by the project before or by `npm test`, others may be reading it. */
export const setup = (): void => {
  useMemory();
  if (process.env.SITEC_BUILT !== undefined) return;
  process.env.SITEC_BUILT = 'yes';
  // Types are checked elsewhere: this only has to be as new as the sources.
  execFileSync(process.execPath, ['--import', 'tsx', 'build.ts'], { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] });
};
