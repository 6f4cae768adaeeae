/** Reads the Offers of one page without a site around it. */
import type { Claim } from '../../../../compiler/facts/claim.ts';
import { planOffers } from '../../../../compiler/facts/readers/offers.ts';
import { PlanNames } from '../../../../compiler/facts/readers/plans/plan-key.ts';
import { readJsonLd, type JsonLdNode } from '../../../../compiler/jsonld/read.ts';
import type { Page } from '../../../../compiler/pages/page.ts';
import { ProblemList, type Problem } from '../../../../compiler/problems/problem.ts';
import type { Limit, Money } from '../../../../compiler/schema/shapes.ts';

/** A page of which only the addresses are known. */
export const barePage = { source: 'site/pricing.html', url: 'https://acme.example/pricing', path: '/pricing', listed: true } as Page;

/** What Offers were read as. */
export interface ReadOffers {
  readonly claims: readonly Claim[];
  readonly problems: readonly Problem[];
  readonly codes: readonly string[];
  readonly prices: readonly Money[];
  readonly limits: Readonly<Record<string, Limit>>;
  /** Values of a pointer. */
  readonly at: (pointer: string) => readonly unknown[];
}

/** What the reader is told besides. */
export interface OfferOptions {
  readonly own?: readonly string[];
  readonly names?: readonly string[];
  readonly site?: readonly JsonLdNode[];
  readonly limitKeys?: readonly string[];
}

/** The nodes of a script that holds a value. */
export const nodesOf = (value: unknown): readonly JsonLdNode[] =>
  readJsonLd([{ text: JSON.stringify(value), start: 0 }], barePage.source, new ProblemList());

/** Reads the Offers among nodes. */
export const readOffers = (nodes: readonly JsonLdNode[], options: OfferOptions = {}): ReadOffers => {
  const problems = new ProblemList();
  const own = new Set(options.own ?? ['acme']);
  const names = new PlanNames(own);
  for (const name of options.names ?? []) names.add(name, name.toLowerCase());
  const limitKeys = options.limitKeys ?? ['users', 'contacts', 'aiCredits', 'accountsPerChannel'];
  const claims = planOffers(barePage, nodes, { names, own, level: 'jsonld', site: options.site ?? [], limitKeys, problems });
  const at = (pointer: string): readonly unknown[] => claims.filter((claim) => claim.pointer === pointer).map(({ value }) => value);
  const limits = claims
    .filter(({ pointer }) => pointer.startsWith('/limits/'))
    .map(({ pointer, value }) => [pointer.slice(8), value as Limit]);
  return {
    claims,
    problems: problems.sorted(),
    codes: problems.sorted().map(({ code }) => code),
    prices: at('/price') as readonly Money[],
    limits: Object.fromEntries(limits) as Record<string, Limit>,
    at,
  };
};

/** Reads an Offer called Solo with the given properties. */
export const readOffer = (properties: object, options: OfferOptions = {}): ReadOffers =>
  readOffers(nodesOf({ '@context': 'https://schema.org', '@type': 'Offer', name: 'Solo', ...properties }), options);

/** An Offer's only price specification: 19 USD. */
export const specification = (properties: object): object => ({
  priceSpecification: { '@type': 'UnitPriceSpecification', price: 19, priceCurrency: 'USD', ...properties },
});
