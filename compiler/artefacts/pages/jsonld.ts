import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onceEach } from '../../base/memoise.ts';
import type { Build } from '../../build/build.ts';
import { readMarkup } from '../../facts/page-tree.ts';
import { readMicrodata } from '../../facts/readers/microdata.ts';
import { readHtml } from '../../html/html.ts';
import type { JsonLdNode } from '../../jsonld/read.ts';
import type { Page } from '../../pages/page.ts';
import { organizationId, organizationNode, publisherNode } from './jsonld-company.ts';
import { offerOf, structured, type StructuredNode } from './jsonld-offers.ts';

/** Types of which a page has one node at most: one that it has already is not written again. */
const FAMILIES = {
  organization: /^(?:Organization|Corporation|LocalBusiness|OnlineBusiness|OnlineStore)$/,
  website: /^WebSite$/,
  product: /^(?:(?:Software|Web|Mobile)Application|Product|Service|Offer|AggregateOffer)$/,
  article: /Article$|Posting$|^HowTo$/,
  breadcrumbs: /^BreadcrumbList$/,
} as const;

type Family = keyof typeof FAMILIES;

/**
 * JSON-LD of the facts that are about a page, as a `script` element in ASCII: the company and the site on the home page, the product with
 * its Offers on the page of the plans, articles, and the way to every page. Null when nothing is known that the page does not say itself.
 */
export const structuredData = (page: Page, build: Build): string | null => {
  if (!page.listed) return null;
  const own = ownTypes(page, build);
  const nodes = nodesOf(page, build).flatMap(([family, node]) => (own.some((type) => FAMILIES[family].test(type)) ? [] : [node]));
  if (nodes.length === 0) return null;
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  // Every sign that could end the script, or that another encoding has elsewhere, is written as an escape of JSON (RFC 8259, section 7).
  const ascii = json.replace(/[<>&\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `<script type="application/ld+json">${ascii}</script>`;
};

/** Types of the nodes that the page has itself, in any syntax. */
const ownTypes = (page: Page, { site }: Build): readonly string[] => {
  const file = join(site.folder, page.file);
  // A page that sitec writes itself has no file, and no nodes.
  if (!existsSync(file)) return [];
  const source = readHtml(file);
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

/** A company that no source names is called by its host, which is an address and no name. */
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

/** Features that are on the way, or on the way out, are no reason to buy. */
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
  const about = [{ name: comparison.product.name, url: company.body.url }, comparison.competitor];
  return [['article', structured('Article', { ...article, about: about.map((tool) => structured('SoftwareApplication', tool)) })]];
};

/** The way from the home page through the pages above to the page, as far as they exist and may be listed. */
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

/** Listed pages by their path without slashes at its ends; worked out once a build. */
const listedByStem = onceEach(
  ({ listed }: Pick<Build, 'listed'>): ReadonlyMap<string, Page> =>
    new Map(listed.map((page) => [page.path.replace(/^\/|\/$/g, ''), page])),
);
