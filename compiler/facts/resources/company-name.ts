import { foldName } from '../../base/slug.ts';
import type { Mark } from '../../html/types.ts';
import { text, texts, type JsonLdNode } from '../../jsonld/read.ts';
import { states } from '../../jsonld/stated-types.ts';
import { type Page, homePage } from '../../pages/page.ts';
import { companyPages } from '../readers/company/company-pages.ts';
import { markText } from '../readers/marks.ts';
import type { Sources } from '../resource.ts';
import { votedName } from '../readers/company/name-vote.ts';
import { indexPage } from './records.ts';

/**
 * Top-level Organizations of a page, such as a Dentist; those with a general type first, because others may be places of the company.
 * Publishers and authors inside other nodes are not the company.
 */
export const organizationsAmong = (nodes: readonly JsonLdNode[]): readonly JsonLdNode[] => {
  const all = nodes.filter(({ parent, types }) => parent === null && states(types, 'organization'));
  const isGeneral = ({ types }: JsonLdNode): boolean => types.some((type) => GENERAL.test(type));
  return [...all.filter(isGeneral), ...all.filter((node) => !isGeneral(node))];
};

const GENERAL = /^(?:Organization|Corporation|LocalBusiness|OnlineBusiness|OnlineStore)$/;

/**
 * The Organization of the company: from the JSON-LD of the home page. Of several, the one that the content names, else the first. When the
 * home page has none, the Organization of the pages about the company and the pricing page, if all have one name. Null when there is none.
 */
export const organizationOf = (sources: Pick<Sources, 'pages' | 'company' | 'config'>): JsonLdNode | null => {
  const home = organizationsAmong(homePage(sources)?.jsonld ?? []);
  const nodes = home.length > 0 ? home : onlyNamed([...companyPages(sources.pages).map(([, page]) => page), indexPage('plans', sources)]);
  const given = new Set(namesGiven(sources).map(foldName));
  return nodes.find((node) => given.has(foldName(text(node, 'name') ?? ''))) ?? nodes[0] ?? null;
};

const onlyNamed = (pages: readonly (Page | null)[]): readonly JsonLdNode[] => {
  const nodes = pages
    .flatMap((page) => (page?.listed ? organizationsAmong(page.jsonld) : []))
    .filter((node) => text(node, 'name') !== null);
  return new Set(nodes.map((node) => foldName(text(node, 'name') ?? ''))).size === 1 ? nodes : [];
};

/** Every name of the company from a source, strongest first: configuration, content, `data-sitec-company`, JSON-LD. */
export const namesOfCompany = (sources: Pick<Sources, 'pages' | 'company' | 'config'>): readonly string[] => {
  const node = organizationOf(sources);
  const described = node === null ? [] : ['name', 'legalName', 'alternateName'].flatMap((name) => texts(node.properties[name]));
  return [...namesGiven(sources), ...described];
};

/** Name of the company: from the strongest source, else by votes of its pages, else the host name. */
export const companyName = (sources: Pick<Sources, 'base' | 'pages' | 'company' | 'config'>): string => {
  const node = organizationOf(sources);
  const [given = node && text(node, 'name')] = namesGiven(sources, ['name']);
  return given ?? votedName(sources) ?? new URL(sources.base).hostname;
};

const namesGiven = (
  { pages, company, config }: Pick<Sources, 'pages' | 'company' | 'config'>,
  fields: readonly ('name' | 'legalName')[] = ['name', 'legalName'],
): readonly string[] => {
  const facts = config.facts ?? {};
  const data = company[0]?.data;
  const home = homePage({ pages });
  const given = fields.flatMap((field) => [facts[`company.${field}`], facts.company?.[field], data?.[field]]);
  return [...given, home && markedName(home)].filter((name): name is string => typeof name === 'string' && name.trim() !== '');
};

/** `data-sitec-name` on or inside an element with `data-sitec-company`. */
const markedName = ({ marks }: Page): string | null => {
  const mark = marks.find((each) => each.attributes.name !== undefined && isOfCompany(each));
  return mark ? mark.attributes.name || markText(mark) : null;
};

const isOfCompany = (mark: Mark): boolean => {
  for (let current: Mark | null = mark; current; current = current.parent) if (current.attributes.company !== undefined) return true;
  return false;
};
