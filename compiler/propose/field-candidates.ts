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
  const told = selectors.filter(({ cost }) => cost < SEMANTIC).map(({ selector }) => selector);
  const worded = words.flatMap((match) => told.map((selector) => ({ selector, match })));
  return [...told, ...worded, ...selectors.map(({ selector }) => selector).slice(told.length)];
};

/** Cost from which on a selector says more of the look than of the thing. */
const SEMANTIC = 6;
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
