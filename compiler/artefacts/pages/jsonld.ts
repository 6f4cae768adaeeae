import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onceEach } from '../../base/memoise.ts';
import type { Build } from '../../build/build.ts';
import { readMarkup } from '../../facts/page-tree.ts';
import { readMicrodata } from '../../facts/readers/microdata.ts';
import type { Plan } from '../../facts/resources/plan.ts';
import { readHtml } from '../../html/html.ts';
import type { JsonLdNode } from '../../jsonld/read.ts';
import type { Page } from '../../pages/page.ts';
import { readPath } from '../../pages/source.ts';
import type { Contact, Limit, Money } from '../../schema/shapes.ts';

/** A node of schema.org with the properties that are known. */
type StructuredNode = Readonly<Record<string, unknown>>;

/** A node of a type without unknown and empty properties. */
const structured = (type: string, properties: StructuredNode): StructuredNode => ({
  '@type': type,
  ...Object.fromEntries(Object.entries(properties).filter(([, value]) => !isEmpty(value))),
});

const isEmpty = (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** The Offer of a plan. A plan without a known price is an Offer without one. */
export const offerOf = (plan: Plan): StructuredNode => {
  const limits = Object.entries(plan.limits).filter(([, { status }]) => status === 'confirmed');
  return structured('Offer', {
    name: plan.name,
    description: plan.description,
    url: plan.url,
    ...pricesOf(plan.price, plan.otherPrices),
    additionalProperty: limits.map(([key, limit]) => propertyValue(key, limit)),
    addOn: plan.addOns.map(({ name, price }) => structured('Offer', { name, ...pricesOf(price, []) })),
  });
};

const propertyValue = (key: string, { value, unlimited, unit, period }: Limit): StructuredNode =>
  structured('PropertyValue', {
    name: key,
    value: unlimited ? 'unlimited' : value,
    unitText: unit,
    // A limit per period is valid for one period.
    valueReference: period === null ? null : quantityOf(period),
  });

/**
 * `price` is for readers that know only the amount of the first price, unless it is a minimum; the specifications have all prices in full.
 */
const pricesOf = (price: Money, others: readonly Money[]): StructuredNode => {
  // A price that only the page shows would confirm itself in the next build.
  if (price.value === null || price.status !== 'confirmed') return {};
  const isPlain = price.period === null && price.per === null && !price.from;
  return {
    ...(!price.from && { price: price.value, priceCurrency: price.currency }),
    priceSpecification:
      isPlain && others.length === 0
        ? null
        : [price, ...others].filter(({ value, status }) => value !== null && status === 'confirmed').map(specificationOf),
  };
};

const specificationOf = ({ value, currency, period, per, from, billed }: Money): StructuredNode =>
  structured('UnitPriceSpecification', {
    ...(from ? { minPrice: value } : { price: value }),
    priceCurrency: currency,
    unitCode: period === null ? null : UNIT_CODES[period.slice(-1)],
    unitText: per === null ? null : `per ${per}`,
    billingDuration: billed ?? period,
    referenceQuantity: period === null ? null : quantityOf(period),
  });

/** Codes of charging units (UN/ECE Recommendation 20) by the letter of ISO 8601. */
const UNIT_CODES: Readonly<Record<string, string>> = { D: 'DAY', W: 'WEE', M: 'MON', Y: 'ANN' };

const quantityOf = (period: string): StructuredNode =>
  structured('QuantitativeValue', { value: Number(period.slice(1, -1)), unitCode: UNIT_CODES[period.slice(-1)] });

type Company = Build['facts']['company']['body'];

/** Identifier of the Organization of a site. */
const organizationId = (base: string): string => `${base}/#organization`;

const organizationNode = (company: Company, base: string): StructuredNode =>
  structured('Organization', {
    '@id': organizationId(base),
    name: company.name,
    legalName: company.legalName,
    url: company.url,
    logo: company.logo,
    description: company.description,
    sameAs: company.sameAs,
    address: addressOf(company.office),
    contactPoint: [
      ...contactPoint('customer support', company.contacts.support),
      ...contactPoint('sales', company.contacts.sales), //
    ],
  });

/** The Organization in short, for pages that do not describe it. */
const publisherNode = ({ name, url }: Company, base: string): StructuredNode =>
  structured('Organization', { '@id': organizationId(base), name, url });

/** An address without separate parts is a text. */
const addressOf = (office: Company['office']): StructuredNode | string | null => {
  if (office === null) return null;
  const { street, postalCode, city, region, country, raw } = office;
  if ((street ?? postalCode ?? city ?? region) === null) return raw;
  return structured('PostalAddress', {
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressRegion: region,
    addressCountry: country,
  });
};

/** Only values with an explicit source are stated again. */
const contactPoint = (contactType: string, contact: Contact | null | undefined): readonly StructuredNode[] => {
  if (contact?.status !== 'confirmed') return [];
  const { email, telephone, url, hours, languages } = contact;
  const hoursAvailable = hours === null ? null : structured('OpeningHoursSpecification', { description: hours });
  return [structured('ContactPoint', { contactType, email, telephone, url, hoursAvailable, availableLanguage: languages })];
};

/** Types of which a page has at most one node: a node that the page already has is not added. */
const FAMILIES = {
  organization: /^(?:Organization|Corporation|LocalBusiness|OnlineBusiness|OnlineStore)$/,
  website: /^WebSite$/,
  product: /^(?:(?:Software|Web|Mobile)Application|Product|Service|Offer|AggregateOffer)$/,
  article: /Article$|Posting$|^HowTo$/,
  breadcrumbs: /^BreadcrumbList$/,
} as const;

type Family = keyof typeof FAMILIES;

/**
 * JSON-LD of the facts of a page, as a `script` element in ASCII: company and site on the home page, the product with its Offers on the
 * page of the plans, articles, and breadcrumbs on every page. Null when the page already has everything that is known.
 */
export const structuredData = (page: Page, build: Build): string | null => {
  if (!page.listed) return null;
  const own = ownTypes(page, build);
  const nodes = nodesOf(page, build).flatMap(([family, node]) => (own.some((type) => FAMILIES[family].test(type)) ? [] : [node]));
  if (nodes.length === 0) return null;
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  // Characters that could end the script, and those that differ between encodings, are escaped for JSON (RFC 8259, section 7).
  const ascii = json.replace(/[<>&\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `<script type="application/ld+json">${ascii}</script>`;
};

/** Types of the nodes that the page already has, in any syntax. */
const ownTypes = (page: Page, { site }: Build): readonly string[] => {
  const file = join(site.folder, page.file);
  // A page of sitec has no file and no nodes.
  if (!existsSync(file)) return [];
  const source = readHtml(readPath(page, site.folder));
  const isMarked = 'text' in source && /\s(?:itemtype|typeof)\s*=/i.test(source.text);
  const nodes: readonly JsonLdNode[] = isMarked ? [...page.jsonld, ...readMicrodata(readMarkup(page, site.folder))] : page.jsonld;
  return nodes.flatMap(({ types }) => types);
};

const nodesOf = (page: Page, build: Build): readonly (readonly [Family, StructuredNode])[] => [
  ...(page.path === '/' ? homeNodes(page, build) : []),
  ...(page.url === build.facts.plans.body.url ? productNodes(build) : []),
  ...articleNodes(page, build),
  ...breadcrumbs(page, build),
];

/** Without a source, the host is the name of the company, which is not a real name. */
const isNamed = ({ facts, base }: Build): boolean => facts.company.body.name !== new URL(base).hostname;

const homeNodes = ({ language }: Page, build: Build): readonly (readonly [Family, StructuredNode])[] => {
  if (!isNamed(build)) return [];
  const { base } = build;
  const company = build.facts.company.body;
  const publisher = { '@id': organizationId(base) };
  const website = { '@id': `${base}/#website`, name: company.name, url: company.url, inLanguage: language, publisher };
  return [
    ['organization', organizationNode(company, base)],
    ['website', structured('WebSite', website)],
  ];
};

/** States in which a feature is available; planned and deprecated ones are left out. */
const SOLD: ReadonlySet<string | null> = new Set(['available', 'beta', null]);

const productNodes = (build: Build): readonly (readonly [Family, StructuredNode])[] => {
  const { base, facts } = build;
  const { plans } = facts.plans.body;
  if (plans.length === 0 || !isNamed(build)) return [];
  const { name, url } = facts.company.body;
  const featureList = facts.features.body.features.filter(({ status }) => SOLD.has(status)).map((feature) => feature.name);
  const publisher = publisherNode(facts.company.body, base);
  const product = { '@id': `${base}/#software`, name, url, publisher, featureList, offers: plans.map(offerOf) };
  return [['product', structured('SoftwareApplication', product)]];
};

const articleNodes = (page: Page, build: Build): readonly (readonly [Family, StructuredNode])[] => {
  const { guides, comparisons, company } = build.facts;
  const isKind = (kind: string): boolean => page.kind?.kind === kind;
  const guide = isKind('guides') ? guides.body.guides.find(({ url }) => url === page.url) : undefined;
  const comparison = isKind('comparisons') ? comparisons.body.comparisons.find(({ url }) => url === page.url) : undefined;
  const record = guide ?? comparison;
  if (!record) return [];
  const article = {
    headline: record.title,
    description: record.description,
    url: record.url,
    inLanguage: record.language,
    datePublished: record.published,
    dateModified: record.updated,
    publisher: isNamed(build) ? publisherNode(company.body, build.base) : null,
  };
  if (!comparison) return [['article', structured('TechArticle', article)]];
  const { product, competitor } = comparison;
  const about = product && competitor ? [{ name: product.name, url: company.body.url }, competitor] : [];
  return [['article', structured('Article', { ...article, about: about.map((tool) => structured('SoftwareApplication', tool)) })]];
};

/** The path from the home page through parent pages to the page, as far as they exist and may be listed. */
const breadcrumbs = (page: Page, build: Build): readonly (readonly [Family, StructuredNode])[] => {
  const segments = page.path.split('/').filter((segment) => segment !== '');
  const byStem = listedByStem(build);
  const above = segments.flatMap((_, depth) => byStem.get(segments.slice(0, depth).join('/')) ?? []);
  if (above.length === 0) return [];
  const itemListElement = [...above, page].map((each, index) =>
    structured('ListItem', { position: index + 1, name: each.path === '/' ? build.facts.company.body.name : each.title, item: each.url }),
  );
  return [['breadcrumbs', structured('BreadcrumbList', { itemListElement })]];
};

/** Listed pages by their path without slashes at its ends; computed once for each build. */
const listedByStem = onceEach(
  ({ listed }: Pick<Build, 'listed'>): ReadonlyMap<string, Page> =>
    new Map(listed.map((page) => [page.path.replace(/^\/|\/$/g, ''), page])),
);
