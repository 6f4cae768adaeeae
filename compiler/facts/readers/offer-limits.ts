import { limitOf } from '../values.ts';
import { held, type JsonLdGraph } from '../../jsonld/graph.ts';
import { numeric, text, type JsonLdNode } from '../../jsonld/read.ts';
import { vocabularyOf } from '../../money/vocabulary.ts';
import { limitLabel, unitOf } from '../../offers/limit-names.ts';
import { quantityIn } from '../../offers/quantities.ts';
import type { Limit } from '../../schema/shapes.ts';
import { periodOfUnit, quantityPeriod } from './offer-period.ts';

/** A limit of an Offer, with the node that states it. */
export interface OfferLimit {
  readonly key: string;
  readonly limit: Limit;
  readonly node: JsonLdNode;
}

const ENGLISH = vocabularyOf('en');

/**
 * The limits of an Offer: its quantity (`eligibleQuantity`, with a noun in `unitText`), and each PropertyValue of the Offer or of its item.
 * `keys` are the limits that other sources name.
 */
export const offerLimits = (offer: JsonLdNode, graph: JsonLdGraph, keys: readonly string[]): readonly OfferLimit[] => [
  ...held(offer, 'eligibleQuantity', graph).flatMap((node) => quantityLimit(node, keys)),
  ...[offer, ...held(offer, 'itemOffered', graph)]
    .flatMap((owner) => held(owner, 'additionalProperty', graph))
    .flatMap((node) => propertyLimit(node, graph, keys)),
];

const quantityLimit = (node: JsonLdNode, keys: readonly string[]): readonly OfferLimit[] => {
  const words = text(node, 'unitText');
  const value = numeric(node, 'maxValue') ?? numeric(node, 'value');
  const label = words === null ? null : limitLabel(words, keys, ENGLISH);
  if (words === null || !label?.key || value === null || value < 0) return [];
  return [
    { key: label.key, limit: limitOf(label.key, { value, unit: label.isKnown ? unitOf(label.key) : words, period: label.period }), node },
  ];
};

const propertyLimit = (node: JsonLdNode, graph: JsonLdGraph, keys: readonly string[]): readonly OfferLimit[] => {
  const noun = nounOf(text(node, 'name'), text(node, 'unitText'), keys);
  const limit = noun && limitIn(node, noun.key);
  if (!noun || !limit) return [];
  const [renewal] = held(node, 'valueReference', graph);
  const unit = text(node, 'unitText');
  const period = (renewal && quantityPeriod(renewal, graph)) ?? noun.period ?? (unit === null ? null : periodOfUnit(unit, graph));
  return [{ key: noun.key, limit: { ...limit, unit: noun.unit, period: period ?? limit.period }, node }];
};

/** What a limit counts: its key, its words, and the period in the words. */
interface Noun {
  readonly key: string;
  readonly unit: string;
  readonly period: string | null;
}

/** What a property counts: a limit of another source with its name, else with its unit. Otherwise its name decides, such as "Contacts". */
const nounOf = (name: string | null, unit: string | null, keys: readonly string[]): Noun | null => {
  const labels = [name, unit].flatMap((words) => (words === null ? [] : [{ ...limitLabel(words, keys, ENGLISH), words }]));
  const label = labels.find(({ isKnown }) => isKnown) ?? labels.find(({ key }) => key !== '');
  if (!label) return null;
  // sitec writes keys as names, and what they count as the unit.
  const words = name === label.key && unit !== null ? unit : unitOf(label.key);
  return { key: name === label.key ? name : label.key, unit: words, period: label.period };
};

/** The value of a PropertyValue as a limit. Null when it has none. */
const limitIn = (node: JsonLdNode, key: string): Limit | null => {
  const value = numeric(node, 'value') ?? numeric(node, 'maxValue');
  const words = text(node, 'value');
  if (value !== null) return value < 0 ? null : limitOf(key, { value });
  const quantity = words === null ? null : quantityIn(words, key, ENGLISH);
  // Words without digits describe a plan, but do not count anything.
  if (words === null || !quantity || (quantity.reason !== null && !/\p{Nd}/u.test(words))) return null;
  // Digits that were not read as a number are ambiguous.
  return limitOf(key, /\p{L}/u.test(words) ? { ...quantity, quote: words } : { quote: words, reason: 'unreadable' });
};
