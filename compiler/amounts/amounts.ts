import { joinCents } from './cents.ts';
import { joinCurrencies, UNKNOWN_CURRENCY } from './currencies.ts';
import { partAt, type Part } from './parts.ts';
import { joinRanges } from './ranges.ts';
import { signOwners, type SignOwners } from './sign-owners.ts';

/** Joins numbers with their signs into amounts, and amounts into ranges, which have no value of their own. */
export const joinAmounts = (parts: readonly Part[], text: string): readonly Part[] => {
  const numbers = joinCents(parts, text);
  const owners = signOwners(numbers);
  const joined: Part[] = [];
  let index = 0;
  while (index < numbers.length) {
    const next = endOfAmount(index, owners);
    joined.push(next === null ? partAt(numbers, index) : amountOf(numbers.slice(index, next), text));
    index = next ?? index + 1;
  }
  return joinRanges(joined, text);
};

/** Index behind the amount that begins at a part with its sign or its number; null when none does. */
const endOfAmount = (index: number, { signs, tied }: SignOwners): number | null => {
  const second = tied.get(index);
  if (second !== undefined) return second + 1;
  for (const number of [index, index + 1, index + 2]) {
    const own = signs.get(number);
    if (own) return (own.before ?? number) === index ? (own.after ?? number) + 1 : null;
  }
  return null;
};

const amountOf = (parts: readonly Part[], text: string): Part => {
  const [number, ...others] = parts.filter(({ kind }) => kind === 'number');
  const currencies = parts.filter(({ kind }) => kind === 'sign').map(({ currency }) => currency);
  const [first, last] = [partAt(parts, 0), partAt(parts, parts.length - 1)];
  return {
    ...(number ?? first),
    kind: 'amount',
    value: others.length === 0 ? (number?.value ?? null) : null,
    raw: text.slice(first.start, last.end),
    start: first.start,
    end: last.end,
    glued: first.glued,
    currency: currencies.reduce((known, currency) => joinCurrencies(known, currency) ?? UNKNOWN_CURRENCY),
    isSignFirst: first.kind === 'sign',
  };
};
