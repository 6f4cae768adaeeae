import { existsSync, readdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import { Lock } from './lock.ts';
import { finishPatch, isPatch } from './patch.ts';

/** Marks a folder as a stage, so that no other folder is ever removed. */
export const STAGE_MARK = '.sitec-stage';

/** Restores a folder after a killed build, if it is missing or an incomplete bundle; does nothing while another build uses it. */
export const healFolder = (named: string): void => {
  const folder = linkedFolder(named);
  if (!existsSync(dirname(folder))) return;
  const left = leftovers(folder);
  const lock = new Lock(`${folder}.lock`);
  if (!(existsSync(folder) ? left.some(isPatch) : left.length > 0) || lock.take() !== null) return;
  try {
    putBack(folder).forEach(removeQuietly);
  } finally {
    lock.release();
  }
};

/** A link to the output folder stays a link: its target is replaced. */
export const linkedFolder = (named: string): string => (existsSync(named) ? realpathSync(named) : named);

/** Returns the leftovers of killed builds. If the output folder is missing, restores the old bundle or a complete new one. */
export const putBack = (out: string): readonly string[] => {
  const left = leftovers(out);
  for (const path of left) if (isPatch(path) && existsSync(out)) finishPatch(path, out);
  const [whole] = left.filter((path) => existsSync(join(path, MANIFEST_FILE)) && !existsSync(join(path, STAGE_MARK)));
  // A site that was moved away is only recognised by its stage, which may also have been moved when the build was killed.
  for (const path of left) if (path !== whole && !existsSync(join(path, MANIFEST_FILE))) markQuietly(path);
  // A build that was killed between its two renames left the old or the new bundle under another name.
  if (whole !== undefined && !existsSync(out)) renameSync(whole, out);
  return left;
};

/**
 * Stages and old bundles of killed builds beside an output folder: their names match, and they have the mark of sitec or are empty, so that
 * no other files are lost.
 */
const leftovers = (out: string): readonly string[] => {
  const [folder, name] = [dirname(out), basename(out)];
  const isNamedSo = (entry: string): boolean => entry.startsWith(`${name}.`) && /^(tmp|old)-\d+$/.test(entry.slice(name.length + 1));
  const paths = readdirSync(folder)
    .filter(isNamedSo)
    .sort()
    .map((entry) => join(folder, entry));
  const isMarked = (path: string): boolean =>
    existsSync(join(path, STAGE_MARK)) || existsSync(join(path, MANIFEST_FILE)) || isEmptyFolder(path);
  // A site that a bundle was about to replace has no mark, but its complete stage is there.
  const stageOf = (path: string): string => `${out}.tmp-${path.slice(path.lastIndexOf('-') + 1)}`;
  return paths.filter((path) => isMarked(path) || existsSync(join(stageOf(path), MANIFEST_FILE)));
};

/** A build creates a folder before its mark, and removes it after the mark. */
const isEmptyFolder = (path: string): boolean => {
  try {
    return readdirSync(path).length === 0;
  } catch {
    return false;
  }
};

/** A folder that cannot be written cannot be removed either, and stays. */
const markQuietly = (path: string): void => {
  try {
    writeFileSync(join(path, STAGE_MARK), '');
  } catch {
    // See above.
  }
};

/**
 * Removes a folder. The bundle is already published, so a folder that cannot be removed is left for the next build. The mark is written
 * first and removed last.
 */
export const removeQuietly = (path: string): void => {
  try {
    if (existsSync(path)) markQuietly(path);
    for (const entry of readdirSync(path)) if (entry !== STAGE_MARK) rmSync(join(path, entry), { recursive: true, force: true });
    rmSync(path, { recursive: true, force: true });
  } catch {
    // See above.
  }
};
