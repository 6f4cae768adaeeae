import { foldName } from '../../base/slug.ts';
import { unitOf } from '../../offers/limit-names.ts';
import type { Limit, Money } from '../../schema/shapes.ts';
import { limitOf, moneyOf } from '../values.ts';
import type { NamedCard } from '../readers/plans/named-cards.ts';
import type { PlanNames } from '../readers/plans/plan-key.ts';
import type { PlanFeature } from '../readers/plans/plan-tables.ts';
import { isPrice, PRICE } from '../readers/prices.ts';
import { limitsOf as shownLimits } from '../readers/plans/shown-plans.ts';
import { siteOffers, type SiteOffer } from '../readers/shown-offers.ts';
import type { Sources } from '../resource.ts';
import { isStated, provenanceOf, type Settled, type SettledRecord } from '../settle.ts';
import { addressOf, quoteIn } from './plan-quotes.ts';
import { type AddOn, type Plan, bulletsOf } from './plan.ts';

/** Input to create plans. */
export interface PlanContext extends Sources {
  /** The page that lists the plans and shows the prices of content files. */
  readonly url: string;
  /** Key of a limit -> its name on the site. */
  readonly labels: ReadonlyMap<string, string>;
  /** Tells which names are those of one plan. */
  readonly names: PlanNames;
  /** Slug of a plan -> its card without an amount. */
  readonly cards: ReadonlyMap<string, NamedCard>;
}

/** A plan from its settled values. */
export const planOf = (slug: string, record: SettledRecord, context: PlanContext): Plan => {
  const { config, url, cards } = context;
  const main = record.get(PRICE);
  // In the order of their pointers, so that each pointer of the provenance leads to its price.
  const others = [...record.keys()].filter((pointer) => pointer !== PRICE && isPrice({ pointer })).sort(byPosition);
  const card = cards.get(slug);
  const shown = shownPlan(slug, String(record.get('/name')?.value), context);
  const value = <T>(pointer: string): T | null => (record.get(pointer)?.value as T | undefined) ?? null;
  return {
    slug,
    name: String(value('/name')),
    description: value('/description') ?? shown?.offer.description ?? card?.offer.description ?? null,
    url: addressOf(pageOf(main, url), shown),
    price: main ? priceOf(main, shown) : moneyOf({ reason: 'not_found' }),
    otherPrices: others.flatMap((pointer) => record.get(pointer) ?? []).map((settled) => priceOf(settled, shown)),
    limits: { ...limitsOf(record, context), ...limitsShown(shown, record) },
    features: settledBelow('/features/', record).map(({ value: feature }) => ({ ...(feature as PlanFeature) })),
    bullets: bulletsIn(shown, card),
    addOns: settledBelow('/addOns/', record).map((settled) => addOnOf(settled, shown)),
    action: value('/action'),
    ...(config.provenance !== false && provenanceIn(record)),
  };
};

/** The page that shows a price. Content files and the configuration have none. */
const pageOf = (main: Settled | undefined, url: string): string =>
  main && main.level !== 'content' && main.level !== 'config' ? main.page : url;

const provenanceIn = (record: SettledRecord): Pick<Plan, 'provenance'> => ({
  provenance: provenanceOf(new Map([...record].filter(([pointer]) => isPublished(pointer)))),
});

/** The limits in the card, when no source states a limit. */
const limitsShown = (shown: SiteOffer | undefined, record: SettledRecord): Record<string, Limit> =>
  shown && ![...record.keys()].some((pointer) => pointer.startsWith(LIMITS)) ? Object.fromEntries(shownLimits(shown)) : {};

/** The lines of the card with the price, and what the one without an amount says beside them. */
const bulletsIn = (shown: SiteOffer | undefined, card: NamedCard | undefined): Plan['bullets'] => {
  const own = shown ? bulletsOf(shown) : [];
  const known = new Set(own.map(({ text }) => foldName(text)));
  return [...own, ...(card ? bulletsOf(card).filter(({ text }) => !known.has(foldName(text))) : [])];
};

/** The offer on the pages for a plan, by its slug, else by its name: "Acme Pro" is the card "Pro" of Acme. */
const shownPlan = (slug: string, name: string, context: PlanContext): SiteOffer | undefined => {
  const { names } = context;
  const shown = siteOffers(context).filter(({ kind }) => kind === 'plan');
  const isNamed = ({ offer }: SiteOffer): boolean => names.slugOf(offer.name) === slug || names.keyOf(offer.name) === names.keyOf(name);
  return shown.find((each) => each.slug === slug) ?? shown.find(isNamed);
};

