import { NUMBER_SHIFT } from '../../runtime/bundle.ts';

/** Greatest number of a packed text: characters from U+D800 on may be halves of a pair. */
export const MOST_NUMBER = 0xd7ff - NUMBER_SHIFT;

/**
 * Whole numbers as the characters of a text.
 * @throws RangeError for a number above `MOST_NUMBER`.
 */
export const pack = (numbers: readonly number[]): string => {
  if (numbers.some((number) => number > MOST_NUMBER)) throw new RangeError(`a number above ${MOST_NUMBER} cannot be packed`);
  return numbers.map((number) => String.fromCharCode(number + NUMBER_SHIFT)).join('');
};

/**
 * Packs the numbers of a term: its rarity, then distance and weight of each passage. A distance above `MOST_NUMBER` is divided by passages
 * with the weight 0.
 * @param passages number and weight of each passage, sorted
 */
export const packTerm = (rarity: number, passages: readonly (readonly [passage: number, weight: number])[]): string => {
  const numbers = [rarity];
  let last = 0;
  for (const [passage, weight] of passages) {
    for (; passage - last > MOST_NUMBER; last += MOST_NUMBER) numbers.push(MOST_NUMBER, 0);
    numbers.push(passage - last, weight);
    last = passage;
  }
  return pack(numbers);
};
