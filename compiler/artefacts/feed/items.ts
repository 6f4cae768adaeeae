import { digest } from '../../base/digest.ts';
import { isObject } from '../../base/json.ts';
import type { Build } from '../../build/build.ts';
import { lastContentDate } from '../../build/contents.ts';
import { diffFacts, type FactBodies, type FactChange } from '../../facts/diff.ts';
import { factsOf } from '../../facts/resources/index.ts';
import { isOneFact, wordsOf, type Fields } from '../../facts/words.ts';
import { paths } from '../../paths.ts';
import { compare } from '../../problems/problem.ts';
import { projectFolder } from '../../site/project-folder.ts';
import { readPublished, type PublishedFile } from '../../site/published-file.ts';

/** Most items of a feed. Readers ask for it often, and keep what they have read. */
const MOST_ITEMS = 50;

/** An item as JSON Feed 1.1 has it. */
export interface FeedItem {
  readonly id: string;
  /** Address of the page that states the fact; absent for a fact without a page. */
  readonly url?: string;
  readonly title: string;
  readonly content_text: string;
  /** RFC 3339. */
  readonly date_modified: string;
  /** The kind of the fact, then what happened to it: `added`, `changed`, `removed`, or `published` where nothing earlier is known. */
  readonly tags: readonly string[];
}

/**
 * The items of the feed, the newest first. They depend on the site and on `.sitec/published.json`, never on a clock or on an earlier bundle:
 * the same release has the same feed, however often it is built. What changed since the release that was published last comes before the
 * items of that release. Without one, the items are the records of the site. A fact has the date of its record, else of its page; a change
 * without one has the newest date of the site.
 */
export const feedItems = (build: Build): readonly FeedItem[] => {
  const read = readPublished(projectFolder(build.settings));
  const published = read === 'damaged' ? null : read;
  const changes = diffFacts(bodiesOf(published), currentBodies(build)).filter((change) => !isListOfRecords(change));
  const dateOf = changeDates(build, published?.facts ? lastContentDate(build) : null);
  const fresh = changes.flatMap((change): readonly FeedItem[] => {
    const date = dateOf(change);
    return date === null ? [] : [itemOf(change, date, published?.facts ? change.kind : 'published', build.base)];
  });
  const items = new Map([...fresh, ...(published?.facts?.items ?? []).filter(isItem)].toReversed().map((item) => [item.id, item]));
  return [...items.values()]
    .toReversed()
    .toSorted((a, b) => compare(b.date_modified, a.date_modified))
    .slice(0, MOST_ITEMS);
};

/** The facts of the published release; none without one. */
const bodiesOf = (published: PublishedFile | null): FactBodies => ({
  base: published?.site ?? null,
  kinds: new Map(Object.entries(published?.facts?.kinds ?? {}).map(([name, body]) => [name, { body, items: new Map() }])),
});

/** The facts of the build by the names of their list documents, as `sitec publish` reads them. */
const currentBodies = ({ base, resources, facts }: Build): FactBodies => ({
  base,
  kinds: new Map(
    resources
      .filter(({ listPath }) => LIST.test(listPath))
      .map((resource) => [LIST.exec(resource.listPath)?.[1] ?? '', { body: factsOf(facts, resource).body as Fields, items: new Map() }]),
  ),
});

const LIST = new RegExp(`^${paths.api}([^/]+)\\.json$`);

/** A new kind is a list of slugs, and each of its records is a change, too. */
const isListOfRecords = ({ isRecord, path, old, new: current }: FactChange): boolean =>
  isRecord && !path.includes('.') && Array.isArray(current ?? old);

/** The date (YYYY-MM-DD) of a change: of the record itself, else of its page, else `otherwise`. */
const changeDates = ({ pages }: Build, otherwise: string | null): ((change: FactChange) => string | null) => {
  const dates = new Map(pages.map(({ url, updated }) => [url, updated]));
  return ({ new: current, newUrl, oldUrl }) => {
    const own = isObject(current) && typeof current.updated === 'string' ? current.updated : null;
    return own ?? dates.get(newUrl ?? '') ?? dates.get(oldUrl ?? '') ?? otherwise;
  };
};

const itemOf = (change: FactChange, date: string, happened: string, base: string): FeedItem => {
  const { path, oldWords, newWords, newUrl, oldUrl } = change;
  const [kind = ''] = path.split('.');
  const url = newUrl ?? oldUrl;
  return {
    id: `${base}${paths.factsJson}#${digest(path, happened, change.old, change.new)}`,
    ...(url !== null && { url }),
    title: `${path}: ${change.kind === 'changed' ? `${oldWords} -> ${newWords}` : (newWords ?? oldWords)}`,
    content_text: contentOf(change, happened),
    date_modified: `${date}T00:00:00Z`,
    tags: [kind, happened],
  };
};

/** The values on lines of their own: both sides of a change, or the facts of a record. */
const contentOf = ({ kind, old, new: current, oldWords, newWords, isRecord }: FactChange, happened: string): string => {
  if (kind === 'changed') return `Before: ${oldWords}\nNow: ${newWords}`;
  const value = current ?? old;
  const lines = isRecord && isObject(value) ? recordLines(value) : [];
  return lines.length > 0 ? lines.join('\n') : `${happened}: ${newWords ?? oldWords}`;
};

/** Properties that name the record or say where it is. */
const ASIDE: ReadonlySet<string> = new Set(['slug', 'url', 'markdownUrl', 'updated']);

const recordLines = (record: Fields): readonly string[] =>
  Object.entries(record)
    .filter(([key, value]) => value !== null && !ASIDE.has(key) && isOneFact(value))
    .map(([key, value]) => `${key}: ${wordsOf(value)}`);

/** The file of the published release is untrusted. */
const isItem = (value: unknown): value is FeedItem =>
  isObject(value) &&
  [value.id, value.title, value.content_text, value.date_modified].every((text) => typeof text === 'string') &&
  (value.url === undefined || typeof value.url === 'string') &&
  Array.isArray(value.tags) &&
  value.tags.every((tag) => typeof tag === 'string');
