import { isAboutEndpoint, writesPath } from '../config/only.ts';
import { plainName } from '../facts/kinds/names.ts';
import { updatedOf, type Resource } from '../facts/resource.ts';
import { factsOf } from '../facts/resources/index.ts';
import { newest } from '../facts/resources/pages.ts';
import type { Page } from '../pages/page.ts';
import { paths } from '../paths.ts';
import type { Build } from './build.ts';

/** The site's page for developers; null when it has none. */
export const developersPage = ({ pages }: Build): Page | null =>
  pages.find(({ path }) => path.replace(/\/$/, '') === paths.developers.replace(/\/$/, '')) ?? null;

type Held = Pick<Build, 'resources' | 'facts'>;

/** The kinds that the bundle holds records of. The company is always there, and not among them. */
export const heldKinds = ({ resources, facts }: Held): readonly Resource[] =>
  resources.filter((resource) => resource.name !== 'company' && resource.count(factsOf(facts, resource).body) > 0);

/** What the bundle holds, in a sentence: `plans, guides and company details`. Kinds without records are not promised. */
export const contentsOf = (build: Held): string => wordList([...heldKinds(build).map(({ name }) => plainName(name)), 'company details']);

/** Where to write to the company: to its support, else to whom it names for everything. */
export const contactEmail = ({ facts }: Pick<Build, 'facts'>): string | null => {
  const { support, general } = facts.company.body.contacts;
  return (support ?? general)?.email ?? null;
};

/** Words as an English list: `a, b and c`. */
export const wordList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

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

/** Where the search for browsers lies; null when there is no guide to find. A site that has a file of one of the names keeps it. */
export const browserSearchFiles = ({ facts, site }: Pick<Build, 'facts' | 'site'>): BrowserSearchFiles | null => {
  if (facts.guides.items.length === 0) return null;
  const taken = new Set(site.assets.map((file) => `/${file.toLowerCase()}`));
  const folder = taken.has(paths.search) || taken.has(paths.searchIndex) ? '/_sitec' : '';
  return { module: folder + paths.search, index: folder + paths.searchIndex };
};
