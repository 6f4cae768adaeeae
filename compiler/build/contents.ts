import type { Kind } from '../config/kinds.ts';
import { isAboutEndpoint, writesPath } from '../config/only.ts';
import { plainName } from '../facts/kinds/names.ts';
import { updatedOf } from '../facts/resource.ts';
import { factsOf } from '../facts/resources/index.ts';
import { newest } from '../facts/resources/pages.ts';
import type { Page } from '../pages/page.ts';
import { paths } from '../paths.ts';
import { compare } from '../problems/problem.ts';
import type { Build } from './build.ts';

/** The site's page for developers; null when it has none. */
export const developersPage = ({ pages }: Build): Page | null =>
  pages.find(({ path }) => path.replace(/\/$/, '') === paths.developers.replace(/\/$/, '')) ?? null;

/** Names of the kinds besides the company, as readers say them. */
export const topicsOf = ({ resources }: Pick<Build, 'resources'>): readonly string[] =>
  resources.flatMap(({ name }) => (name === 'company' ? [] : [plainName(name)]));

/** What the bundle holds, in a sentence: `plans, guides and company details`. */
export const contentsOf = (build: Pick<Build, 'resources'>): string => wordList([...topicsOf(build), 'company details']);

/** Whether a kind has records, so that something can be said of it. */
export const holds = ({ resources }: Pick<Build, 'resources'>, kind: Kind): boolean => resources.some(({ name }) => name === kind);

/** Where to write to the company: to its support, else to whom it names for everything. */
export const contactEmail = ({ facts }: Pick<Build, 'facts'>): string | null => {
  const { support, general } = facts.company.body.contacts;
  return (support ?? general)?.email ?? null;
};

/** Words as an English list: `a, b and c`. */
export const wordList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Where facts were looked for: `54 pages of this site`. A value that is null was not found there, which says nothing of the company. */
export const searchedPages = ({ pages }: Pick<Build, 'pages'>): string =>
  `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} of this site`;

/** The newest date (YYYY-MM-DD) that a page or a kind of facts has; null when none has one. */
export const lastContentDate = ({ pages, resources, facts }: Build): string | null =>
  newest([...pages.map(({ updated }) => updated), ...resources.map((resource) => updatedOf(factsOf(facts, resource).body))]);

/**
 * Whether a bundle has what a path stands for on every one of its hosts: those of the endpoints need a host that answers POST, and all a part that
 * is written. Whatever names a path of the bundle asks here, so that nothing is advertised that is not served.
 */
export const publishes =
  (build: Build): ((path: string) => boolean) =>
  (path) => {
    const { only } = build.settings;
    if (!writesPath(only, path)) return false;
    // Without a host that answers POST, files that say nothing but how to use an endpoint would promise what is not there.
    if (isAboutEndpoint(path)) return build.serves.post;
    return path !== paths.developers || developersPage(build) !== null;
  };

/** The page that the site begins with: the home page, or the one of its main language with the shortest address where that only leads there; null for a site without pages. */
export const frontPage = (build: Pick<Build, 'listed' | 'facts'>): Page | null => {
  const [main] = languagesOf(build);
  const own = build.listed.filter(({ language }) => language === main);
  const [first] = own.toSorted((left, right) => left.path.length - right.path.length || compare(left.path, right.path));
  return build.listed.find(({ path }) => path === '/') ?? first ?? null;
};

/** Languages of the site's pages, most used first, the main language before all. */
export const languagesOf = ({ listed, facts }: Pick<Build, 'listed' | 'facts'>): readonly string[] => {
  const main = listed.find(({ path }) => path === '/')?.language ?? 'en';
  return [...new Set([main, ...Object.keys(facts.guides.body.languages)])];
};

/** Public paths of the module that browsers search with, and of the index that it reads. */
interface BrowserSearchFiles {
  readonly module: string;
  readonly index: string;
}

/** Where the search for browsers lies. A site that has a file of one of the names keeps it. */
export const browserSearchFiles = ({ site }: Pick<Build, 'site'>): BrowserSearchFiles => {
  const taken = new Set(site.assets.map((file) => `/${file.toLowerCase()}`));
  const folder = taken.has(paths.search) || taken.has(paths.searchIndex) ? '/_sitec' : '';
  return { module: folder + paths.search, index: folder + paths.searchIndex };
};
