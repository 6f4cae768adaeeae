/** A pricing page with one plan, whose price stands in the content, in attributes and in JSON-LD. */
import { jsonld } from '../problems/problem-case.ts';
import { buildSite, html, type Built, type Files } from '../site.ts';

/** What a source says of the plan; null leaves it out. */
export interface Said {
  readonly name: string;
  readonly value: number | null;
  readonly currency: string;
  readonly period: string | null;
  readonly users: string | null;
}

/** The three kinds of source. */
export interface Sources {
  readonly content: Said;
  readonly attribute: Said;
  readonly jsonld: Said;
}

const agreed: Said = { name: 'Solo', value: 19, currency: 'USD', period: 'P1M', users: '3' };

/** Sources that agree but for the given changes. */
export const sources = (changes: { readonly [K in keyof Sources]?: Partial<Said> } = {}): Sources => ({
  content: { ...agreed, ...changes.content },
  attribute: { ...agreed, ...changes.attribute },
  jsonld: { ...agreed, ...changes.jsonld },
});

const contentFile = ({ name, value, currency, period, users }: Said): string =>
  [
    'plans:',
    `  - name: ${name}`,
    '    slug: solo',
    ...(value === null ? [] : [`    price: { value: ${value}, currency: ${currency}${period === null ? '' : `, period: ${period}`} }`]),
    ...(users === null ? [] : [`    limits: { users: ${users} }`]),
    '',
  ].join('\n');

const card = ({ name, value, currency, period, users }: Said): string =>
  [
    '<div data-sitec-plan="solo">',
    `<h2 data-sitec-name>${name}</h2>`,
    ...(value === null ? [] : [`<p data-sitec-price="${[value, currency, period].filter((part) => part !== null).join(' ')}">a price</p>`]),
    ...(users === null ? [] : [`<p data-sitec-limit="users:${users}">people</p>`]),
    '</div>',
  ].join('\n');

const UNITS: Readonly<Record<string, string>> = { P1M: 'MON', P1Y: 'ANN' };

const offer = ({ name, value, currency, period }: Said): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'Offer',
  name,
  ...(value !== null && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: value,
      priceCurrency: currency,
      ...(period !== null && { unitCode: UNITS[period] }),
    },
  }),
});

/** The files of the site. */
export const planFiles = (said: Sources): Files => ({
  'index.html': html('Acme'),
  'pricing.html': html('Pricing', card(said.attribute), `\n${jsonld(offer(said.jsonld))}\n`),
  'content/plans.yaml': contentFile(said.content),
});

/** A price as the API publishes it. */
export interface PublishedPrice {
  readonly value: number | null;
  readonly currency: string | null;
  readonly period: string | null;
  readonly per: string | null;
  readonly from: boolean;
  readonly billed: string | null;
  readonly quote: string | null;
  readonly page: string | null;
  readonly status: string;
  readonly reason: string | null;
}

/** A limit as the API publishes it. */
export interface PublishedLimit {
  readonly value: number | null;
  readonly unlimited: boolean;
  readonly unit: string;
  readonly period: string | null;
  readonly quote?: string | null;
  readonly reason: string | null;
}

/** A plan as the API publishes it. */
export interface PublishedPlan {
  readonly slug: string;
  readonly name: string;
  readonly url: string;
  readonly price: PublishedPrice;
  readonly otherPrices: readonly PublishedPrice[];
  readonly limits: Readonly<Record<string, PublishedLimit>>;
  readonly provenance: Readonly<Record<string, { readonly level: string; readonly confirmedBy: readonly string[] }>>;
}

const PLANS = 'api/v1/plans.json';

/** The published plans of a build; without any there is no document. */
export const plansOf = (built: Built): readonly PublishedPlan[] =>
  built.dist.has(PLANS) ? (built.json(PLANS) as { readonly plans: readonly PublishedPlan[] }).plans : [];

/** Builds the site of the given files and gives its only plan. */
export const onlyPlan = async (files: Files): Promise<PublishedPlan> => {
  const [plan, ...others] = plansOf(await buildSite({ files }));
  if (!plan || others.length > 0) throw new Error(`${others.length + (plan ? 1 : 0)} plans instead of one`);
  return plan;
};
