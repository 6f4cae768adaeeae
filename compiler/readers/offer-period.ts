import { numeric, text, type JsonLdNode } from '../jsonld.ts';

/** UN/CEFACT unit codes of the charging unit, and words that sites use instead. */
const PERIODS: readonly (readonly [pattern: RegExp, unit: string])[] = [
  [/^(MON|.*(?<!\p{L})(months?|monate?|monatlich|monthly|mo)\b.*)$/iu, 'M'],
  [/^(ANN|.*(?<!\p{L})(years?|jahre?|annum|yr)\b.*)$/iu, 'Y'],
  [/^(WEE|.*(?<!\p{L})(weeks?|wochen?)\b.*)$/iu, 'W'],
  [/^(DAY|.*(?<!\p{L})(days?|tage?)\b.*)$/iu, 'D'],
];

/** The period that an amount is charged for, by its unit; null when the unit says none. */
export const chargedPeriod = (node: JsonLdNode, nodes: readonly JsonLdNode[]): string | null => {
  const reference = nodes.find((other) => other.parent === node && other.pointer.endsWith('/referenceQuantity'));
  const counted = reference ? times(periodOf(text(reference, 'unitCode')), numeric(reference, 'value') ?? 1) : null;
  return counted ?? periodOf(text(node, 'unitCode')) ?? periodOf(text(node, 'unitText'));
};

/** A period several times: 3 and P1M are P3M. A quantity that is no whole number of units says nothing. */
const times = (period: string | null, count: number): string | null =>
  period !== null && Number.isSafeInteger(count) && count > 0
    ? period.replace(/\d+/, (units) => String(Number(units) * count)).replace(/^P12M$/, 'P1Y')
    : null;

/** The period of a unit: "MON", "per month", "6 months". */
const periodOf = (word: string | null): string | null => {
  const unit = word === null ? undefined : PERIODS.find(([pattern]) => pattern.test(word))?.[1];
  return unit === undefined ? null : times(`P1${unit}`, Number(/\d+/.exec(word ?? '')?.[0] ?? 1));
};

/** The duration of a price, wherever sites write it. */
export const durationOf = (node: JsonLdNode): string | null => {
  const value = text(node, 'billingDuration') ?? text(node, 'billingIncrement');
  return value !== null && /^P[1-9]\d*[DWMY]$/.test(value) ? value : null;
};
