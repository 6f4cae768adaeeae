import type { Element } from '../markdown/hast.ts';
import { byCost, compounds } from './selector-candidates.ts';
import type { SimpleSelector } from './stable-names.ts';

/** A field of the configuration: a CSS selector, or one with words that the text must hold. */
export type ProposedField = string | { selector: string; match: string };

/** The element of a plan, and the elements inside of it that hold a value of it: each would do, the innermost stands first. */
export interface Holder {
  readonly item: Element;
  readonly found: readonly Element[];
}

/** Elements around a value that are looked at. */
const MAXIMUM_LEVELS = 4;

/**
 * Selectors for a value inside the elements of plans, the most durable first. They are made from the elements that hold it in any plan, and
 * may match something else before it: whoever asks reads them. `words` are texts of which all values have one.
 */
export const fieldCandidates = (holders: readonly Holder[], words: readonly string[] = []): readonly ProposedField[] => {
  const chains = holders.map(({ found }) => found.slice(0, MAXIMUM_LEVELS));
  const plain = chains.flat().flatMap((element) => compounds([element]));
  const selectors = byCost(withoutTwins([...plain, ...chains.flatMap(nested)]));
  const fields = selectors.flatMap(({ selector, cost }) => [
    { field: selector, cost: BARE.test(selector) ? cost + COST.bare : cost },
    ...words.map((match) => ({ field: { selector, match }, cost: cost + COST.words })),
  ]);
  return fields.toSorted((a, b) => a.cost - b.cost).map(({ field }) => field);
};

/** The first element of such a name holds the value by chance. */
const BARE = /^(?:div|span|p|li|b|i|em|strong|small)$/;
const COST = { bare: 2, words: 0.7 } as const;

/** Selectors of an element and of the one around it that are put together. */
const MAXIMUM_OF_EACH = 3;

/** `.price > span`: elements by what stands around them. */
const nested = (chain: readonly Element[]): readonly SimpleSelector[] =>
  chain.slice(0, -1).flatMap((element, level) => {
    const around = compounds([chain[level + 1] as Element]).slice(0, MAXIMUM_OF_EACH);
    const within = compounds([element]).slice(0, MAXIMUM_OF_EACH);
    return around.flatMap((parent) =>
      within.map(({ selector, cost }) => ({ selector: `${parent.selector} > ${selector}`, cost: parent.cost + cost + 1 })),
    );
  });

const withoutTwins = (selectors: readonly SimpleSelector[]): readonly SimpleSelector[] => [
  ...new Map(selectors.map((each) => [each.selector, each])).values(),
];
