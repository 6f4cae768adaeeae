import { foldName } from '../../base/slug.ts';
import { idOf } from '../../jsonld/graph.ts';
import { text, type JsonLdNode } from '../../jsonld/read.ts';
import { type Page, mainLanguage } from '../../pages/page.ts';
import { compare } from '../../problems/problem.ts';
import { pageStem } from '../../paths.ts';
import { statedType, type StatedType } from '../kinds/stated-type.ts';
import type { Sources } from '../resource.ts';
import { companyName, namesOfCompany, organizationsAmong } from '../resources/company-name.ts';
import { webAddress } from './company/organization.ts';

/** A node of a page. */
export interface Statement {
  readonly node: JsonLdNode;
  readonly page: Page;
}

/** A thing that the JSON-LD of one or more pages describes. */
export interface StatedThing {
  readonly type: StatedType;
  readonly name: string;
  /** Its own absolute address. Null when no node states one. */
  url: string | null;
  /** The nodes that describe it, in the order of the pages. */
  readonly statements: [Statement, ...Statement[]];
}

/** Properties with the name of a thing, best first. */
const NAMING = ['name', 'title', 'headline'] as const;

/** Maximum characters of a name. */
const MAXIMUM_NAME = 200;

/** The name of a node and the property that has it. Null when it has no name. */
export const nameOf = (node: JsonLdNode): { readonly name: string; readonly property: string } | null => {
  for (const property of NAMING) {
    const name = text(node, property);
    if (name !== null) return name.length <= MAXIMUM_NAME ? { name, property } : null;
  }
  return null;
};

/**
 * Properties that list independent things: the services of a catalogue, the people of a company. Nodes in other properties describe the
 * thing around them: the author of an article, the place of an event.
 */
const LISTING: ReadonlySet<string> = new Set(
  'itemListElement item itemOffered hasOfferCatalog makesOffer hasPart mainEntity department employee founder event'.split(' '),
);

const standsForItself = (node: JsonLdNode): boolean => {
  for (let current = node; current.parent !== null; current = current.parent) if (!LISTING.has(current.property ?? '')) return false;
  return true;
};

/** Maximum kinds from JSON-LD. Those with the most records count. */
const MAXIMUM_KINDS = 20;

type CompanySources = Pick<Sources, 'base' | 'pages' | 'company' | 'config'>;

/** The things of each type that the listed pages describe, by the name of their kind. Translations of a page describe the same things. */
export const statedThings = (sources: CompanySources): ReadonlyMap<string, readonly StatedThing[]> => {
  const isCompany = companyTest(sources);
  const kinds = new Map<string, ThingList>();
  for (const page of originals(sources.pages))
    for (const node of page.jsonld) {
      const type = statedType(node.types);
      const named = type && nameOf(node);
      if (!type || !named || !standsForItself(node) || isCompany(node, named.name)) continue;
      const list = kinds.get(type.name) ?? new ThingList();
      kinds.set(type.name, list);
      list.add(type, named.name, { node, page });
    }
  const largest = [...kinds].toSorted(([a, x], [b, y]) => y.things.length - x.things.length || compare(a, b)).slice(0, MAXIMUM_KINDS);
  return new Map(largest.toSorted(([a], [b]) => compare(a, b)).map(([name, { things }]) => [name, things]));
};

/** Listed pages that are not a translation of a page in the main language. */
const originals = (pages: readonly Page[]): readonly Page[] => {
  const main = mainLanguage({ pages });
  const listed = pages.filter((page) => page.listed);
  const urls = new Set(listed.flatMap((page) => (page.spoken === main ? [page.url] : [])));
  return listed.filter(({ language, alternates }) => language === main || !alternates.some(({ url }) => urls.has(url)));
};

/**
 * True when a node is the company, which has its own kind: it has the name of the company, or is an organization at the address of the
 * site.
 */
const companyTest = (sources: CompanySources): ((node: JsonLdNode, name: string) => boolean) => {
  const names = new Set([companyName(sources), ...namesOfCompany(sources)].map(foldName));
  return (node, name) =>
    names.has(foldName(name)) || (organizationsAmong([node]).length > 0 && pageStem(text(node, 'url') ?? '') === sources.base);
};

/** Merges duplicates: things with the same `@id`, or with the same name and no different address. */
class ThingList {
  readonly things: StatedThing[] = [];
  readonly #known = new Map<string, StatedThing>();

  add(type: StatedType, name: string, statement: Statement): void {
    const { node, page } = statement;
    const [id, url] = [webAddress(idOf(node), page.url), webAddress(text(node, 'url'), page.url)];
    // A folded name has no spaces.
    const keys = { id: `@ ${id}`, name: foldName(name), address: `${foldName(name)} ${url}` };
    const known = this.#known.get(keys.id) ?? this.#alike(keys, url);
    const thing: StatedThing = known ?? { type, name, url, statements: [statement] };
    if (known) known.statements.push(statement);
    else this.things.push(thing);
    thing.url ??= url;
    if (id !== null) this.#keep(keys.id, thing);
    for (const key of [keys.name, keys.address]) this.#keep(key, thing);
  }

  #alike(keys: Readonly<Record<'name' | 'address', string>>, url: string | null): StatedThing | undefined {
    const first = this.#known.get(keys.name);
    return first && (url === null || first.url === null) ? first : this.#known.get(keys.address);
  }

  /** The first thing with a key counts. */
  #keep(key: string, thing: StatedThing): void {
    if (!this.#known.has(key)) this.#known.set(key, thing);
  }
}
