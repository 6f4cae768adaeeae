import { foldName } from '../../base/slug.ts';
import { held, idOf, type JsonLdGraph } from '../../jsonld/graph.ts';
import { text, texts, type JsonLdNode } from '../../jsonld/read.ts';
import { states } from '../../jsonld/stated-types.ts';
import type { Sources } from '../resource.ts';
import { namesOfCompany } from '../resources/company-name.ts';

/** Things whose Offers may be plans. Offers of other things, such as an event or a review, are not plans. */
const SELLABLE = new Set(
  'SoftwareApplication WebApplication MobileApplication WebAPI Product ProductGroup Service OfferCatalog ItemList ListItem WebPage'.split(
    ' ',
  ),
);

/** True for the node of a company or brand. */
const isMaker = ({ types }: JsonLdNode): boolean => states(types, 'organization') || types.includes('Brand');

/** Properties that name the owner or seller of a thing. */
const MAKERS = ['publisher', 'brand', 'provider', 'manufacturer', 'seller', 'offeredBy'];

/** Properties that refer from the holder to an Offer. Other properties do not count: a review does not hold the thing that it is about. */
const HOLDING = new Set('offers makesOffer hasOfferCatalog itemListElement item mainEntity addOn'.split(' '));

/** Maximum steps upwards. With more, an Offer counts as one of another company. */
const MAXIMUM_STEPS = 64;

/** Normalized names of the company. Empty when neither the content nor the Organization of the home page has one. */
export const ownNames = (sources: Pick<Sources, 'pages' | 'company' | 'config'>): ReadonlySet<string> =>
  new Set(
    namesOfCompany(sources)
      .map(foldName)
      .filter((name) => name !== ''),
  );

/** True for Offers of the company: everything around an Offer, or listing it, is a thing that the company sells, and has no other maker. */
export const offerJudge = (graph: JsonLdGraph, own: ReadonlySet<string>): ((offer: JsonLdNode) => boolean) => {
  const verdicts = new Map<JsonLdNode | string, boolean>();
  // Circular references do not make a node foreign.
  const once = (key: JsonLdNode | string, judge: () => boolean): boolean => {
    const known = verdicts.get(key);
    if (known !== undefined) return known;
    verdicts.set(key, true);
    const verdict = judge();
    verdicts.set(key, verdict);
    return verdict;
  };
  const isOwn = (node: JsonLdNode, steps: number): boolean => once(node, () => steps <= MAXIMUM_STEPS && judged(node, steps));
  const judged = (node: JsonLdNode, steps: number): boolean => {
    if (isMaker(node)) return own.has(foldName(text(node, 'name') ?? ''));
    const isSellable = node.types.length === 0 || node.types.some((type) => SELLABLE.has(type));
    return isSellable && isUpwards(node, steps);
  };
  const isUpwards = (node: JsonLdNode, steps: number): boolean =>
    !isOfAnother(node, graph, own) && (node.parent === null || isOwn(node.parent, steps + 1)) && isListed(idOf(node), steps);
  const isListed = (id: string | null, steps: number): boolean =>
    id === null || once(id, () => listsOf(id, graph).every((holder) => isOwn(holder, steps + 1)));
  return (offer) => isUpwards(offer, 0) && held(offer, 'itemOffered', graph).every((item) => !isOfAnother(item, graph, own));
};

const listsOf = (id: string, { references }: JsonLdGraph): readonly JsonLdNode[] =>
  (references.get(id) ?? []).flatMap(({ parent, property }) => (parent && property !== null && HOLDING.has(property) ? [parent] : []));

const isOfAnother = (node: JsonLdNode, graph: JsonLdGraph, own: ReadonlySet<string>): boolean =>
  own.size > 0 &&
  MAKERS.some((maker) => {
    const names = namesIn(node, maker, graph);
    return names.length > 0 && !names.some((name) => own.has(foldName(name)));
  });

/** The names in a property: texts, and names of nested or referenced nodes. */
const namesIn = (node: JsonLdNode, property: string, graph: JsonLdGraph): readonly string[] => [
  ...texts(node.properties[property]).filter((name) => !/^https?:/.test(name)),
  ...held(node, property, graph).flatMap((maker) => text(maker, 'name') ?? []),
];
