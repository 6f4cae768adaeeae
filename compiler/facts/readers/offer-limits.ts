import { limitKey, limitOf, unitOf } from '../../amounts/grammar.ts';
import { limitNoun, readQuantity } from '../../amounts/limits.ts';
import { held, type JsonLdGraph } from '../../jsonld/graph.ts';
import { numeric, text, type JsonLdNode } from '../../jsonld/read.ts';
import type { Limit } from '../../schema/shapes.ts';
import { periodOfUnit, quantityPeriod } from './offer-period.ts';

/** A limit that an Offer states, with the node that says it. */
export interface OfferLimit {
  readonly key: string;
  readonly limit: Limit;
  readonly node: JsonLdNode;
}

/**
 * The limits of an Offer: the quantity that it is for (`eligibleQuantity`, with a noun in `unitText`), and each PropertyValue of the Offer
 * or of what it offers. A value without a noun that is known is left alone: it may be anything. `keys` are the limits that other sources name.
 */
export const offerLimits = (offer: JsonLdNode, graph: JsonLdGraph, keys: readonly string[]): readonly OfferLimit[] => [
  ...held(offer, 'eligibleQuantity', graph).flatMap((node) => quantityLimit(node, keys)),
  ...[offer, ...held(offer, 'itemOffered', graph)]
    .flatMap((owner) => held(owner, 'additionalProperty', graph))
    .flatMap((node) => propertyLimit(node, graph, keys)),
];

const quantityLimit = (node: JsonLdNode, keys: readonly string[]): readonly OfferLimit[] => {
  const noun = nounOf(text(node, 'unitText'), keys);
  const value = numeric(node, 'maxValue') ?? numeric(node, 'value');
  if (noun === null || value === null || value < 0) return [];
  return [{ key: noun.key, limit: limitOf(noun.key, { value, unit: noun.unit, period: noun.period }), node }];
};

const propertyLimit = (node: JsonLdNode, graph: JsonLdGraph, keys: readonly string[]): readonly OfferLimit[] => {
  const [name, unit] = [text(node, 'name'), text(node, 'unitText')];
  const noun = ownNoun(name, unit, keys) ?? nounOf(name, keys) ?? nounOf(unit, keys);
  if (noun === null) return [];
  const [renewal] = held(node, 'valueReference', graph);
  const period = (renewal && quantityPeriod(renewal, graph)) ?? noun.period ?? (unit === null ? null : periodOfUnit(unit, graph));
  const limit = limitIn(node, noun.key);
  return limit === null ? [] : [{ key: noun.key, limit: { ...limit, unit: noun.unit, period: period ?? limit.period }, node }];
};

/** What a limit counts: its key, its words, and the period that the words name. */
interface Noun {
  readonly key: string;
  readonly unit: string;
  readonly period: string | null;
}

const nounOf = (words: string | null, keys: readonly string[]): Noun | null => (words === null ? null : limitNoun(words, keys));

/** A name that is a key of a limit: one that another source names, or one whose unit repeats it in words, as sitec writes it. */
const ownNoun = (name: string | null, unit: string | null, keys: readonly string[]): Noun | null => {
  if (name === null || !/^[a-z][A-Za-z0-9]*$/.test(name)) return null;
  const isKey = keys.includes(name) || (unit !== null && limitKey(unit) === name);
  return isKey ? { key: name, unit: unit ?? unitOf(name), period: null } : null;
};

/** The value of a PropertyValue as a limit; null when it has none. */
const limitIn = (node: JsonLdNode, key: string): Limit | null => {
  const value = numeric(node, 'value') ?? numeric(node, 'maxValue');
  const words = text(node, 'value');
  if (value !== null) return value < 0 ? null : limitOf(key, { value });
  if (words === null) return null;
  // Digits alone that were not read as a number could be read in two ways.
  return /\p{L}/u.test(words) ? readQuantity(words, key) : limitOf(key, { quote: words, reason: 'unreadable' });
};
