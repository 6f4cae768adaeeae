import { held, type JsonLdGraph } from '../../jsonld/graph.ts';
import { numeric, text, type JsonLdNode } from '../../jsonld/read.ts';
import { amountsIn, type Amount } from '../../money/amounts.ts';
import { vocabularyOf } from '../../money/vocabulary.ts';

/** What an amount is charged for. */
export interface Charge {
  /** ISO 8601 duration. Null when there is none. */
  readonly period: string | null;
  /** How often it is charged, when that differs. */
  readonly billed: string | null;
  /** The unit that the amount is for, such as `user`. */
  readonly per: string | null;
  /** Properties that schema.org does not define at their position, and that were read. */
  readonly misplaced: readonly Misplaced[];
}

/** A property at a position where schema.org does not define it. */
export interface Misplaced {
  readonly node: JsonLdNode;
  readonly property: string;
  readonly where: string;
}

/** Codes of charging units (UN/ECE Recommendation 20). */
const CODES: ReadonlyMap<string, string> = new Map([
  ['DAY', 'P1D'],
  ['WEE', 'P1W'],
  ['MON', 'P1M'],
  ['QAN', 'P3M'],
  ['SAN', 'P6M'],
  ['ANN', 'P1Y'],
]);

/** Properties of a UnitPriceSpecification with a period. At other positions they are read and reported. */
const UNIT_PROPERTIES = ['unitCode', 'unitText', 'referenceQuantity', 'billingDuration', 'billingIncrement'];

/**
 * What the amount of a node is charged for, from the node itself or else from its Offer. The unit (`referenceQuantity`, `unitCode`,
 * `unitText`) is the period. A different duration beside it is the commitment, and is the period only when there is no unit.
 */
export const chargeOf = (node: JsonLdNode, offer: JsonLdNode, graph: JsonLdGraph): Charge => {
  const nodes = node === offer ? [offer] : [node, offer];
  const charging = nodes.find((each) => unitPeriod(each, graph) !== null);
  const binding = nodes.find((each) => durationOf(each, graph) !== null);
  const period = charging ? unitPeriod(charging, graph) : null;
  const duration = binding ? durationOf(binding, graph) : null;
  const per = nodes.map((each) => countedOf(each, graph)).find((noun) => noun !== null) ?? null;
  const read = new Set([charging, binding].filter((each) => each !== undefined));
  return {
    period: period ?? duration,
    billed: period !== null && duration !== period ? duration : null,
    per,
    misplaced: [...read].flatMap(misplacedIn),
  };
};

const unitPeriod = (node: JsonLdNode, graph: JsonLdGraph): string | null => {
  const [quantity] = held(node, 'referenceQuantity', graph);
  return (quantity && quantityPeriod(quantity, graph)) ?? unitOf(node, graph);
};

/** The period of a QuantitativeValue: 3 and MON are three months. */
export const quantityPeriod = (quantity: JsonLdNode, graph: JsonLdGraph): string | null =>
  times(unitOf(quantity, graph), numeric(quantity, 'value') ?? 1);

/** The period of a unit, from its code or its words. Many sites write codes as words. */
const unitOf = (node: JsonLdNode, graph: JsonLdGraph): string | null => {
  const code = text(node, 'unitCode')?.toUpperCase();
  const words = text(node, 'unitText');
  return (
    (code === undefined ? null : (CODES.get(code) ?? periodOfUnit(code, graph))) ?? (words === null ? null : periodOfUnit(words, graph))
  );
};

/** The period (ISO 8601) in the words of a unit: "month", "per user per month", "P1M". Null when there is none. */
export const periodOfUnit = (words: string, { language }: JsonLdGraph): string | null =>
  /^P[1-9]\d{0,2}[DWMY]$/i.exec(words.trim())?.[0].toUpperCase() ?? saidOf(words, language, ({ period }) => period);

/** Prefixes for the words of a unit, which are read as words after an amount. */
const LEADS = ['', '/ '];

/** What the words of a unit add to an amount before them. */
const saidOf = (words: string, language: string | null, pick: (amount: Amount) => string | null): string | null => {
  for (const lead of LEADS) {
    const [amount, ...others] = amountsIn(`1 USD ${lead}${words}`, vocabularyOf(language));
    const said = amount && others.length === 0 ? pick(amount) : null;
    if (said !== null) return said;
  }
  return null;
};

/** A multiple of a period: 3 and P1M are P3M. Null for a quantity that is not a positive whole number of units. */
const times = (period: string | null, count: number): string | null => {
  if (count === 1 && period === 'PT1H') return period;
  const [, units, letter = ''] = /^P(\d+)([DWMY])$/.exec(period ?? '') ?? [];
  const total = Number(units) * count;
  if (!Number.isSafeInteger(total) || total <= 0) return null;
  return letter === 'M' && total % 12 === 0 ? `P${total / 12}Y` : `P${total}${letter}`;
};

/** The duration of a price, in all forms that sites write: `P1M`, a number of units, a quantity, or an increment that is a duration. */
const durationOf = (node: JsonLdNode, graph: JsonLdGraph): string | null => {
  const [quantity] = held(node, 'billingDuration', graph);
  const count = numeric(node, 'billingDuration');
  if (quantity) return quantityPeriod(quantity, graph);
  if (count !== null) return times(unitOf(node, graph), count);
  return times(text(node, 'billingDuration'), 1) ?? times(text(node, 'billingIncrement'), 1);
};

/** The unit that an amount is for: "user" in "per user per month", or in a reference quantity of one user. */
const countedOf = (node: JsonLdNode, graph: JsonLdGraph): string | null => {
  const [quantity] = held(node, 'referenceQuantity', graph);
  const unit = quantity && unitOf(quantity, graph) === null ? text(quantity, 'unitText') : null;
  const count = quantity ? (numeric(quantity, 'value') ?? 1) : 1;
  const words = unit === null ? text(node, 'unitText') : `${count === 1 ? '' : count} ${unit}`;
  return words === null ? null : saidOf(words, graph.language, ({ per }) => per);
};

const misplacedIn = (node: JsonLdNode): readonly Misplaced[] => {
  const isUnit = node.types.length === 0 || node.types.includes('UnitPriceSpecification');
  if (isUnit)
    return times(text(node, 'billingIncrement'), 1) === null ? [] : [{ node, property: 'billingIncrement', where: 'as a duration' }];
  const where = `in ${/^[AEIOU]/.test(node.types[0] ?? '') ? 'an' : 'a'} ${node.types[0]}`;
  return UNIT_PROPERTIES.filter((property) => node.properties[property] !== undefined).map((property) => ({ node, property, where }));
};
