import { foldName, slugify } from '../../base/slug.ts';
import { graphOf, held, placeIn, type JsonLdGraph } from '../../jsonld/graph.ts';
import { text, type JsonLdNode } from '../../jsonld/read.ts';
import type { Page } from '../../pages/page.ts';
import type { ProblemList } from '../../problems/problem.ts';
import { sources } from '../../problems/sources.ts';
import type { Claim } from '../claim.ts';
import { offerLimits } from './offer-limits.ts';
import { offerJudge } from './offer-owner.ts';
import { isOver, mainPrice, offerPrices, type OfferPrice } from './offer-prices.ts';
import type { PlanNames } from './plans/plan-key.ts';
import { PRICE } from './prices.ts';

/** Input to read Offers. */
export interface OfferContext {
  /** Plans that other sources name. */
  readonly names: PlanNames;
  /** Normalized names of the company. */
  readonly own: ReadonlySet<string>;
  readonly level: 'jsonld' | 'attribute';
  /** Nodes of all pages, for references of Offers. */
  readonly site: readonly JsonLdNode[];
  /** Keys of the limits that other sources name. */
  readonly limitKeys: readonly string[];
  readonly problems: ProblemList;
}

/**
 * The plan claims of the Offers among the nodes of a page: name, description, prices, limits and add-ons. Offers without a name, and Offers
 * of things that the company does not sell, are ignored.
 */
export const planOffers = (page: Page, nodes: readonly JsonLdNode[], context: OfferContext): readonly Claim[] => {
  const graph = graphOf(nodes, context.site, page.spoken);
  const isOwn = offerJudge(graph, context.own);
  return nodes
    .filter((node) => node.types.includes('Offer') && !isOver(node) && isOwn(node))
    .flatMap((offer) => {
      const name = nameOf(offer, graph, context);
      return name === null || slugify(name) === '' ? [] : offerClaims(offer, name, graph, { page, context });
    });
};

/** An Offer of a product with the name of a plan is that plan. */
const nameOf = (offer: JsonLdNode, graph: JsonLdGraph, { names }: OfferContext): string | null => {
  const named = text(offer, 'name') ?? itemName(offer, graph);
  const around = named === null && offer.parent ? text(offer.parent, 'name') : null;
  return named ?? (around !== null && names.slugOf(around) !== null ? around : null);
};

const itemName = (offer: JsonLdNode, graph: JsonLdGraph): string | null => {
  const [item] = held(offer, 'itemOffered', graph);
  return item ? text(item, 'name') : text(offer, 'itemOffered');
};

const offerClaims = (
  offer: JsonLdNode,
  name: string,
  graph: JsonLdGraph,
  { page, context }: { readonly page: Page; readonly context: OfferContext },
): readonly Claim[] => {
  const slug = context.names.slugOf(name) ?? slugify(name);
  const claim = (pointer: string, value: unknown, node: JsonLdNode, property: string | null = null): Claim => ({
    slug,
    pointer,
    value,
    level: context.level,
    page: page.url,
    place: placeIn(page, node, property),
  });
  const description = text(offer, 'description');
  const prices = offerPrices(offer, graph);
  reportPrices(page, name, prices, context.problems);
  return [
    claim('/name', name, offer, 'name'),
    ...(description === null ? [] : [claim('/description', description, offer, 'description')]),
    ...prices.map(({ money, node, property }) => claim(PRICE, money, node, property)),
    ...offerLimits(offer, graph, context.limitKeys).map(({ key, limit, node }) => claim(`/limits/${key}`, limit, node, 'value')),
    ...held(offer, 'addOn', graph).flatMap((extra) => {
      const called = text(extra, 'name') ?? itemName(extra, graph);
      const value = { name: called, price: mainPrice(offerPrices(extra, graph)) };
      return called === null || foldName(called) === '' ? [] : [claim(`/addOns/${foldName(called)}`, value, extra, 'price')];
    }),
  ];
};

/** Reports misplaced and unreadable properties once each, and Offers whose amounts have no period. */
const reportPrices = (page: Page, name: string, prices: readonly OfferPrice[], problems: ProblemList): void => {
  const misplaced = new Map(prices.flatMap((price) => price.misplaced).map((each) => [`${each.node.pointer} ${each.property}`, each]));
  for (const { node, property, where } of misplaced.values())
    problems.add(sources.offerMisplaced, { property, where }, placeIn(page, node, property));
  for (const { money, property, fault } of prices) {
    if (!fault) continue;
    const values = { property, value: money.quote ?? '', reason: fault.reason };
    problems.add(sources.offerUnreadable, values, placeIn(page, fault.node, fault.property));
  }
  const periodless = prices.find(({ money }) => money.period === null && (money.value ?? 0) > 0);
  if (periodless) problems.add(sources.offerPeriodless, { name }, placeIn(page, periodless.node, periodless.property));
};
