import { grouped } from '../../../base/group-by.ts';
import type { Page } from '../../../pages/page.ts';
import type { Money } from '../../../schema/shapes.ts';
import type { Claim } from '../../claim.ts';
import { isExplicit } from '../../settle.ts';
import { isPrice, PRICE } from '../prices.ts';
import type { PlanLook } from './plan-looks.ts';
import { isComparable, isSamePrice } from './same-price.ts';
import { actionsOf, limitsOf, pricesShown, type PriceShown } from './shown-plans.ts';

/** Returns a function that creates claims for the offer of a plan on a page. */
const claimOf =
  ({ slug, offer, level }: PlanLook, page: Page) =>
  (pointer: string, value: unknown, offset: number = offer.offset): Claim => ({
    slug,
    pointer,
    value,
    level,
    page: page.url,
    place: { file: page.source, offset, note: `${level === 'table' ? 'table, ' : ''}offer "${offer.name || slug}"` },
  });

/** Claims of other sources that offers on the page are compared with. */
export interface Stated {
  /** Price claims with separate pointers for different prices. */
  readonly prices: readonly Claim[];
  /** Keys of limits. */
  readonly limits: ReadonlySet<string>;
}

/** The prices of an offer on the page, for a plan without a price from another source. */
export const ownPriceClaims = (look: PlanLook, page: Page): readonly Claim[] =>
  pricesShown(look.offer).map(({ money, offset }) => claimOf(look, page)(PRICE, money, offset));

/**
 * The other claims of offers on the page, of the weakest levels. A price on the page confirms a stated price even when a switch hides it.
 * It contradicts a stated price only when it is visible at first.
 */
export const lookClaims = (looks: readonly PlanLook[], { prices: stated, limits }: Stated, page: Page): readonly Claim[] => {
  const prices = grouped(stated.filter(isPrice), ({ slug }) => slug);
  return looks.flatMap((look) => {
    const { slug, offer, isNamed } = look;
    const claim = claimOf(look, page);
    return [
      ...(isNamed ? [claim('/name', offer.name)] : []),
      ...comparedPrices(pricesShown(offer), strongest(prices.get(slug) ?? [])).map(({ pointer, price, confirms }) => ({
        ...claim(pointer, confirms ?? price.money, price.offset),
        shown: price.money,
      })),
      ...limitsOf({ page, offer }).flatMap(([key, limit]) =>
        limits.size === 0 || limits.has(key) ? [claim(`/limits/${key}`, limit)] : [],
      ),
      ...actionsOf(offer, page).map((action) => claim('/action', action)),
    ];
  });
};

/** Keys of the limits that explicit sources state. When there are any, pages add no others. */
export const statedLimits = (stated: readonly Claim[]): ReadonlySet<string> =>
  new Set(
    stated.flatMap(({ pointer, level }) => (isExplicit(level) && pointer.startsWith('/limits/') ? [pointer.slice('/limits/'.length)] : [])),
  );

/** The first claim of each pointer. Claims are sorted by strength. */
const strongest = (claims: readonly Claim[]): readonly Claim[] => {
  const pointers = new Set<string>();
  return claims.filter(({ pointer }) => !pointers.has(pointer) && pointers.add(pointer));
};

interface PointedPrice {
  readonly pointer: string;
  readonly price: PriceShown;
  /** The stated price that it confirms. */
  readonly confirms?: Money;
}

const comparedPrices = (shown: readonly PriceShown[], stated: readonly Claim[]): readonly PointedPrice[] => {
  const confirmed = stated.flatMap(({ pointer, value }): readonly PointedPrice[] => {
    const price = shown.find(({ money }) => saysSame(money, value as Money));
    return price ? [{ pointer, price, confirms: value as Money }] : [];
  });
  const settled = new Set(confirmed.map(({ pointer }) => pointer));
  const open = stated.filter(({ pointer }) => !settled.has(pointer));
  const strange = shown.filter(
    ({ money, isHidden }) => !isHidden && money.value !== null && !stated.some(({ value }) => saysSame(money, value as Money)),
  );
  return [...confirmed, ...strange.flatMap((price, index) => contradicted(price, open, confirmed.length === 0 && index === 0))];
};

const saysSame = (shown: Money, stated: Money): boolean =>
  stated.value === null ? stated.reason === 'on_request' && shown.reason === 'on_request' : isSamePrice(shown, stated);

/**
 * The stated price that a shown price contradicts: the one for the same period, else the main price of the plan when the shown price is the
 * first and no stated price is confirmed.
 */
const contradicted = (price: PriceShown, open: readonly Claim[], isAlone: boolean): readonly PointedPrice[] => {
  const comparable = open.find(({ value }) => isComparable(price.money, value as Money));
  // The price of a unit, such as a message, is not the price of a plan.
  const isOfPlan = price.money.billed === null && (price.money.per === null || price.money.period !== null);
  const own = isAlone && isOfPlan ? open.find(({ pointer }) => pointer === PRICE) : undefined;
  const target = comparable ?? own;
  return target ? [{ pointer: target.pointer, price }] : [];
};
