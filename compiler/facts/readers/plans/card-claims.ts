import { grouped } from '../../../base/group-by.ts';
import type { Page } from '../../../pages/page.ts';
import type { Place } from '../../../problems/problem.ts';
import type { Money } from '../../../schema/shapes.ts';
import type { Claim } from '../../claim.ts';
import { isPrice, PRICE } from '../prices.ts';
import type { CardPrice } from './card-price.ts';
import type { Card } from './card.ts';
import { isComparable, isSamePrice } from './same-price.ts';

/** A card with the slug of its plan. */
export interface PlanCard {
  readonly slug: string;
  readonly card: Card;
}

/**
 * What the look of cards says, as claims of the weakest level. A price that another source states is confirmed where the card holds it,
 * shown or for its toggle; only what a card shows can contradict. Where no other source states a price, the card's own is the claim.
 */
export const cardClaims = (cards: readonly PlanCard[], stated: readonly Claim[], page: Page): readonly Claim[] => {
  const prices = grouped(stated.filter(isPrice), (claim) => claim.slug);
  return cards.flatMap(({ slug, card }) => {
    const claim = (pointer: string, value: unknown, offset: number): Claim => ({
      slug,
      pointer,
      value,
      level: 'heuristic',
      page: page.url,
      place: placeIn(page, offset, card),
    });
    const action = card.action && URL.canParse(card.action.href, page.url) ? card.action : null;
    return [
      claim('/name', card.name, card.offset),
      ...pricesOf(card, prices.get(slug) ?? []).map(({ pointer, price, confirms }) => ({
        ...claim(pointer, confirms ?? price.money, price.offset),
        shown: price.money,
        doubtful: price.doubtful === true,
      })),
      ...card.limits.map(({ key, limit, offset }) => claim(`/limits/${key}`, limit, offset)),
      ...(action ? [claim('/action', { label: action.label, url: new URL(action.href, page.url).href }, action.offset)] : []),
    ];
  });
};

const pricesOf = (card: Card, stated: readonly Claim[]): readonly PointedPrice[] =>
  stated.length > 0 ? comparedPrices(card, strongest(stated)) : ownPrice(card);

const placeIn = (page: Page, offset: number, { note }: Card): Place => ({ file: page.source, offset, note });

interface PointedPrice {
  readonly pointer: string;
  readonly price: CardPrice;
  /** The stated price that it confirms. */
  readonly confirms?: Money;
}

const ownPrice = ({ prices }: Card): readonly PointedPrice[] => (prices.main ? [{ pointer: PRICE, price: prices.main }] : []);

/** The first claim of each pointer: claims come in the order of their strength. */
const strongest = (claims: readonly Claim[]): readonly Claim[] => {
  const pointers = new Set<string>();
  return claims.filter(({ pointer }) => !pointers.has(pointer) && pointers.add(pointer));
};

const comparedPrices = ({ prices }: Card, stated: readonly Claim[]): readonly PointedPrice[] => {
  const isDoubtful = prices.main?.doubtful === true;
  const visible = [...prices.shown, ...(prices.main ? [prices.main] : [])];
  const all = [...visible, ...prices.hidden.filter(({ money }) => isDoubtful || !isOutshone(money, visible))];
  const shownAs = grouped(all, ({ money }) => money.value);
  const confirmed = stated.flatMap(({ pointer, value }) => {
    const price = shownAs.get((value as Money).value)?.find(({ money }) => saysSame(money, value as Money));
    return price ? [{ pointer, price, confirms: value as Money }] : [];
  });
  const settled = new Set(confirmed.map(({ pointer }) => pointer));
  const open = stated.filter(({ pointer }) => !settled.has(pointer));
  const statedAs = grouped(stated, ({ value }) => (value as Money).value);
  const strange = prices.shown.filter(
    ({ money }) => money.value !== null && !statedAs.get(money.value)?.some(({ value }) => saysSame(money, value as Money)),
  );
  return [...confirmed, ...strange.flatMap((price) => contradicted(price, prices.main, open, confirmed.length === 0))];
};

/**
 * A hidden figure makes nothing true that the card shows dearer for the same thing: it may be what a month costs when a year is paid. One
 * that does not say what it is for is weaker than whatever is shown.
 */
const isOutshone = (hidden: Money, visible: readonly CardPrice[]): boolean =>
  visible.some(({ money }) => {
    const isCheaper = (money.value ?? 0) > (hidden.value ?? 0);
    const isOther = money.value !== null && money.value !== hidden.value && (isCheaper || hidden.period === null);
    return isOther && isComparable(money, { ...hidden, period: hidden.period ?? money.period });
  });

const saysSame = (shown: Money, stated: Money): boolean =>
  stated.value === null ? stated.reason === 'on_request' && shown.reason === 'on_request' : isSamePrice(shown, stated);

/** The stated price that a shown amount speaks against: the one of its period, else for the card's own price the plan's own. */
const contradicted = (price: CardPrice, main: CardPrice | null, open: readonly Claim[], isAlone: boolean): readonly PointedPrice[] => {
  const comparable = open.find(({ value }) => isComparable(price.money, value as Money));
  const own = isAlone && price === main && price.money.billed === null ? open.find(({ pointer }) => pointer === PRICE) : undefined;
  const target = comparable ?? own;
  return target ? [{ pointer: target.pointer, price }] : [];
};