/** Rows and add-ons are in lists, so a pointer by name would not resolve. */
const isPublished = (pointer: string): boolean => !/^\/(?:features|addOns)\//.test(pointer);

const byPosition = (a: string, b: string): number => Number(a.split('/').at(-1)) - Number(b.split('/').at(-1));

/**
 * A price completed with what the page shows beside the same amount: the period, the unit, the billing period. JSON-LD with 16 a month,
 * where the page has "billed yearly", must not become the price of a plain month.
 */
const priceOf = (settled: Settled, plan: SiteOffer | undefined): Money => {
  const price = settled.value as Money;
  if (price.value === null || settled.level === 'config') return { ...price, ...quoteIn(settled, plan) };
  const shown = settled.confirming.map(({ value, shown: full }) => (full ?? value) as Money);
  const first = <K extends 'period' | 'per' | 'billed'>(key: K): Money[K] =>
    price[key] ?? shown.find((other) => other[key] !== null)?.[key] ?? null;
  const isFree = price.value === 0;
  return {
    ...price,
    period: first('period'),
    per: isFree ? price.per : first('per'),
    billed: isFree ? price.billed : billedBeside(first('billed'), first('period')),
    from: price.from || shown.some(({ from }) => from),
    ...quoteIn(settled, plan),
  };
};

/** A billing period equal to the period is omitted. */
const billedBeside = (billed: string | null, period: string | null): string | null => (billed === period ? null : billed);

const addOnOf = (settled: Settled, plan: SiteOffer | undefined): AddOn => {
  const { name, price } = settled.value as AddOn;
  const confirming = settled.confirming.map((claim) => ({ ...claim, value: (claim.value as AddOn).price }));
  const status = price.value !== null && !isStated(settled) ? 'shown' : price.status;
  return { name, price: { ...price, ...quoteIn({ ...settled, value: price, confirming }, plan), status } };
};

const LIMITS = '/limits/';

/** The limits of a plan in the words of the site, and those that the configuration asks for. */
const limitsOf = (record: SettledRecord, { config, labels }: PlanContext): Record<string, Limit> => {
  const found = [...record.keys()].flatMap((pointer) => (pointer.startsWith(LIMITS) ? [pointer.slice(LIMITS.length)] : []));
  const keys = new Set([...found, ...(config.limits ?? [])]);
  return Object.fromEntries(
    [...keys].map((key) => {
      const settled = record.get(LIMITS + key);
      const limit = settled ? knownLimit(settled) : limitOf(key, { reason: 'not_found' });
      return [key, { ...limit, unit: isNamed([key, limit.unit]) ? limit.unit : (labels.get(key) ?? limit.unit) }];
    }),
  );
};

const knownLimit = (settled: Settled): Limit => {
  const limit = settled.value as Limit;
  return { ...limit, quote: quoteIn(settled, undefined).quote, status: limit.reason ?? (isStated(settled) ? 'confirmed' : 'shown') };
};

/** Key of a limit -> its name on the site: from a source, else from its pages. The first with words counts. */
export const limitLabels = (records: Iterable<SettledRecord>, sources: Sources): ReadonlyMap<string, string> => {
  const claims = [...records].flatMap((record) => [...record.values()].flatMap(({ winner, confirming }) => [winner, ...confirming]));
  const stated = claims.filter(({ pointer }) => pointer.startsWith(LIMITS));
  const units = [
    ...stated.map(({ pointer, value }) => [pointer.slice(LIMITS.length), (value as Limit).unit] as const),
    ...siteOffers(sources).flatMap((found) => shownLimits(found).map(([key, { unit }]) => [key, unit] as const)),
  ];
  return new Map(units.filter(isNamed).reverse());
};

/** True for words that add something to the key. */
const isNamed = ([key, unit]: readonly [key: string, unit: string]): boolean => unit !== unitOf(key);

const settledBelow = (prefix: string, record: SettledRecord): readonly Settled[] =>
  [...record].flatMap(([pointer, settled]) => (pointer.startsWith(prefix) ? [settled] : []));
