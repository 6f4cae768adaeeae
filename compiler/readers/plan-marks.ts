import type { Claim } from '../claim.ts';
import type { Mark } from '../markdown/parse.ts';
import type { Page } from '../page.ts';
import type { ProblemList } from '../problem.ts';
import type { Money } from '../resources/shapes.ts';
import { LIMIT_FORM, PRICE_FORM, readLimit, readPrice } from './grammar.ts';
import { inherited, markText, placeOf, reportUnreadable } from './marks.ts';

/** Pointer of a price inside a plan: the price of a month, or one without a period, is the plan's price; others stand beside it. */
export const pricePointer = ({ period }: Pick<Money, 'period'>): string =>
  period === null || period === 'P1M' ? '/price' : `/otherPrices/${period}`;

/**
 * Gives prices without a period the pointer of a price that another source names with one, when both name the same amount.
 * JSON-LD often leaves the period out; that alone must not make a yearly price the price of a month.
 */
export const alignPeriods = (claims: readonly Claim[]): readonly Claim[] =>
  claims.map((claim) => {
    const price = isPrice(claim) ? (claim.value as Money) : null;
    if (price === null || price.period !== null || price.value === null) return claim;
    const same = claims.find((other) => other.slug === claim.slug && isPrice(other) && isSameAmount(other.value as Money, price));
    return same ? { ...claim, pointer: same.pointer } : claim;
  });

/** True for a claim about a price. */
export const isPrice = ({ pointer }: Pick<Claim, 'pointer'>): boolean => pointer === '/price' || pointer.startsWith('/otherPrices/');

const isSameAmount = (other: Money, price: Money): boolean =>
  other.period !== null && other.value === price.value && other.currency === price.currency;

/** What the `data-sitec-*` attributes of a page say about plans. */
export const planMarks = (page: Page, problems: ProblemList): readonly Claim[] =>
  page.marks.flatMap((mark) => {
    const slug = inherited(mark, 'plan');
    if (slug === null) return [];
    const claim = (name: string, pointer: string, value: unknown): Claim => ({
      slug,
      pointer,
      value,
      level: 'attribute',
      page: page.url,
      place: placeOf(page, mark, name),
    });
    return [
      ...(mark.attributes.name === undefined ? [] : textClaims(mark, 'name', claim)),
      ...(mark.attributes.description === undefined ? [] : textClaims(mark, 'description', claim)),
      ...values(mark, 'price').flatMap((value) => {
        const price = readPrice(value, markText(mark));
        if (!price) reportUnreadable(page, mark, 'price', PRICE_FORM, problems);
        return price ? [claim('price', pricePointer(price), price)] : [];
      }),
      ...values(mark, 'limit').flatMap((value) => {
        const limit = readLimit(value, markText(mark));
        if (!limit) reportUnreadable(page, mark, 'limit', LIMIT_FORM, problems);
        return limit ? [claim('limit', `/limits/${limit.key}`, limit.limit)] : [];
      }),
    ];
  });

const values = (mark: Mark, name: string): readonly string[] =>
  (mark.attributes[name] ?? '').split(';').filter((value) => value.trim() !== '');

const textClaims = (mark: Mark, name: string, claim: (name: string, pointer: string, value: unknown) => Claim): readonly Claim[] => {
  const value = mark.attributes[name] || markText(mark);
  return value === null ? [] : [claim(name, `/${name}`, value)];
};
