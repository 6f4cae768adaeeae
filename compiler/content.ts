import { lstatSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import fastGlob from 'fast-glob';
import matter from 'gray-matter';
import { kindOfFile, kindOfFolder, slugOf, type Kind } from './kinds.ts';
import { compare, type Place, type ProblemList } from './problem.ts';
import { input } from './problems/input.ts';
import { findSecret } from './secrets.ts';
import { parseYaml, type ParsedYaml } from './yaml.ts';

/** A record of a content source: a markdown file's front matter, or one item of a YAML or JSON file. */
export interface Entry {
  /** What it is: front matter `kind`, else the name of a data file, else the folder of a markdown file. */
  readonly kind: Kind;
  /** Front matter `slug`, else the file's name without extension. */
  readonly slug: string;
  /** Path relative to the working folder, with forward slashes. */
  readonly file: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Place of the value at a path of keys and positions inside `data`. */
  placeOf(path: readonly (string | number)[]): Place;
}

const MAXIMUM_BYTES = 1_000_000;

/**
 * Reads every content source. `globs` are absolute; when they were named by the user (`named`), one that matches nothing is a problem.
 * A file that cannot be read is a problem; the others are read all the same.
 */
export const readContent = (globs: readonly string[], named: boolean, cwd: string, problems: ProblemList): readonly Entry[] => {
  const files = new Set<string>();
  for (const glob of globs) {
    const found = filesOf(glob.replaceAll('\\', '/'));
    if (found.length === 0 && named) problems.add(input.contentMissing, { pattern: relative(cwd, glob) });
    for (const file of found) files.add(file);
  }
  return [...files].sort(compare).flatMap((path): Entry[] => {
    const file = relative(cwd, path).replaceAll('\\', '/');
    try {
      return readEntries(path, file);
    } catch (error) {
      problems.add(input.contentUnreadable, { reason: (error as Error).message }, { file });
      return [];
    }
  });
};

const filesOf = (glob: string): readonly string[] =>
  fastGlob.sync(contentPattern(glob), {
    absolute: true,
    onlyFiles: true,
    followSymbolicLinks: false,
    unique: true,
    ignore: ['**/node_modules/**'],
  });

/** A folder stands for all content files below it. */
const contentPattern = (glob: string): string => {
  const isFolder = !fastGlob.isDynamicPattern(glob) && lstatSync(glob, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? `${fastGlob.escapePath(glob)}/**/*.{md,yaml,yml,json}` : glob;
};

const readEntries = (path: string, file: string): Entry[] => {
  const stats = lstatSync(path);
  if (stats.size > MAXIMUM_BYTES) throw new Error(`it has ${stats.size} bytes, the limit is ${MAXIMUM_BYTES}`);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  const secret = findSecret(text);
  if (secret) throw new Error(`it holds what looks like ${secret.what}`);
  return file.endsWith('.md') ? markdownEntry(text, file) : dataEntries(text, file);
};

const dataEntries = (text: string, file: string): Entry[] => {
  const parsed = parseYaml(text);
  const kind = kindOfFile(basename(file).replace(/\.[a-z]+$/, ''));
  if (!Array.isArray(parsed.value)) return entry(kind, file, parsed, [], 0);
  return parsed.value.flatMap((_, index) => entry(kind, file, parsed, [index], 0));
};

const markdownEntry = (text: string, file: string): Entry[] => {
  const { parsed, offset } = frontMatter(text);
  return entry(kindOfFolder(basename(dirname(file))), file, parsed, [], offset);
};

/** A record as an entry; none when it is of no kind, because sites keep much else among their sources. */
const entry = (named: Kind | null, file: string, parsed: ParsedYaml, prefix: readonly number[], offset: number): Entry[] => {
  const value = prefix.length === 0 ? parsed.value : (parsed.value as unknown[])[prefix[0] ?? 0];
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  const data = isRecord ? (value as Record<string, unknown>) : {};
  const kind = typeof data.kind === 'string' ? kindOfFile(data.kind) : named;
  if (kind === null) return [];
  if (!isRecord) throw new Error('it must hold keys and values');
  const slug = slugOf(typeof data.slug === 'string' ? data.slug : basename(file).replace(/\.[a-z]+$/, ''));
  return [{ kind, slug, file, data, placeOf: (path) => ({ file, offset: offset + parsed.offsetOf([...prefix, ...path]) }) }];
};

/**
 * The only place that calls gray-matter, which by default runs JavaScript front matter and caches broken files:
 * the language is checked first, options are always passed, and YAML is read by our own strict reader.
 */
const frontMatter = (text: string): { parsed: ParsedYaml; offset: number } => {
  const source = text.replace(/^\uFEFF/, '');
  const opening = /^---([^\r\n]*)\r?\n/.exec(source);
  if (!opening) return { parsed: parseYaml('{}'), offset: 0 };
  const language = (opening[1] ?? '').trim();
  if (!['', 'yaml', 'json'].includes(language)) throw new Error(`front matter of the language "${language}" is not read; use YAML or JSON`);
  if (!/\r?\n---[ \t]*(\r?\n|$)/.test(source.slice(opening[0].length - 1))) throw new Error('the front matter has no closing line of ---');
  let parsed = parseYaml('{}');
  const read = (block: string): object => {
    parsed = parseYaml(block.replace(/\r$/, '')); // The line break before the closing line is not part of the last value.
    return {};
  };
  const refuse = (): never => {
    throw new Error('JavaScript front matter is not read');
  };
  matter(source, { language: 'yaml', engines: { yaml: read, json: read, javascript: { parse: refuse } } });
  return { parsed, offset: opening[0].length + (text.length - source.length) };
};
