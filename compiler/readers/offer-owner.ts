import { list, text, type JsonLdNode } from '../jsonld.ts';
import type { Sources } from '../resource.ts';
import { organizationOf } from '../resources/company-name.ts';
import { foldName } from '../slug.ts';

/** Things whose Offers may be plans. Offers of anything else, such as an event or a review, are not. */
const SELLABLE = new Set(
  'SoftwareApplication WebApplication MobileApplication Product Service OfferCatalog ItemList ListItem WebPage'.split(' '),
);

const ORGANIZATION = /Organization$|^(Corporation|LocalBusiness|OnlineBusiness|OnlineStore|Brand)$/;

/** Properties that name whose thing a thing is. */
const MAKERS = ['publisher', 'brand', 'provider', 'manufacturer'];

/** Folded names of the company; empty when neither the content nor the home page's Organization names it. */
export const ownNames = ({ pages, entries }: Pick<Sources, 'pages' | 'entries'>): ReadonlySet<string> => {
  const data = entries.find(({ kind }) => kind === 'company')?.data;
  const node = organizationOf({ pages });
  const names = [data?.name, data?.legalName, ...['name', 'legalName', 'alternateName'].map((name) => node && text(node, name))];
  return new Set(names.flatMap((name) => (typeof name === 'string' && name !== '' ? [foldName(name)] : [])));
};

/** True for an Offer of the company: everything around it is something that it sells, and names nobody else as its maker. */
export const isOwnOffer = (offer: JsonLdNode, nodes: readonly JsonLdNode[], own: ReadonlySet<string>): boolean => {
  for (let node = offer.parent; node; node = node.parent) {
    if (node.types.some((type) => ORGANIZATION.test(type))) return own.has(foldName(text(node, 'name') ?? ''));
    if (!node.types.some((type) => SELLABLE.has(type)) || isOfAnother(node, nodes, own)) return false;
  }
  return true;
};

const isOfAnother = (node: JsonLdNode, nodes: readonly JsonLdNode[], own: ReadonlySet<string>): boolean =>
  own.size > 0 &&
  MAKERS.some((maker) => {
    const names = list(node.properties[maker]).flatMap((value) => nameOf(value, nodes) ?? []);
    return names.length > 0 && !names.some((name) => own.has(foldName(name)));
  });

/** The name in a value: a text, a node, or a reference to another node of the page. */
const nameOf = (value: unknown, nodes: readonly JsonLdNode[]): string | null => {
  if (typeof value === 'string') return /^https?:/.test(value) ? null : value;
  if (typeof value !== 'object' || value === null) return null;
  const { name, '@id': id } = value as Record<string, unknown>;
  if (typeof name === 'string') return name;
  const target = id === undefined ? undefined : nodes.find((node) => node.properties['@id'] === id && 'name' in node.properties);
  return target ? text(target, 'name') : null;
};
