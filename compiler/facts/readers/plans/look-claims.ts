import { grouped } from '../../../base/group-by.ts';
import type { Page } from '../../../pages/page.ts';
import type { Money } from '../../../schema/shapes.ts';
import type { Claim } from '../../claim.ts';
import { isExplicit } from '../../settle.ts';
import { isPrice, PRICE } from '../prices.ts';
import type { PlanLook } from './plan-looks.ts';
import { isComparable, isSamePrice } from './same-price.ts';
import { actionsOf, limitsOf, pricesShown, type PriceShown } from './shown-plans.ts';

/** Makes a claim of what a page shows of a plan. */
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

/** What other sources say that looks are compared with. */
export interface Stated {
  /** Claims about prices that have been told apart. */
  readonly prices: readonly Claim[];
  /** Keys of limits. */
  readonly limits: ReadonlySet<string>;
}

/** The prices of a look, for a plan that has none by another source. */
export const ownPriceClaims = (look: PlanLook, page: Page): readonly Claim[] =>
  pricesShown(look.offer).map(({ money, offset }) => claimOf(look, page)(PRICE, money, offset));

/**
 * What looks say besides that, as claims of the weakest levels. A price that another source states is confirmed where the page shows it, at
 * first or for its switch; only what it shows at first can contradict.
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

/** The limits that other sources state; where they state any, pages add none. */
export const statedLimits = (stated: readonly Claim[]): ReadonlySet<string> =>
  new Set(
    stated.flatMap(({ pointer, level }) => (isExplicit(level) && pointer.startsWith('/limits/') ? [pointer.slice('/limits/'.length)] : [])),
  );

/** The first claim of each pointer: claims come in the order of their strength. */
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

/** The stated price that a shown one speaks against: that of its period, else for the first that is shown the plan's own. */
const contradicted = (price: PriceShown, open: readonly Claim[], isAlone: boolean): readonly PointedPrice[] => {
  const comparable = open.find(({ value }) => isComparable(price.money, value as Money));
  // What a message costs is no price of a plan.
  const isOfPlan = price.money.billed === null && (price.money.per === null || price.money.period !== null);
  const own = isAlone && isOfPlan ? open.find(({ pointer }) => pointer === PRICE) : undefined;
  const target = comparable ?? own;
  return target ? [{ pointer: target.pointer, price }] : [];
};
