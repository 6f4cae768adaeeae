import { existsSync, readdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import { Lock } from './lock.ts';
import { finishPatch, isPatch } from './patch.ts';

/** Stands in a stage as long as it is one, so that no folder of somebody else is ever taken for a stage and removed. */
export const STAGE_MARK = '.sitec-stage';

/** Puts a folder that a build was killed over back in its place, where it is missing, or half of a bundle; nothing when another build is at it. */
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

/** A link to the output folder stays a link: what it points to is replaced. */
export const linkedFolder = (named: string): string => (existsSync(named) ? realpathSync(named) : named);

/** What killed builds left, of which a folder that was to be replaced, or is whole, is put back where there is none. */
export const putBack = (out: string): readonly string[] => {
  const left = leftovers(out);
  for (const path of left) if (isPatch(path) && existsSync(out)) finishPatch(path, out);
  const [whole] = left.filter((path) => existsSync(join(path, MANIFEST_FILE)) && !existsSync(join(path, STAGE_MARK)));
  // A site that was moved away is told by its stage only, which may be in its place when this build is killed, too.
  for (const path of left) if (path !== whole && !existsSync(join(path, MANIFEST_FILE))) markQuietly(path);
  // A build that was killed between its two renames left the old bundle under another name, or the new one.
  if (whole !== undefined && !existsSync(out)) renameSync(whole, out);
  return left;
};

/** Stages and old bundles that killed builds left beside an output folder: named like ours, and marked as ours inside, or empty, so that nobody loses anything. */
const leftovers = (out: string): readonly string[] => {
  const [folder, name] = [dirname(out), basename(out)];
  const isNamedSo = (entry: string): boolean => entry.startsWith(`${name}.`) && /^(tmp|old)-\d+$/.test(entry.slice(name.length + 1));
  const paths = readdirSync(folder)
    .filter(isNamedSo)
    .sort()
    .map((entry) => join(folder, entry));
  const isMarked = (path: string): boolean =>
    existsSync(join(path, STAGE_MARK)) || existsSync(join(path, MANIFEST_FILE)) || isEmptyFolder(path);
  // A site in whose place a bundle was to go has no mark of ours, but its stage is there, and whole.
  const stageOf = (path: string): string => `${out}.tmp-${path.slice(path.lastIndexOf('-') + 1)}`;
  return paths.filter((path) => isMarked(path) || existsSync(join(stageOf(path), MANIFEST_FILE)));
};

/** A build makes a folder before its mark, and removes it after. */
const isEmptyFolder = (path: string): boolean => {
  try {
    return readdirSync(path).length === 0;
  } catch {
    return false;
  }
};

/** What cannot be written cannot be removed either, and stays. */
const markQuietly = (path: string): void => {
  try {
    writeFileSync(join(path, STAGE_MARK), '');
  } catch {
    // See above.
  }
};

/** Removes a folder; one that cannot be removed is left to the next build, because the bundle is already in its place. The mark is there first and goes last. */
export const removeQuietly = (path: string): void => {
  try {
    if (existsSync(path)) markQuietly(path);
    for (const entry of readdirSync(path)) if (entry !== STAGE_MARK) rmSync(join(path, entry), { recursive: true, force: true });
    rmSync(path, { recursive: true, force: true });
  } catch {
    // See above.
  }
};
