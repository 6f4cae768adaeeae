import { foldName } from '../../../../compiler/base/slug.ts';
import { numeric, readJsonLd, text, type JsonLdNode } from '../../../../compiler/jsonld/read.ts';
import { probesFacts } from '../../../../compiler/problems/probes/facts.ts';
import { ProblemList } from '../../../../compiler/problems/problem.ts';
import type { Probe, Context } from '../../check.ts';
import { pageHtml } from '../../page-html.ts';
import { findingIf, onEach, livePages, memberOf, objectsIn } from '../findings.ts';
import { PLANS, publishedPlans, type PublishedPlan } from './documents.ts';

/** An offer of a page for a plan. */
interface Offered {
  readonly path: string;
  readonly plan: PublishedPlan;
  readonly price: number;
  readonly currency: string | null;
}

/** Offers with a price and the name of a plan, either their own name or that of their product. */
const offersOn = async (context: Context): Promise<readonly Offered[]> => {
  const byName = new Map((await publishedPlans(context)).map((plan) => [foldName(plan.name), plan]));
  return (await livePages(context)).flatMap(({ path, html }) => {
    const scripts = pageHtml(html).jsonld.map((source) => ({ text: source, start: 0 }));
    const nodes = readJsonLd(scripts, path, new ProblemList()).filter(
      ({ types, property }) => types.includes('Offer') && property !== 'addOn',
    );
    return nodes.flatMap((node) => {
      const plan = byName.get(foldName(nameOf(node) ?? ''));
      const price = numeric(node, 'price');
      return plan === undefined || price === null ? [] : [{ path, plan, price, currency: text(node, 'priceCurrency') }];
    });
  });
};

const nameOf = (node: JsonLdNode): string | null => text(node, 'name') ?? (node.parent && text(node.parent, 'name'));

/** Prices of a plan, the main one first. */
const pricesOf = ({ value: { price, otherPrices } }: PublishedPlan): readonly { readonly value: unknown; readonly currency: unknown }[] =>
  objectsIn([price, ...objectsIn(otherPrices)]).map((each) => ({ value: memberOf(each, 'value'), currency: memberOf(each, 'currency') }));

const words = (value: unknown, currency: unknown): string => {
  const amount = typeof value === 'number' ? String(value) : 'no price';
  return typeof currency === 'string' ? `${amount} ${currency}` : amount;
};

/** JSON-LD of pages and the API state the same prices. */
export const offersAgree: Probe = {
  name: 'offers-agree',
  weight: 3,
  problem: probesFacts.offerDiffers,
  run: onEach(offersOn, 'no page has an offer of a plan in JSON-LD', ({ path, plan, price, currency }) => {
    const prices = pricesOf(plan);
    const agrees = prices.some((known) => known.value === price && (currency === null || known.currency === currency));
    const [first] = prices;
    const values = { name: plan.name, offered: words(price, currency), value: words(first?.value, first?.currency), document: PLANS };
    return findingIf(!agrees, path, values);
  }),
};
