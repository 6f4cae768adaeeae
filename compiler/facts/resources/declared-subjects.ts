import { matchesGlob } from '../../config/kinds.ts';
import type { KindDefinition } from '../../config/sections/kinds.ts';
import type { Entry } from '../../content/entry.ts';
import type { Page } from '../../pages/page.ts';
import { input } from '../../problems/input.ts';
import { kinds } from '../../problems/kinds.ts';
import { type JsonSchema, open, optional, propertiesOf } from '../../schema/builder.ts';
import { date } from '../../schema/shapes.ts';
import { plainName } from '../kinds/names.ts';
import { checkedEntries } from '../readers/content-entries.ts';
import type { Sources } from '../resource.ts';
import { recordPages, reportPageless } from './records.ts';

/** The base of a record: a page with its entries, or entries with one slug and no page. */
export interface Subject {
  readonly slug: string;
  readonly page: Page | null;
  readonly entries: readonly Entry[];
}

/** The bases of the records of a declared kind: its pages when it has any, else its content entries, in the order of the site. */
export const subjectsOf = (name: string, definition: KindDefinition, sources: Sources): readonly Subject[] => {
  const { singular, pages: glob, schema } = definition;
  const entries = checkedEntries(sources.entries, contentSchema(schema), sources.problems).map(({ entry }) => entry);
  const pages = glob === undefined ? [] : recordPages(name, plainName(singular), sources);
  if (glob !== undefined) {
    reportShared(name, glob, sources);
    reportPageless(name, plainName(singular), sources, (slug) => glob.replace(/\*+\/?$/, () => slug));
  }
  const isMarkdown = ({ file }: Entry): boolean => file.endsWith('.md');
  const slugs = new Set([
    ...entries.filter((entry) => !isMarkdown(entry)).map(({ slug }) => slug),
    ...pages.map((page) => page.kind?.slug ?? ''),
    ...entries.map(({ slug }) => slug),
  ]);
  return [...slugs].flatMap((slug): readonly Subject[] => {
    const page = pages.find((candidate) => candidate.kind?.slug === slug) ?? null;
    const own = entries.filter((entry) => entry.slug === slug);
    if (page) return [{ slug, page, entries: own }];
    return glob === undefined && own.every((entry) => hasUsableSlug(entry, sources)) ? [{ slug, page, entries: own }] : [];
  });
};

/** The slug of a page is part of a path already. The slug of a content entry becomes a file name. */
const hasUsableSlug = (entry: Entry, { problems }: Sources): boolean => {
  if (/^[\p{L}\p{N}_~][\p{L}\p{M}\p{N}._~-]*$/u.test(entry.slug)) return true;
  const expected = 'must be letters, digits, hyphens and underscores; dots, but not at the start';
  problems.add(input.contentWrongValue, { field: 'slug', expected }, entry.placeOf(entry.data.slug === undefined ? [] : ['slug']));
  return false;
};

/** A page that the globs of two kinds match belongs to the first. */
const reportShared = (kind: string, glob: string, { pages, problems }: Sources): void => {
  for (const { path, source, kind: own } of pages)
    if (own && own.kind !== kind && matchesGlob(glob, path))
      problems.add(kinds.pageOfTwoKinds, { page: path, kind, other: own.kind }, { file: source });
};

/** Content files may have other data for the templates of the site, so only the declared properties are checked. */
const contentSchema = (schema: JsonSchema) =>
  open('Content', {
    ...Object.fromEntries(Object.entries(propertiesOf(schema)).map(([name, json]) => [name, { json, required: false }])),
    updated: optional(date('Date of the last change')),
  });
