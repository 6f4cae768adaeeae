import type { Claim } from '../claim.ts';
import { list, numeric, text, type JsonLdNode } from '../jsonld.ts';
import type { Page } from '../page.ts';
import type { Money } from '../resources/shapes.ts';
import { foldName, slugify } from '../slug.ts';
import { moneyOf } from './grammar.ts';
import { chargedPeriod, durationOf } from './offer-period.ts';
import { isOwnOffer } from './offer-owner.ts';
import { PRICE } from './prices.ts';

/**
 * What the Offers of a page's JSON-LD say about plans. An Offer without a name, or of something that the company does not sell, is none.
 * `known` maps folded names to the slugs that other sources use; `own` are the folded names of the company.
 */
export const planOffers = (page: Page, known: ReadonlyMap<string, string>, own: ReadonlySet<string>): readonly Claim[] => {
  const nodes = page.jsonld.filter((node) => node.types.includes('Offer') && isOwnOffer(node, page.jsonld, own));
  return nodes.flatMap((offer) => {
    const name = text(offer, 'name') ?? itemName(offer);
    if (name === null) return [];
    const slug = known.get(foldName(name)) ?? slugify(name);
    const claim = (pointer: string, value: unknown, at: JsonLdNode): Claim => ({
      slug,
      pointer,
      value,
      level: 'jsonld',
      page: page.url,
      place: { file: page.source, offset: at.offset, note: `JSON-LD ${at.pointer}` },
    });
    const specifications = page.jsonld.filter(
      (node) => node.parent === offer && node.types.some((type) => type.endsWith('PriceSpecification')) && numeric(node, 'price') !== null,
    );
    const priced = specifications.length > 0 ? specifications : numeric(offer, 'price') === null ? [] : [offer];
    return [claim('/name', name, offer), ...priced.map((node) => claim(PRICE, readOffer(node, offer, page.jsonld), node))];
  });
};

const itemName = (offer: JsonLdNode): string | null => {
  const [item] = list(offer.properties.itemOffered);
  const name = typeof item === 'object' && item !== null ? (item as Record<string, unknown>).name : null;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : null;
};

const readOffer = (node: JsonLdNode, offer: JsonLdNode, nodes: readonly JsonLdNode[]): Money => {
  const value = numeric(node, 'price') ?? 0;
  const currency = currencyOf(node) ?? currencyOf(offer);
  // Nobody pays a negative amount, and an amount of no currency is no price.
  if (value < 0 || (value > 0 && currency === null)) return moneyOf({ raw: text(node, 'price'), reason: 'unreadable' });
  const charged = chargedPeriod(node, nodes);
  const duration = durationOf(node) ?? durationOf(offer);
  // The unit says what is charged for; a longer duration beside it says how long one is bound.
  const billed = charged !== null && duration !== charged ? duration : null;
  return moneyOf({ value, currency, period: charged ?? duration, billed });
};

const currencyOf = (node: JsonLdNode): string | null => /^[A-Z]{3}$/.exec(text(node, 'priceCurrency') ?? '')?.[0] ?? null;
