/**
 * A bundle that takes the place of an old one file by file: what did not change stays where it is. The manifest of the old one goes first and that of
 * the new one comes last, so that a folder with a manifest holds a whole bundle, and servers wait for one that has none.
 */
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import { syncFile } from './sync-file.ts';

/** Stands in a stage from when its files may be moved on: every file of the new bundle, as a list in JSON. A build that finds it there moves the rest. */
const PATCH_FILE = '.sitec-patch';

/** Whether a stage is one of which files may have been moved. */
export const isPatch = (stage: string): boolean => existsSync(join(stage, PATCH_FILE));

/** Moves the files of a stage into the folder of the old bundle, and removes from that what is not of the new one. */
export const patchFolder = (stage: string, out: string, files: readonly string[]): void => {
  const draft = join(stage, `${PATCH_FILE}.tmp`);
  writeFileSync(draft, JSON.stringify(files));
  syncFile(draft);
  renameSync(draft, join(stage, PATCH_FILE));
  movePatch(stage, out, files);
};

/** Moves what is left of the patch of a build that was killed over it. What lacks a file by now is no bundle, and stays as it is. */
export const finishPatch = (stage: string, out: string): void => {
  const files = JSON.parse(readFileSync(join(stage, PATCH_FILE), 'utf8')) as readonly string[];
  if (existsSync(join(stage, MANIFEST_FILE)) && missingFile(stage, out, files) === undefined) movePatch(stage, out, files);
};

const movePatch = (stage: string, out: string, files: readonly string[]): void => {
  rmSync(join(out, MANIFEST_FILE), { force: true });
  removeOthers(out, '', new Set(files));
  // What was to stay may be gone: somebody may have removed it meanwhile, or put a link in the place of its folder.
  const missing = missingFile(stage, out, files);
  if (missing !== undefined) lstatSync(join(out, missing));
  for (const file of files) if (file !== MANIFEST_FILE && existsSync(join(stage, file))) moveFile(file, stage, out);
  moveFile(MANIFEST_FILE, stage, out);
};

/** A file of a bundle that lies neither in its stage nor in its folder. */
const missingFile = (stage: string, out: string, files: readonly string[]): string | undefined =>
  files.find((file) => !existsSync(join(stage, file)) && !existsSync(join(out, file)));

/** Removes what is in a folder and not among the files, and folders that are empty then. */
const removeOthers = (out: string, folder: string, files: ReadonlySet<string>): void => {
  for (const item of readdirSync(join(out, folder), { withFileTypes: true })) {
    const path = folder + item.name;
    if (item.isDirectory()) removeOthers(out, `${path}/`, files);
    else if (!files.has(path)) rmSync(join(out, path));
  }
  if (folder !== '' && readdirSync(join(out, folder)).length === 0) rmdirSync(join(out, folder));
};

const moveFile = (file: string, stage: string, out: string): void => {
  const target = join(out, file);
  if (lstatSync(dirname(target), { throwIfNoEntry: false }) === undefined) mkdirSync(dirname(target), { recursive: true });
  renameSync(join(stage, file), target);
};
