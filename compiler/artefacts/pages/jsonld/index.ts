import { onceEach } from '../../../base/memoise.ts';
import type { Build } from '../../../build/build.ts';
import { isConfirmed } from '../../../facts/confirmed.ts';
import { OWN_DATA } from '../../../html/types.ts';
import { states, type TypeFamily } from '../../../jsonld/stated-types.ts';
import type { Page } from '../../../pages/page.ts';
import { companyNodes, publisherNode, statedName } from './company.ts';
import { offersOf } from './offers.ts';
import { questionsNode } from './questions.ts';
import { structured, type StructuredNode } from './structured.ts';

/**
 * JSON-LD of the confirmed facts of a page, as a `script` element in ASCII: company and site on the home page, the product with its Offers
 * on the page of the plans, articles, lists of questions, and breadcrumbs on every page. It is marked, so that no build reads it as a source.
 * Null when the page states everything itself, and for a page whose content is from elsewhere.
 */
export const structuredData = (page: Page, build: Build): string | null => {
  if (!page.listed || (page.canonical ?? page.url) !== page.url) return null;
  const nodes = NODES.flatMap(([family, nodesOf]) => (states(page.types, family) ? [] : (nodesOf(page, build) ?? [])));
  if (nodes.length === 0) return null;
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  // Characters that could end the script, and those that differ between encodings, are escaped for JSON (RFC 8259, section 7).
  const ascii = json.replace(/[<>&\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `<script type="application/ld+json" data-sitec="${OWN_DATA}">${ascii}</script>`;
};

type NodeWriter = (page: Page, build: Build) => StructuredNode | readonly StructuredNode[] | null;

const onHomePage =
  (name: 'organization' | 'website'): NodeWriter =>
  ({ path, language }, build) =>
    path === '/' ? (companyNodes(language, build)?.[name] ?? null) : null;

/** States of a feature that can be bought; planned and deprecated ones are left out. */
const SOLD: ReadonlySet<string | null> = new Set(['available', 'beta']);

/** The product with its Offers; the Offers alone where no source states its name. */
const productNode: NodeWriter = (page, build) => {
  const { base, facts, log } = build;
  const name = statedName(build);
  const offers = page.url === facts.plans.body.url ? offersOf(facts.plans.body.plans, log) : [];
  if (offers.length === 0 || name === null) return offers;
  const features = facts.features.body.features.filter(
    ({ slug, status }) => SOLD.has(status) && isConfirmed(`features.${slug}.status`, log),
  );
  return structured('SoftwareApplication', {
    '@id': `${base}/#software`,
    name,
    url: facts.company.body.url,
    publisher: publisherNode(build),
    featureList: features.map((feature) => feature.name),
    offers,
  });
};

const articleNode: NodeWriter = (page, build) => {
  const { guides, comparisons } = build.facts;
  const isKind = (kind: string): boolean => page.kind?.kind === kind;
  const guide = isKind('guides') ? guides.body.guides.find(({ url }) => url === page.url) : undefined;
  const comparison = isKind('comparisons') ? comparisons.body.comparisons.find(({ url }) => url === page.url) : undefined;
  const record = guide ?? comparison;
  if (!record) return null;
  return structured(comparison ? 'Article' : 'TechArticle', {
    headline: record.title,
    description: record.description,
    url: record.url,
    inLanguage: record.language,
    datePublished: record.published,
    dateModified: record.updated,
    publisher: publisherNode(build),
    about: comparison ? comparedNodes(page, comparison, build) : null,
  });
};

type Comparison = Build['facts']['comparisons']['body']['comparisons'][number];

/** Both tools of a comparison, where the page or its content file names the other one; a name from a title is a guess. */
const comparedNodes = ({ marks, entry }: Page, { competitor }: Comparison, build: Build): readonly StructuredNode[] => {
  const name = statedName(build);
  const isStated = entry?.data.competitor !== undefined || marks.some(({ attributes }) => attributes.competitor);
  if (name === null || competitor === null || !isStated) return [];
  return [{ name, url: build.facts.company.body.url }, competitor].map((tool) => structured('SoftwareApplication', tool));
};

/**
 * The path from the home page through parent pages to the page, as far as they exist and may be listed. The title of a home page is often a
 * slogan, so it has the name of the company; without a stated one the path begins below it.
 */
const breadcrumbsNode: NodeWriter = (page, build) => {
  const segments = page.path.split('/').filter((segment) => segment !== '');
  const byStem = listedByStem(build);
  const nameOf = ({ path, title }: Page): string | null => (path === '/' ? statedName(build) : title);
  const above = segments
    .flatMap((_, depth) => byStem.get(segments.slice(0, depth).join('/')) ?? [])
    .filter((each) => nameOf(each) !== null);
  if (above.length === 0) return null;
  const itemListElement = [...above, page].map((each, index) =>
    structured('ListItem', { position: index + 1, name: nameOf(each), item: each.url }),
  );
  return structured('BreadcrumbList', { itemListElement });
};

/** Listed pages by their path without slashes at its ends; computed once for each build. */
const listedByStem = onceEach(
  ({ listed }: Pick<Build, 'listed'>): ReadonlyMap<string, Page> =>
    new Map(listed.map((page) => [page.path.replace(/^\/|\/$/g, ''), page])),
);

/** The nodes of a page in their order, by the family of their types. */
const NODES: readonly (readonly [TypeFamily, NodeWriter])[] = [
  ['organization', onHomePage('organization')],
  ['website', onHomePage('website')],
  ['product', productNode],
  ['article', articleNode],
  ['questions', questionsNode],
  ['breadcrumbs', breadcrumbsNode],
];
