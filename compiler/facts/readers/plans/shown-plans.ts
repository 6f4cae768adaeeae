import { limitKey, sharedKeys } from '../../../offers/limit-names.ts';
import { limitOf as limitFrom, moneyOf } from '../../values.ts';
import { limitOf } from '../../../offers/limits.ts';
import { vocabularyOf, type Vocabulary } from '../../../money/vocabulary.ts';
import type { Money } from '../../../schema/shapes.ts';
import type { Claim } from '../../claim.ts';
import type { Sources } from '../../resource.ts';
import { webAddress } from '../company/organization.ts';
import { PRICE } from '../prices.ts';
import { moneyFrom } from '../shown-money.ts';
import { OfferPlaces, ownPrices, siteOffers, type SiteOffer } from '../shown-offers.ts';
import type { ShownOffer, ShownPrice } from '../../../offers/offer.ts';
import type { Page } from '../../../pages/page.ts';

/** The plans on pages, as claims of the weakest level, for a site that states none. */
export const shownPlans = (sources: Sources): readonly Claim[] => {
  const places = new OfferPlaces(sources);
  const plans = siteOffers(sources).filter(({ kind }) => kind === 'plan');
  const keys = sharedKeys(plans.flatMap((found) => limitsOf(found).map(([key]) => key)));
  return plans.flatMap((found) => planClaims(found, places, keys));
};

const planClaims = (found: SiteOffer, places: OfferPlaces, keys: ReadonlyMap<string, string>): readonly Claim[] => {
  const { slug, page, offer } = found;
  const claim = (pointer: string, value: unknown, quote: string | null = null): Claim => ({
    slug,
    pointer,
    value,
    level: 'heuristic',
    page: page.url,
    place: places.of(found, quote),
  });
  return [
    claim('/name', offer.name),
    ...(offer.description === null ? [] : [claim('/description', offer.description)]),
    ...pricesShown(offer).map(({ money }) => claim(PRICE, money, money.quote)),
    ...limitsOf(found).map(([key, limit]) => claim(`/limits/${keys.get(key) ?? key}`, limit, limit.quote)),
    ...actionsOf(offer, page).map((action) => claim('/action', action)),
  ];
};

/** A price of an offer, as the API publishes it. */
export interface PriceShown {
  readonly money: Money;
  /** Offset in the page, in UTF-16 code units. */
  readonly offset: number;
  /** True when a script shows it later. */
  readonly isHidden: boolean;
}

/** The prices of an offer, else its price on request. */
export const pricesShown = (offer: ShownOffer): readonly PriceShown[] =>
  offer.request === null
    ? withoutNet(ownPrices(offer)).map((price) => ({
        money: moneyFrom(price, price.quote),
        offset: price.offset,
        isHidden: price.isHidden,
      }))
    : [{ money: moneyOf({ reason: 'on_request', quote: offer.request }), offset: offer.offset, isHidden: false }];

/** Without the amounts that are another one without its tax. */
const withoutNet = (prices: readonly ShownPrice[]): readonly ShownPrice[] =>
  prices.filter((net) => net.taxIncluded !== false || !prices.some((gross) => gross.taxIncluded !== false && isForSame(net, gross)));

const isForSame = (one: ShownPrice, other: ShownPrice): boolean =>
  (['currency', 'period', 'per', 'billed', 'once'] as const).every((key) => one[key] === other[key]);

/** The link to buy an offer, when it has a web address: not the telephone number of a button. */
export const actionsOf = ({ action }: ShownOffer, page: Page): readonly { readonly label: string; readonly url: string }[] => {
  const url = action && webAddress(action.href, page.url);
  return action && url !== null ? [{ label: action.label, url }] : [];
};

/** What a name says in brackets, where that has a limit: a limit that repeats its whole name is read as "Room (4 people): Room (4 people)". */
const partOf = (name: string, vocabulary: Vocabulary): string => {
  const inside = /[(（]([^()（）]+)[)）]/u.exec(name)?.[1] ?? '';
  return limitOf(inside, vocabulary) ? inside : name;
};

/** An offer of a page, with the set that it is in, if that is known. */
export type Found = Pick<SiteOffer, 'page' | 'offer'> & Partial<Pick<SiteOffer, 'set'>>;

/** The limit in a line of an offer. "Everything in Unlimited" names another offer of its set. */
export const limitIn = (text: string, { page, set }: Found): ReturnType<typeof limitOf> =>
  set?.offers.some(({ name }) => text.endsWith(` ${name}`)) ? null : limitOf(text, vocabularyOf(page.spoken));

/** The limits of an offer by key, in the words of the site. The first of each key counts. */
export const limitsOf = (found: Found): readonly (readonly [string, ReturnType<typeof limitFrom>])[] => {
  const vocabulary = vocabularyOf(found.page.spoken);
  const limits = new Map<string, ReturnType<typeof limitFrom>>();
  const name = partOf(found.offer.name, vocabulary);
  const lines = found.offer.bullets.filter(({ included }) => included).map(({ text }) => ({ text, limit: limitIn(text, found) }));
  for (const { text, limit } of [{ text: name, limit: limitOf(name, vocabulary) }, ...lines]) {
    const key = limit === null ? '' : limitKey(limit.name);
    if (limit && key !== '' && !limits.has(key))
      limits.set(
        key,
        limitFrom(key, {
          value: limit.value,
          unlimited: limit.unlimited,
          unit: limit.name,
          period: limit.period,
          quote: text,
          status: 'shown',
        }),
      );
  }
  return [...limits];
};
