import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import fastGlob from 'fast-glob';
import { thrownReason } from '../base/errors.ts';
import { relativePath } from '../base/file-path.ts';
import { input } from '../problems/input.ts';
import { compare, type ProblemList } from '../problems/problem.ts';
import { entriesOf, hasKindKey, namedKind, type Entry } from './entry.ts';
import { frontMatterBlock } from './front-matter.ts';
import { findSecret } from './secrets.ts';
import { offsetOf } from '../base/yaml.ts';

const MAXIMUM_BYTES = 1_000_000;

/**
 * Reads every content source. `globs` are absolute; a glob of the user (`named`) that matches nothing is a problem. Files in `rendered`,
 * the folders of the site and of bundles, are outputs and are left out. `declared` has the declared kinds. A file that cannot be read is a
 * problem, and the others are still read.
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
    const found = filesOf(glob, rendered);
    if (found.length === 0 && named) problems.add(input.contentMissing, { pattern: relative(cwd, glob) });
    for (const file of found) files.add(file);
  }
  return [...files].sort(compare).flatMap((path): readonly Entry[] => {
    const file = relativePath(cwd, path);
    try {
      const text = readSource(path, file, declared);
      return text === null ? [] : entriesOf(text, file, declared, problems);
    } catch (error) {
      problems.add(input.contentUnreadable, { reason: thrownReason(error) }, { file, ...offsetOf(error) });
      return [];
    }
  });
};

const filesOf = (glob: string, rendered: readonly string[]): readonly string[] => {
  const pattern = contentPattern(glob);
  if (pattern === null) return [];
  const base = contentRoot(glob).replaceAll('\\', '/');
  // A folder that the pattern itself names is included: a site may be beside its sources, in the folder of the project.
  const folders = rendered.map((folder) => folder.replaceAll('\\', '/')).filter((folder) => !`${base}/`.startsWith(`${folder}/`));
  return fastGlob.sync(pattern, {
    absolute: true,
    onlyFiles: true,
    followSymbolicLinks: false,
    unique: true,
    // Stages of builds are beside the folder of a bundle: `dist.tmp-1`, `dist.old-1`.
    ignore: ['**/node_modules/**', ...folders.map(escaped).flatMap((folder) => [`${folder}/**`, `${folder}.@(tmp|old)-*/**`])],
  });
};

/** The file or folder at the start of a glob of content sources, which can be watched. */
export const contentRoot = (glob: string): string => {
  const { there, rest } = partsOf(glob);
  return rest !== '' && fastGlob.isDynamicPattern(rest) ? resolve(there, fastGlob.generateTasks(rest)[0]?.base ?? '') : glob;
};

/** The pattern of a glob: a folder includes all content files below it. Null for a path below a file, which cannot exist. */
const contentPattern = (glob: string): string | null => {
  const { there, rest } = partsOf(glob);
  if (rest !== '') return existsSync(`${there}/`) ? `${escaped(there)}/${rest}` : null;
  return escaped(there) + (lstatSync(there).isDirectory() ? '/**/*.{md,yaml,yml,json}' : '');
};

/** A path as a literal glob. The escapes of the library find nothing in a folder such as `a+(b)`. */
const escaped = (path: string): string => path.replace(/[!()*+?@[\]{|}]/g, (sign) => (sign === '!' ? '\\!' : `[${sign}]`));

/** The existing literal part of a glob, and the rest: the name of a folder, such as [lang], may look like a part of a glob. */
const partsOf = (glob: string): { readonly there: string; readonly rest: string } => {
  const parts = glob.replaceAll('\\', '/').split('/');
  const upTo = (count: number): string => parts.slice(0, count).join('/');
  let count = parts.length;
  while (count > 1 && !existsSync(upTo(count))) count -= 1;
  return { there: upTo(count), rest: parts.slice(count).join('/') };
};

/** Text of a content file; null for a file without a kind, which cannot have faults. */
const readSource = (path: string, file: string, declared: readonly string[]): string | null => {
  const isNamed = namedKind(file, declared) !== null;
  const { size } = lstatSync(path);
  if (size > MAXIMUM_BYTES && !isNamed) return null;
  if (size > MAXIMUM_BYTES) throw new Error(`it has ${size} bytes, but the limit is ${MAXIMUM_BYTES}`);
  const bytes = readFileSync(path);
  if (!isNamed && !mayHaveKind(bytes, file, declared)) return null;
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const secret = findSecret(text);
  if (secret) throw new Error(`it contains what looks like ${secret.what}`);
  return text;
};

/** Keys and kinds are ASCII, so the test works for bytes of any encoding. */
const mayHaveKind = (bytes: Buffer, file: string, declared: readonly string[]): boolean => {
  const text = file.endsWith('.md') ? frontMatterBlock(bytes.toString('utf8')) : bytes.toString('utf8');
  return text !== null && hasKindKey(text, declared);
};
