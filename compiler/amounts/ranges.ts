import { joinCurrencies, UNKNOWN_CURRENCY } from './currencies.ts';
import { isContent } from './part-rules.ts';
import { partAt, type Part } from './parts.ts';
import { isDash } from './tokens.ts';

/** Joins amounts that are the ends of a range, "$10 to $20", into one without a value. */
export const joinRanges = (parts: readonly Part[], text: string): readonly Part[] => {
  const joined: Part[] = [];
  let index = 0;
  while (index < parts.length) {
    const isRange = isRangeAt(parts, index);
    joined.push(isRange ? rangeOf(partAt(parts, index), partAt(parts, index + 2), text) : partAt(parts, index));
    index += isRange ? 3 : 1;
  }
  return joined;
};

const rangeOf = (low: Part, high: Part, text: string): Part => {
  const isBoth = low.kind === 'amount' && high.kind === 'amount';
  const currency = isBoth ? (joinCurrencies(low.currency, high.currency) ?? UNKNOWN_CURRENCY) : low.currency || high.currency;
  return { ...low, kind: 'amount', value: null, raw: text.slice(low.start, high.end), end: high.end, currency };
};

/** "Seats 1 - $49" and "$49 - 5 users" only look like ranges. */
const isRangeAt = (parts: readonly Part[], index: number): boolean => {
  const [low, joint, high] = [partAt(parts, index), partAt(parts, index + 1), partAt(parts, index + 2)];
  if (!isRangeJoint(joint) && !isBetween(partAt(parts, index - 1), joint)) return false;
  if (low.kind === 'amount') return high.kind === 'amount' || (high.kind === 'number' && !isOfSomething(partAt(parts, index + 3)));
  return low.kind === 'number' && high.kind === 'amount' && (!isDash(joint) || joint.glued || !high.isSignFirst);
};

/** True for what joins the ends of a range: a dash, "to", "bis". */
export const isRangeJoint = (joint: Part): boolean => isDash(joint) || joint.meaning.word === 'to' || joint.meaning.word === 'until';

const isBetween = (before: Part, joint: Part): boolean => joint.meaning.word === 'and' && before.meaning.word === 'bound';

const isOfSomething = (part: Part): boolean => isContent(part) || part.meaning.noun !== undefined || part.meaning.unit !== undefined;
