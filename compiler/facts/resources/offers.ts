import { array, boolean, nullable, object, oneOf, record, type Infer } from '../../schema/builder.ts';
import { limit, listAddresses, moneyProperties, slug, text, url, type Money } from '../../schema/shapes.ts';
import { saidElsewhere } from '../readers/plans/stray-amounts.ts';
import { actionsOf, limitsOf } from '../readers/plans/shown-plans.ts';
import { withoutCurrency } from '../values.ts';
import { moneyFrom } from '../readers/shown-money.ts';
import { OFFER_KINDS, siteOffers, type SiteOffer } from '../readers/shown-offers.ts';
import { defineResource, type Resource, type Sources } from '../resource.ts';
import { listAddressesOf } from './records.ts';
import { addressOf, quoted } from './plan-quotes.ts';
import { type Plan, bulletsOf, bulletsSchema } from './plan.ts';

const { reason: _reason, ...amount } = moneyProperties();

const priceSchema = object('Price', {
  ...amount,
  taxIncluded: nullable(boolean('Whether taxes are included; null when the words beside it do not say')),
  page: url('Address of these words: the page that shows them, with a text fragment'),
});

const offerSchema = object('Something that the company offers', {
  slug: slug('Slug of the offer'),
  name: text('Name'),
  kind: oneOf('What it is; plans are in plans.json too', OFFER_KINDS),
  url: url('Page that shows it, at its place where that has an identifier'),
  description: nullable(text('What it is for')),
  onRequest: boolean('True when the page offers to talk instead of a price'),
  prices: array('Every price, that of the offer itself first', priceSchema),
  limits: record('What its card counts, by the words of the site', limit('Limit')),
  bullets: bulletsSchema(),
  action: nullable(object('Its button', { label: text('Words'), url: url('Address') })),
});

const offersSchema = object('Everything that the company offers, with prices', {
  offers: array('Offers in the order of the pages; plans first', offerSchema),
  ...listAddresses('offers'),
});

/** Everything that the pages sell: plans, packs, services, each with the words of its page. */
export const offers: Resource<Infer<typeof offersSchema>> = defineResource({
  name: 'offers',
  singular: 'offer',
  title: 'Offers',
  description: 'Everything that the company offers besides its plans, with prices',
  titleField: 'name',
  schema: offersSchema,
  // Only plans have their own documents.
  count: ({ offers: list }) => (list.some(({ kind }) => kind !== 'plan') ? list.length : 0),
  extract: (sources) => {
    const found = siteOffers(sources).filter(({ kind }) => kind !== 'plan');
    const pages = found.map(({ page }) => page);
    return {
      body: {
        offers: found.map((each) => offerOf(each, sources)),
        ...listAddressesOf(pages[0] ?? null, pages, sources),
      },
      items: [],
    };
  },
});

/** An offer that is not a plan. */
export type Offer = Infer<typeof offerSchema>;

const offerOf = (found: SiteOffer, sources: Sources): Offer => {
  const { slug: own, kind, page, offer } = found;
  const { name, description, request } = offer;
  const isAccepted = sources.config.accept?.includes(`offers.${own}`) === true;
  return {
    slug: own,
    name,
    kind,
    url: addressOf(page.url, found),
    description,
    onRequest: request !== null && offer.prices.length === 0,
    prices: offer.prices.map((price) => {
      const money = moneyFrom(price, price.quote);
      const words = quoted(page.url, money.quote, found);
      const { taxIncluded } = price;
      if (money.currency === null && money.value !== 0)
        return { ...priceOf(withoutCurrency({ ...money, ...words }), page.url), taxIncluded };
      const isSure = isAccepted || saidElsewhere(name, money, page.url, sources) !== null;
      return { ...priceOf({ ...money, ...words, status: isSure ? 'confirmed' : 'shown' }, page.url), taxIncluded };
    }),
    limits: Object.fromEntries(limitsOf(found)),
    bullets: [...bulletsOf(found)],
    action: actionsOf(offer, page)[0] ?? null,
  };
};

const priceOf = ({ reason: _, ...price }: Money, url: string): Offer['prices'][number] => ({
  ...price,
  taxIncluded: null,
  page: price.page ?? url,
});

/** A plan as an offer. */
export const offerOfPlan = ({ slug: own, name, url: address, description, price, otherPrices, limits, bullets, action }: Plan): Offer => ({
  slug: own,
  name,
  kind: 'plan',
  url: address,
  description,
  onRequest: price.reason === 'on_request',
  prices: [price, ...otherPrices].map((each) => priceOf(each, address)),
  limits,
  bullets,
  action,
});
