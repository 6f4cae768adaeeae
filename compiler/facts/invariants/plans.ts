import type { Limit, Money } from '../../schema/shapes.ts';
import type { Facts } from '../resources/index.ts';
import type { Plan } from '../resources/plan.ts';
import type { Fault } from './index.ts';

type Plans = Facts['plans']['body'];

/** What the schema of the plans cannot say: that a missing value has a reason, an amount a currency, and lists agree with their plans. */
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

const moneyFaults = ({ value, currency, period, billed, reason }: Money, pointer: string): readonly Fault[] =>
  faults(pointer, [
    [(value === null) !== (reason !== null), 'must have a value or a reason, and not both'],
    [value !== null && value > 0 && currency === null, 'must have a currency'],
    [billed !== null && billed === period, 'must name how it is billed only when that differs from its period'],
  ]);

const limitFaults = (key: string, { value, unlimited, reason }: Limit, pointer: string): readonly Fault[] =>
  faults(pointer, [
    [unlimited && (value !== null || reason !== null), 'must have neither a value nor a reason, because it is unlimited'],
    [!unlimited && (value === null) !== (reason !== null), 'must have a value or a reason, and not both'],
    [!/^[a-z][A-Za-z0-9]*$/.test(key), 'must have a key in camelCase'],
  ]);

/** The price of a plan is that of a month where there is one. Nothing costs the same in every currency, or for every thing. */
const monthlyFaults = (price: Money, others: readonly Money[], pointer: string): readonly Fault[] => {
  const isComparable = price.value !== null && price.value > 0 && price.period !== 'P1M';
  const monthly = others.some(
    (other) => other.value !== null && other.period === 'P1M' && other.currency === price.currency && other.per === price.per,
  );
  return faults(`${pointer}/price`, [[isComparable && monthly, 'must be the price of a month, which stands in otherPrices']]);
};

const trialFaults = ({ available, reason, days }: Plans['freeTrial']): readonly Fault[] =>
  faults('/freeTrial', [
    [(available === null) !== (reason !== null), 'must say whether it is available, or why that is not known'],
    [available !== true && days !== null, 'must be available to have a length'],
  ]);

/** A free plan needs neither currency nor period; all other prices decide whether one is shared. */
const sharedFaults = (body: Plans, key: 'currency' | 'period'): readonly Fault[] => {
  const prices = body.plans
    .map(({ price }) => price)
    .filter((price) => price.value !== null && !(price.value === 0 && price[key] === null));
  const [first = null, ...others] = new Set(prices.map((price) => price[key]));
  const expected = others.length === 0 ? first : null;
  return faults(`/${key}`, [[body[key] !== expected, `must be ${expected ?? 'null'}, as the prices of the plans are`]]);
};

const faults = (pointer: string, rules: readonly (readonly [isBroken: boolean, reason: string])[]): readonly Fault[] =>
  rules.flatMap(([isBroken, reason]) => (isBroken ? [{ pointer, reason }] : []));
