import { oneLine } from '../../base/one-line.ts';
import { dateOf } from '../../base/dates.ts';
import type { KindDefinition } from '../../config/sections/kinds.ts';
import type { Entry } from '../../content/entry.ts';
import type { Page } from '../../pages/page.ts';
import { drift as drifts } from '../../problems/drift.ts';
import { facts } from '../../problems/facts.ts';
import type { Place } from '../../problems/problem.ts';
import { propertiesOf } from '../../schema/builder.ts';
import type { Claim } from '../claim.ts';
import { plainName } from '../kinds/names.ts';
import { requiredOf } from '../kinds/schema.ts';
import type { AnyRecord, Resource, Sources } from '../resource.ts';
import { provenanceOf, settle, type Drift, type SettledRecord } from '../settle.ts';
import { fieldClaims } from './declared-fields.ts';
import { subjectsOf, type Subject } from './declared-subjects.ts';
import { indexPage, listHead, markdownUrl } from './records.ts';

/** A record of a declared kind with its page. Records from content files alone have no page. */
export interface DeclaredRecord {
  readonly record: AnyRecord & { readonly updated: string | null };
  readonly page: Page | null;
}

type Addresses = Pick<Resource, 'itemPath'>;

/** The records of a declared kind, in the order of its data file, then of its pages. */
export const declaredRecords = (
  name: string,
  definition: KindDefinition,
  resource: Addresses,
  sources: Sources,
): readonly DeclaredRecord[] => {
  const subjects = subjectsOf(name, definition, sources);
  const list = listHead(indexPage(name, sources), sources).url;
  const claims = [
    ...subjects.flatMap((subject) => contentClaims(subject, definition, list)),
    ...fieldClaims(name, definition, pagesOf(subjects), sources),
  ];
  const known = new Set(claims.filter(({ pointer }) => pointer === titlePointer(definition)).map(({ slug }) => slug));
  const titles = pagesOf(subjects).flatMap((page) => (known.has(page.kind?.slug ?? '') ? [] : titleClaim(page, definition)));
  const settled = settle(name, [...claims, ...titles], () => DRIFT, sources);
  return subjects.flatMap((subject): readonly DeclaredRecord[] => {
    const values = settled.get(subject.slug) ?? new Map();
    if (reportsIncomplete(subject, values, definition, sources)) return [];
    return [{ page: subject.page, record: recordOf(subject, values, definition, resource, sources) }];
  });
};

const pagesOf = (subjects: readonly Subject[]): readonly Page[] => subjects.flatMap(({ page }) => (page ? [page] : []));

const titlePointer = ({ titleField = 'name' }: KindDefinition): string => `/${titleField}`;

/** Values are compared without case and white space. */
const DRIFT: Drift = {
  problem: drifts.textDrift,
  key: (value) => (typeof value === 'string' ? oneLine(value).toLowerCase() : JSON.stringify(value)),
  words: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
};

/** The values of content files are shown on the page of the record, else on the list page. */
const contentClaims = ({ slug, page, entries }: Subject, { schema }: KindDefinition, list: string): readonly Claim[] =>
  entries.flatMap((entry) =>
    Object.keys(propertiesOf(schema))
      .filter((property) => Object.hasOwn(entry.data, property))
      .map((property): Claim => ({
        slug,
        pointer: `/${property}`,
        value: entry.data[property],
        level: 'content',
        page: page?.url ?? list,
        place: entry.placeOf([property]),
      })),
  );

/** The title of the page is the name when nothing else is. A page without a title is named by its path. */
const titleClaim = (page: Page, definition: KindDefinition): readonly Claim[] =>
  page.title === page.path
    ? []
    : [
        {
          slug: page.kind?.slug ?? '',
          pointer: titlePointer(definition),
          value: page.title,
          level: 'derived',
          page: page.url,
          place: { file: page.source, note: 'title' },
        },
      ];

/** A record without a value that its schema requires is left out, because publishing it would need a guess. */
const reportsIncomplete = (subject: Subject, values: SettledRecord, definition: KindDefinition, { problems }: Sources): boolean => {
  const { schema, titleField = 'name', singular } = definition;
  const missing = [...requiredOf(schema, titleField)].filter((name) => !values.has(`/${name}`));
  if (missing.length === 0) return false;
  const what = missing.map((name) => `"${name}"`).join(', ');
  const hint = `write ${what} into its content entry${subject.page ? ', or name a selector for it under fields' : ''}`;
  const { page, place } = whereOf(subject);
  problems.add(facts.recordIncomplete, { page, kind: plainName(singular), what, hint }, place);
  return true;
};

/** A subject has at least one page or entry. */
const whereOf = ({ page, entries }: Subject): { readonly page: string; readonly place: Place } => {
  if (page) return { page: page.path, place: { file: page.source } };
  const [entry] = entries as readonly [Entry];
  return { page: entry.file, place: entry.placeOf([]) };
};

const recordOf = (
  { slug, page, entries }: Subject,
  values: SettledRecord,
  { schema }: KindDefinition,
  { itemPath }: Addresses,
  { base, config }: Sources,
): DeclaredRecord['record'] => {
  const settled: SettledRecord = new Map(
    Object.keys(propertiesOf(schema)).flatMap((name) => {
      const value = values.get(`/${name}`);
      return value ? [[`/${name}`, value] as const] : [];
    }),
  );
  const dated = entries.map(({ data }) => dateOf(data.updated)).find((found) => found !== null);
  return {
    slug,
    ...Object.fromEntries([...settled].map(([pointer, { value }]) => [pointer.slice(1), value])),
    ...(page ? { url: page.url, markdownUrl: markdownUrl(page, base) } : { url: null, markdownUrl: null }),
    jsonUrl: base + itemPath(encodeURIComponent(slug)),
    updated: dated ?? page?.updated ?? null,
    ...(config.provenance !== false && { provenance: provenanceOf(settled) }),
  };
};
