import { basename, dirname } from 'node:path';
import { dateOf } from '../base/dates.ts';
import { isObject } from '../base/json.ts';
import { slugify } from '../base/slug.ts';
import { parseYaml, type ParsedYaml } from '../base/yaml.ts';
import { hasRecordPages, kindOfFile, kindOfFolder, KEPT_KINDS, slugOf, type Kind } from '../config/kinds.ts';
import { input } from '../problems/input.ts';
import type { Place, ProblemList } from '../problems/problem.ts';
import { parseJson, readFrontMatter } from './front-matter.ts';

/** A record of a content source: a markdown file's front matter, or one item of a YAML or JSON file. */
export interface Entry {
  /** Its kind: front matter `kind`, else the name of a data file, else the folder of a markdown file. */
  readonly kind: Kind;
  /** Its `slug`, else one from the name of a list item, else the file name without extension. */
  readonly slug: string;
  /** Path relative to the working folder, with forward slashes. */
  readonly file: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Place of the value at a path of keys and positions inside `data`. */
  placeOf(path: readonly (string | number)[]): Place;
}

type Path = readonly (string | number)[];

/** A file that was partly read. */
interface Source {
  readonly file: string;
  readonly parsed: ParsedYaml;
  readonly offset: number;
  /** Names of the declared kinds. */
  readonly declared: readonly string[];
  readonly problems: ProblemList;
}

/** Markdown files about their folder, which are not records of it. */
const FOLDER_FILES = /^(?:_?index|readme)\.md$/i;

const isMarkdown = (file: string): boolean => file.endsWith('.md');

const stemOf = (file: string): string => basename(file).replace(/\.[a-z]+$/, '');

/** The kind that a file name gives its records; null when only a key `kind` inside of the file can. */
export const namedKind = (file: string, declared: readonly string[]): Kind | null => {
  if (isMarkdown(file)) return FOLDER_FILES.test(basename(file)) ? null : kindOfFolder(basename(dirname(file)), declared);
  return kindOfFile(stemOf(file), declared);
};

/** True when the text of a file without a kind in its name may have a key `kind`. Names of kinds are letters, digits and hyphens. */
export const hasKindKey = (text: string, declared: readonly string[]): boolean => {
  const names = [...KEPT_KINDS, ...declared].join('|');
  return new RegExp(`(?:^|[{,])[-\\s{["']{0,8}kind["']?[ \\t]*:[ \\t]*["']?(?:${names})\\b`, 'm').test(text);
};

/** The records of a content file; empty for a file without a kind, because sites have many other files among their sources. */
export const entriesOf = (text: string, file: string, declared: readonly string[], problems: ProblemList): readonly Entry[] => {
  const named = namedKind(file, declared);
  if (isMarkdown(file)) return entry(named, [], { file, declared, problems, ...readFrontMatter(text) });
  const parsed = file.endsWith('.json') ? parseJson(text) : parseYaml(text);
  const source = { file, parsed, offset: 0, declared, problems };
  const list = listOf(parsed.value, named);
  if (list !== null) return list.items.flatMap((_, index) => entry(named, [...list.path, index], source));
  return isFolderData(parsed.value, file, declared) ? [] : entry(named, [], source);
};

/**
 * The items of a data file: the file is a list, or has one under the name of its kind. Plans and companies have one record for each file.
 */
const listOf = (value: unknown, named: Kind | null): { readonly items: readonly unknown[]; readonly path: Path } | null => {
  if (Array.isArray(value)) return { items: value, path: [] };
  const items = named !== null && hasRecordPages(named) && isObject(value) ? value[named] : null;
  return Array.isArray(items) ? { items, path: [named ?? ''] } : null;
};

/** `guides/guides.json` with keys and values is directory data, which generators add to every page of the folder. */
const isFolderData = (value: unknown, file: string, declared: readonly string[]): boolean => {
  const kind = kindOfFile(stemOf(file), declared);
  const isOfFolder = file.endsWith('.json') && basename(dirname(file)) === stemOf(file);
  return isOfFolder && kind !== null && hasRecordPages(kind) && isObject(value) && value.kind === undefined;
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], value);

const entry = (named: Kind | null, prefix: Path, source: Source): readonly Entry[] => {
  const { file, parsed, offset, declared } = source;
  const value = valueAt(parsed.value, prefix);
  const data = isObject(value) ? value : {};
  const kind = typeof data.kind === 'string' ? kindOfFile(data.kind, declared) : named;
  if (kind === null) return [];
  if (!isObject(value)) throw new Error('it must have keys and values');
  const placeOf = (path: Path): Place => {
    const range = parsed.rangeOf([...prefix, ...path]);
    return { file, offset: offset + range.offset, ...(range.end !== undefined && { end: offset + range.end }) };
  };
  checkDates(data, placeOf, source.problems);
  const slug = slugIn(data, prefix, file);
  if (slug !== null) return [{ kind, slug, file, data, placeOf }];
  const [field, expected] =
    data.slug === undefined ? [prefix.join('.'), 'needs a `slug` or a `name`'] : ['slug', 'must be a text; put it in quotes'];
  source.problems.add(input.contentWrongValue, { field, expected }, placeOf(data.slug === undefined ? [] : ['slug']));
  return [];
};

/** The name of a file with a list is not the name of an item. */
const slugIn = (data: Readonly<Record<string, unknown>>, prefix: Path, file: string): string | null => {
  if (data.slug !== undefined) return typeof data.slug === 'string' && data.slug.trim() !== '' ? slugOf(data.slug) : null;
  if (prefix.length === 0) return slugOf(stemOf(file));
  const name = data.name ?? data.title;
  return (typeof name === 'string' && slugify(name)) || null;
};

/** The schema of the kind checks the form of dates; this checks that the days exist. */
const checkDates = (data: Readonly<Record<string, unknown>>, placeOf: Entry['placeOf'], problems: ProblemList): void => {
  for (const field of ['updated', 'published']) {
    const value = data[field];
    if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && dateOf(value) === null)
      problems.add(input.contentWrongValue, { field, expected: `must be a calendar day, got "${value}"` }, placeOf([field]));
  }
};
