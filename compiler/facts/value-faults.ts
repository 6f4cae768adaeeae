import type { Limit, Money } from '../schema/shapes.ts';
import type { Facts } from './resources/index.ts';
import type { Plan } from './resources/plan.ts';

type Plans = Facts['plans']['body'];

/** An error in a document, with the reason as the second half of a sentence. */
export interface Fault {
  /** JSON pointer inside the document. */
  readonly pointer: string;
  readonly reason: string;
}

/**
 * Errors of plans that their schema cannot express: values, statuses, words and reasons must agree, an amount needs a currency, and lists
 * must agree with their plans.
 */
export const planFaults = (body: Plans): readonly Fault[] => [
  ...body.plans.flatMap((plan, index) => planFault(plan, `/plans/${index}`)),
  ...trialFaults(body.freeTrial),
  ...sharedFaults(body, 'currency'),
  ...sharedFaults(body, 'period'),
];

const planFault = ({ price, otherPrices, addOns, limits }: Plan, pointer: string): readonly Fault[] => [
  ...moneyFaults(price, `${pointer}/price`),
  ...otherPrices.flatMap((other, index) => moneyFaults(other, `${pointer}/otherPrices/${index}`)),
  ...addOns.flatMap((addOn, index) => moneyFaults(addOn.price, `${pointer}/addOns/${index}/price`)),
  ...Object.entries(limits).flatMap(([key, limit]) => limitFaults(key, limit, `${pointer}/limits/${key}`)),
  ...monthlyFaults(price, otherPrices, pointer),
];

/**
 * Errors of offers that their schema cannot express. Their prices have no separate reason, because the status of a null price is the
 * reason.
 */
export const offerFaults = ({ offers }: Facts['offers']['body']): readonly Fault[] =>
  offers.flatMap(({ prices, limits }, index) => [
    ...prices.flatMap((price, at) => priceFaults(price, `/offers/${index}/prices/${at}`)),
    ...Object.entries(limits).flatMap(([key, limit]) => limitFaults(key, limit, `/offers/${index}/limits/${key}`)),
  ]);

const moneyFaults = (price: Money, pointer: string): readonly Fault[] => [
  ...faults(pointer, reasonRules(price.value !== null, price)),
  ...priceFaults(price, pointer),
];

type Price = Pick<Money, 'value' | 'currency' | 'period' | 'billed' | 'quote' | 'page' | 'status'>;

const priceFaults = ({ value, currency, period, billed, quote, page, status }: Price, pointer: string): readonly Fault[] =>
  faults(pointer, [
    ...statusRules(value !== null, { quote, status }),
    [quote !== null && page === null, 'must have the address of its words'],
    [value !== null && value > 0 && currency === null, 'must have a currency'],
    [billed !== null && billed === period, 'must name how it is billed only when that differs from its period'],
  ]);

const limitFaults = (key: string, limit: Limit, pointer: string): readonly Fault[] => {
  const { value, unlimited, reason } = limit;
  const isKnown = unlimited || value !== null;
  return faults(pointer, [
    [unlimited && (value !== null || reason !== null), 'must have neither a value nor a reason, because it is unlimited'],
    ...(unlimited ? [] : reasonRules(isKnown, limit)),
    ...statusRules(isKnown, limit),
    [!/^[\p{L}\p{M}][\p{L}\p{M}\p{N}]*$/u.test(key), 'must have a key of letters and figures in camelCase'],
  ]);
};

/** True when a rule is broken, and its text. */
type Rule = readonly [isBroken: boolean, reason: string];

type Quoted = Pick<Money, 'quote' | 'status'>;

/** A value must be confirmed or shown, and a shown one must have the words of the page. */
const statusRules = (isKnown: boolean, { quote, status }: Quoted): readonly Rule[] => [
  [isKnown !== (status === 'confirmed' || status === 'shown'), `must ${isKnown ? '' : 'not '}be confirmed or shown`],
  [status === 'shown' && quote === null, 'must have the words of the page, because nothing else shows it'],
];

/** An unknown value has its status as the reason. */
const reasonRules = (isKnown: boolean, { status, reason }: Pick<Money, 'status' | 'reason'>): readonly Rule[] => [
  [isKnown === (reason !== null), 'must have a value or a reason, and not both'],
  [!isKnown && reason !== null && reason !== status, 'must have its status as the reason'],
];

/** The price of a plan must be the monthly one when it has one with the same currency and unit. Free plans are not checked. */
const monthlyFaults = (price: Money, others: readonly Money[], pointer: string): readonly Fault[] => {
  const isComparable = price.value !== null && price.value > 0 && price.period !== 'P1M';
  const monthly = others.some(
    (other) => other.value !== null && other.period === 'P1M' && other.currency === price.currency && other.per === price.per,
  );
  return faults(`${pointer}/price`, [[isComparable && monthly, 'must be the price of a month, which is in otherPrices']]);
};

const trialFaults = ({ available, days, quote, status, reason }: Plans['freeTrial']): readonly Fault[] =>
  faults('/freeTrial', [
    ...statusRules(available !== null, { quote, status }),
    [(available === null) !== (reason !== null), 'must say whether it is available, or why that is not known'],
    [available !== true && days !== null, 'must be available to have a length'],
  ]);

/** A free plan needs neither currency nor period. All other prices decide whether one is shared. */
const sharedFaults = (body: Plans, key: 'currency' | 'period'): readonly Fault[] => {
  const prices = body.plans
    .map(({ price }) => price)
    .filter((price) => price.value !== null && !(price.value === 0 && price[key] === null));
  const [first = null, ...others] = new Set(prices.map((price) => price[key]));
  const expected = others.length === 0 ? first : null;
  return faults(`/${key}`, [[body[key] !== expected, `must be ${expected ?? 'null'}, as the prices of the plans are`]]);
};

const faults = (pointer: string, rules: readonly Rule[]): readonly Fault[] =>
  rules.flatMap(([isBroken, reason]) => (isBroken ? [{ pointer, reason }] : []));
