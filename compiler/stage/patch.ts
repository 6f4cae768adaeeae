/**
 * Replaces an old bundle file by file; unchanged files stay in place. The old manifest is removed first and the new one comes last. So a
 * folder with a manifest is a complete bundle, and servers wait for a folder without one.
 */
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MANIFEST_FILE } from '../../runtime/bundle.ts';
import { syncFile } from './sync-file.ts';

/** Marks a stage whose files may be moved, with every file of the new bundle as a JSON list. A build that finds it moves the rest. */
const PATCH_FILE = '.sitec-patch';

/** Whether files of a stage may have been moved. */
export const isPatch = (stage: string): boolean => existsSync(join(stage, PATCH_FILE));

/** Moves the files of a stage into the folder of the old bundle, and removes old files from there. */
export const patchFolder = (stage: string, out: string, files: readonly string[]): void => {
  const draft = join(stage, `${PATCH_FILE}.tmp`);
  writeFileSync(draft, JSON.stringify(files));
  syncFile(draft);
  renameSync(draft, join(stage, PATCH_FILE));
  movePatch(stage, out, files);
};

/** Completes the patch of a killed build. An incomplete one is left unchanged. */
export const finishPatch = (stage: string, out: string): void => {
  const files = JSON.parse(readFileSync(join(stage, PATCH_FILE), 'utf8')) as readonly string[];
  if (existsSync(join(stage, MANIFEST_FILE)) && missingFile(stage, out, files) === undefined) movePatch(stage, out, files);
};

const movePatch = (stage: string, out: string, files: readonly string[]): void => {
  rmSync(join(out, MANIFEST_FILE), { force: true });
  removeOthers(out, '', new Set(files));
  // A kept file may be missing: it may have been removed meanwhile, or its folder replaced by a link.
  const missing = missingFile(stage, out, files);
  if (missing !== undefined) lstatSync(join(out, missing));
  for (const file of files) if (file !== MANIFEST_FILE && existsSync(join(stage, file))) moveFile(file, stage, out);
  moveFile(MANIFEST_FILE, stage, out);
};

/** A file of a bundle that is neither in its stage nor in its folder. */
const missingFile = (stage: string, out: string, files: readonly string[]): string | undefined =>
  files.find((file) => !existsSync(join(stage, file)) && !existsSync(join(out, file)));

/** Removes files of a folder that are not in the list, and folders that are empty then. */
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
