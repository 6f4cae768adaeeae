import type { Kind } from '../config/kinds.ts';
import { DEFAULT_INSERTIONS } from '../config/known-values.ts';
import { isAboutEndpoint, writesPath } from '../config/only.ts';
import { plainName } from '../facts/kinds/names.ts';
import { updatedOf } from '../facts/resource.ts';
import { factsOf } from '../facts/resources/index.ts';
import { newest } from '../facts/resources/records.ts';
import { pageLanguages, type Page } from '../pages/page.ts';
import { paths } from '../paths.ts';
import { compare } from '../problems/problem.ts';
import type { Build } from './build.ts';

/** The site's page for developers; null when it has none. */
export const developersPage = ({ pages }: Build): Page | null =>
  pages.find(({ path }) => path.replace(/\/$/, '') === paths.developers.replace(/\/$/, '')) ?? null;

/** The insertions into pages that the configuration turns on. */
export const insertionsOf = ({ settings }: Pick<Build, 'settings'>): readonly string[] => settings.config.inject ?? DEFAULT_INSERTIONS;

/** Names of the kinds except the company, for readers. */
export const topicsOf = ({ resources }: Pick<Build, 'resources'>): readonly string[] =>
  resources.flatMap(({ name }) => (name === 'company' ? [] : [plainName(name)]));

/** Contents of the bundle in words: `plans, guides and company details`. */
export const contentsOf = (build: Pick<Build, 'resources'>): string => wordList([...topicsOf(build), 'company details']);

/** Whether a kind has records. */
export const holds = ({ resources }: Pick<Build, 'resources'>, kind: Kind): boolean => resources.some(({ name }) => name === kind);

/** Email address of the company: its support, else its general contact. */
export const contactEmail = ({ facts }: Pick<Build, 'facts'>): string | null => {
  const { support, general } = facts.company.body.contacts;
  return (support ?? general)?.email ?? null;
};

/** Words as an English list: `a, b and c`. */
export const wordList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The pages without the one that sitec writes or fills for developers, which is not about the company. */
export const pagesOfSite = <T extends Page>(pages: readonly T[], { developers }: Pick<Build, 'developers'>): readonly T[] =>
  pages.filter((page) => page !== developers);

/**
 * Where facts were looked for: `54 pages of this site`. A null value was not found there, which does not mean that the company has none.
 */
export const searchedPages = (build: Pick<Build, 'pages' | 'developers'>): string => {
  const { length } = pagesOfSite(build.pages, build);
  return `${length} ${length === 1 ? 'page' : 'pages'} of this site`;
};

/** The newest date (YYYY-MM-DD) that a page or a kind of facts has; null when none has one. */
export const lastContentDate = ({ pages, resources, facts }: Build): string | null =>
  newest([...pages.map(({ updated }) => updated), ...resources.map((resource) => updatedOf(factsOf(facts, resource).body))]);

/**
 * Whether a bundle has the file or endpoint of a path on every host: endpoints need a host that answers POST, and all paths need their part
 * of the bundle. All code that names a path calls this, so that only served paths are advertised.
 */
export const publishes =
  (build: Build): ((path: string) => boolean) =>
  (path) => {
    const { only } = build.settings;
    if (!writesPath(only, path)) return false;
    // Without a host that answers POST, files that only describe an endpoint are left out.
    if (isAboutEndpoint(path)) return build.serves.post;
    return path !== paths.developers || developersPage(build) !== null;
  };

/**
 * The first page of the site: the home page, or, where it only redirects, the page of the main language with the shortest address; null for
 * a site without pages.
 */
export const frontPage = (build: Pick<Build, 'pages' | 'listed'>): Page | null =>
  build.listed.find(({ path }) => path === '/') ?? frontPages(build)[0] ?? null;

/** The page with the shortest path in each language of the site's pages, the main language first. */
export const frontPages = (build: Pick<Build, 'pages' | 'listed'>): readonly Page[] => {
  const languages = new Set([...languagesOf(build), ...build.listed.map(({ spoken }) => spoken)]);
  const sorted = build.listed.toSorted((left, right) => left.path.length - right.path.length || compare(left.path, right.path));
  return [...languages].flatMap((language) => sorted.find(({ spoken }) => spoken === language) ?? []);
};

/** Languages of the site's pages, the main one first, then by number of pages. English if none is known. */
export const languagesOf = ({ pages }: Pick<Build, 'pages'>): readonly string[] => {
  const languages = pageLanguages(pages);
  return languages.length > 0 ? languages : ['en'];
};

/** Public paths of the search module for browsers, and of the index that it reads. */
interface BrowserSearchFiles {
  readonly module: string;
  readonly index: string;
}

/** Paths of the search for browsers. A file of the site with one of the names has precedence. */
export const browserSearchFiles = ({ site }: Pick<Build, 'site'>): BrowserSearchFiles => {
  const taken = new Set(site.assets.map((file) => `/${file.toLowerCase()}`));
  const folder = taken.has(paths.search) || taken.has(paths.searchIndex) ? '/_sitec' : '';
  return { module: folder + paths.search, index: folder + paths.searchIndex };
};
