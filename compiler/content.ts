import { lstatSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import fastGlob from 'fast-glob';
import { entriesOf, hasKindKey, namedKind, type Entry } from './content-entry.ts';
import { frontMatterBlock } from './front-matter.ts';
import { compare, type ProblemList } from './problem.ts';
import { input } from './problems/input.ts';
import { findSecret } from './secrets.ts';

export type { Entry } from './content-entry.ts';

const MAXIMUM_BYTES = 1_000_000;

/**
 * Reads every content source. `globs` are absolute; when they were named by the user (`named`), one that matches nothing is a problem.
 * What lies in `rendered`, the folders of the site and of bundles, is made of content and is no source of it. `declared` are the
 * kinds of the configuration.
 * A file that cannot be read is a problem; the others are read all the same.
 */
export const readContent = (
  globs: readonly string[],
  named: boolean,
  cwd: string,
  rendered: readonly string[],
  declared: readonly string[],
  problems: ProblemList,
): readonly Entry[] => {
  const files = new Set<string>();
  for (const glob of globs) {
    const found = filesOf(contentPattern(glob.replaceAll('\\', '/')), rendered);
    if (found.length === 0 && named) problems.add(input.contentMissing, { pattern: relative(cwd, glob) });
    for (const file of found) files.add(file);
  }
  return [...files].sort(compare).flatMap((path): readonly Entry[] => {
    const file = relative(cwd, path).replaceAll('\\', '/');
    try {
      const text = readSource(path, file, declared);
      return text === null ? [] : entriesOf(text, file, declared, problems);
    } catch (error) {
      problems.add(input.contentUnreadable, { reason: (error as Error).message }, { file });
      return [];
    }
  });
};

const filesOf = (pattern: string, rendered: readonly string[]): readonly string[] => {
  const base = fastGlob.generateTasks(pattern)[0]?.base ?? '';
  // A folder that the pattern itself leads into is meant: a site may lie beside its sources, in the project's own folder.
  const folders = rendered.map((folder) => folder.replaceAll('\\', '/')).filter((folder) => !`${base}/`.startsWith(`${folder}/`));
  return fastGlob.sync(pattern, {
    absolute: true,
    onlyFiles: true,
    followSymbolicLinks: false,
    unique: true,
    // Beside the folder of a bundle lie the stages of builds: `dist.tmp-1`, `dist.old-1`.
    ignore: ['**/node_modules/**', ...folders.map(fastGlob.escapePath).flatMap((folder) => [`${folder}/**`, `${folder}.@(tmp|old)-*/**`])],
  });
};

/** The file or folder that a glob of content sources leads to, which is all that can be watched of it. */
export const contentRoot = (glob: string): string => {
  const pattern = glob.replaceAll('\\', '/');
  return fastGlob.isDynamicPattern(pattern) ? resolve(fastGlob.generateTasks(pattern)[0]?.base ?? pattern) : glob;
};

/** A folder stands for all content files below it. */
const contentPattern = (glob: string): string => {
  const isFolder = !fastGlob.isDynamicPattern(glob) && lstatSync(glob, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? `${fastGlob.escapePath(glob)}/**/*.{md,yaml,yml,json}` : glob;
};

/** Text of a content file; null when it is of no kind, so that nothing of it can be wrong. */
const readSource = (path: string, file: string, declared: readonly string[]): string | null => {
  const isNamed = namedKind(file, declared) !== null;
  const { size } = lstatSync(path);
  if (size > MAXIMUM_BYTES && !isNamed) return null;
  if (size > MAXIMUM_BYTES) throw new Error(`it has ${size} bytes, the limit is ${MAXIMUM_BYTES}`);
  const bytes = readFileSync(path);
  if (!isNamed && !mayHaveKind(bytes, file, declared)) return null;
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const secret = findSecret(text);
  if (secret) throw new Error(`it holds what looks like ${secret.what}`);
  return text;
};

/** Keys and kinds are ASCII, so that bytes of any encoding can be asked. */
const mayHaveKind = (bytes: Buffer, file: string, declared: readonly string[]): boolean => {
  const text = file.endsWith('.md') ? frontMatterBlock(bytes.toString('utf8')) : bytes.toString('utf8');
  return text !== null && hasKindKey(text, declared);
};
