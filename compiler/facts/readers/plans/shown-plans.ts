import { moneyOf } from '../../../amounts/grammar.ts';
import { limitOf as limitFrom } from '../../../amounts/grammar.ts';
import { limitOf } from '../../../offers/limits.ts';
import { vocabularyOf } from '../../../money/vocabulary.ts';
import type { Money } from '../../../schema/shapes.ts';
import type { Claim } from '../../claim.ts';
import type { Sources } from '../../resource.ts';
import { PRICE } from '../prices.ts';
import { OfferPlaces, ownPrices, siteOffers, type SiteOffer } from '../shown-offers.ts';
import type { ShownPrice } from '../../../offers/offer.ts';

/** The plans that pages show, as claims of the weakest level: for a site that states none. */
export const shownPlans = (sources: Sources): readonly Claim[] => {
  const places = new OfferPlaces(sources);
  return siteOffers(sources).flatMap((found) => (found.kind === 'plan' ? planClaims(found, places) : []));
};

const planClaims = (found: SiteOffer, places: OfferPlaces): readonly Claim[] => {
  const { slug, page, offer } = found;
  const claim = (pointer: string, value: unknown, quote: string | null = null): Claim => ({
    slug,
    pointer,
    value,
    level: 'heuristic',
    page: page.url,
    place: places.of(found, quote),
  });
  const { action } = offer;
  const isAddress = action?.href !== null && action?.href !== undefined && URL.canParse(action.href, page.url);
  return [
    claim('/name', offer.name),
    ...(offer.description === null ? [] : [claim('/description', offer.description)]),
    ...pricesOf(found).map((money) => claim(PRICE, money, money.raw)),
    ...limitsOf(found).map(([key, limit]) => claim(`/limits/${key}`, limit, limit.raw)),
    ...(isAddress ? [claim('/action', { label: action.label, url: new URL(action.href ?? '', page.url).href })] : []),
  ];
};

const pricesOf = ({ offer }: SiteOffer): readonly Money[] =>
  offer.request === null ? ownPrices(offer).map(moneyFrom) : [moneyOf({ reason: 'on_request', raw: offer.request })];

/** A price as the API publishes it. */
export const moneyFrom = ({ value, currency, period, per, from, billed, quote }: ShownPrice): Money =>
  moneyOf({ value, currency, period, per, from, billed, raw: quote.slice(0, 160) });

/** The limits of an offer by their keys, in the words of the site; the first of a key counts. */
export const limitsOf = ({
  page,
  offer,
}: Pick<SiteOffer, 'page' | 'offer'>): readonly (readonly [string, ReturnType<typeof limitFrom>])[] => {
  const vocabulary = vocabularyOf(page.language);
  const limits = new Map<string, ReturnType<typeof limitFrom>>();
  for (const { text, included } of [{ text: offer.name, included: true }, ...offer.bullets]) {
    const limit = included ? limitOf(text, vocabulary) : null;
    const key = limit === null ? '' : keyOf(limit.name);
    if (limit && key !== '' && !limits.has(key))
      limits.set(
        key,
        limitFrom(key, { value: limit.value, unlimited: limit.unlimited, unit: limit.name, period: limit.period, raw: text.slice(0, 160) }),
      );
  }
  return [...limits];
};

/** "AI credits" -> aiCredits */
const keyOf = (name: string): string => {
  const [first = '', ...others] = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return /^\p{L}/u.test(first) ? first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('') : '';
};
