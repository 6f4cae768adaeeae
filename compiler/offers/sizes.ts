/** Sizes of one offer in one line: "Fries small $3.50 / large $4.00". */
import type { Amount } from '../money/amounts.ts';
import { joined } from '../money/joined.ts';
import { isPayment, isSum, nameIn, type Candidate } from './names.ts';
import { linesIn, shownPrices, type Draft, type PageLines, type ShownOffer } from './offer.ts';
import { isPrice, type PricedLine } from './priced-lines.ts';

/** Maximum words of the name of a size. */
const MOST_WORDS = 3;

/** What separates a size from the amount of another one. */
const SEPARATOR = /^\s*[/|,;·•]\s*|\s*[/|,;·•]\s*$/g;

/** What separates the name of an offer from that of its first size, at the end of the text before the size. */
const SEAM = /[\u200B:：]\s*(?=[^\u200B:：]*$)/u;

/** The words around the amounts of a line: the name of the offer, and the sizes in the order of the amounts. */
interface Sizes {
  readonly name: string;
  readonly sizes: readonly string[];
}

/** The sizes of an offer as offers, each with its own price. The offer alone where a line has no sizes. */
export const withSizes = (offer: ShownOffer, draft: Draft, name: Candidate, page: PageLines): readonly ShownOffer[] => {
  const priced = linesIn(draft, page).filter(({ price }) => price === 'amount');
  const [line] = priced;
  if (!line || priced.length > 1 || !areAlike(line.amounts)) return [offer];
  const found = sizesIn(seamed(line, page), line.amounts);
  const own = name.line === line ? found?.name : offer.name;
  if (!found || !own || !found.sizes.every((size) => isSize(size, page)) || new Set(found.sizes).size < found.sizes.length) return [offer];
  return found.sizes.map((size, index) => ({
    ...offer,
    name: `${own}, ${size}`,
    prices: shownPrices({ ...line, amounts: line.amounts.slice(index, index + 1) }),
  }));
};

/** True for amounts that nothing but their sizes distinguishes. */
const areAlike = (amounts: PricedLine['amounts']): boolean =>
  amounts.length > 1 &&
  amounts.every(
    (amount) =>
      isPrice(amount) &&
      amount.role === 'price' &&
      amount.high === null &&
      [amount.period, amount.per, amount.billed].every((each) => each === null) &&
      amount.currency === amounts[0]?.currency,
  );

/** The text of a line, with a mark of the same length for a space before an element of a row, which separates as the edge of one does. */
const seamed = ({ line: { edges }, index, next }: PricedLine, page: PageLines): string => {
  const text = joined(page.lines, index, next);
  return edges.reduce((all, { at }) => (all[at - 1] === ' ' ? `${all.slice(0, at - 1)}\u200B${all.slice(at)}` : all), text);
};

const sizesIn = (text: string, amounts: readonly Amount[]): Sizes | null => {
  const between = [...amounts, null].map((amount, index) => text.slice(amounts[index - 1]?.end ?? 0, amount?.start ?? text.length));
  return sizesBefore(between) ?? sizesBehind(between);
};

/** "small $3.50 / large $4.00" */
const sizesBefore = ([first = '', ...others]: readonly string[]): Sizes | null => {
  const last = others.pop() ?? '';
  if (/[\p{L}\p{N}]/u.test(last) || !others.every((part) => /^\s*[/|,;·•]/.test(part))) return null;
  const sizes = others.map(sizeIn);
  const { name, size } = endOf(first, sizes) ?? { name: '', size: '' };
  return { name, sizes: [size, ...sizes] };
};

/** "$3.50 small / $4.00 large", "$3.50 (small), $4.00 (large)" */
const sizesBehind = ([first = '', ...others]: readonly string[]): Sizes | null =>
  others.slice(0, -1).every((part) => /[/|,;·•]\s*$/.test(part)) ? { name: nameIn(first), sizes: others.map(sizeIn) } : null;

const sizeIn = (part: string): string => nameIn(part.replace(SEPARATOR, '').replace(/^[\s(（]+|[\s)）]+$/g, ''));

/** The name of an offer and its first size. Without a seam between them the size has as many words as all others. */
const endOf = (text: string, others: readonly string[]): { readonly name: string; readonly size: string } | null => {
  const [before = '', behind = ''] = text.split(SEAM);
  if (SEAM.test(text) && behind.trim() !== '') return { name: nameIn(before), size: sizeIn(behind) };
  const words = nameIn(text).split(' ');
  const [count = 0, ...counts] = new Set(others.map((size) => size.split(' ').length));
  const size = words.slice(-count).join(' ');
  // "Sauna 2 hours" ends with a number and its unit.
  const isCut = /\p{N}$/u.test(words.at(-count - 1) ?? '');
  return counts.length > 0 || isCut ? null : { name: words.slice(0, -count).join(' '), size };
};

/** True for a few words that are neither a label of prices nor another payment. */
const isSize = (size: string, page: PageLines): boolean =>
  /[\p{L}\p{N}]/u.test(size) &&
  size.split(' ').length <= MOST_WORDS &&
  !page.isLabel(size) &&
  !page.isExtra(size) &&
  !isSum(size) &&
  !isPayment(size);
