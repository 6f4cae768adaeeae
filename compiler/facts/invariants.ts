import { addressDecoded } from '../base/percent.ts';
import type { Page } from '../pages/page.ts';
import { encodePath, pageStem } from '../paths.ts';
import { facts as problemsOfFacts } from '../problems/facts.ts';
import type { ProblemList } from '../problems/problem.ts';
import type { Site } from '../site/site.ts';
import { recordsOf, type AnyRecord, type Resource } from './resource.ts';
import { factsOf, type Facts } from './resources/index.ts';
import { markdownUrl as twinOf } from './resources/records.ts';
import { offerFaults, planFaults, type Fault } from './value-faults.ts';

/** Existing targets of addresses. */
interface Places {
  readonly base: string;
  /** Pages by address, without the trailing slash. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Addresses of the other files of the site. */
  readonly assets: ReadonlySet<string>;
}

/** Rules for all lists: slugs are unique, and addresses lead to existing pages. */
const bodyFaults = (resource: Resource, body: unknown, places: Places): readonly Fault[] => {
  if (resource.name === 'company') return [];
  const records = recordsOf(resource, body);
  const seen = new Set<string>();
  const root = Object.keys(body as object).find((key) => (body as Readonly<Record<string, unknown>>)[key] === records) ?? '';
  return [
    ...addressFaults(body as AnyRecord, '', places),
    ...records.flatMap((record, index) => {
      const pointer = `/${root}/${index}`;
      const isTwice = seen.has(record.slug) || !seen.add(record.slug);
      return [
        ...(isTwice ? [{ pointer: `${pointer}/slug`, reason: `must be unique, got "${record.slug}" again` }] : []),
        ...addressFaults(record, pointer, places),
        ...pageFaults(resource, record, pointer, places),
      ];
    }),
  ];
};

const plainAddress = (url: string): string => url.replace(/[?#].*$/, '');

const isOwn = (url: string, base: string): boolean => url === base || url.startsWith(`${base}/`);

const addressFaults = ({ url, markdownUrl }: AnyRecord, pointer: string, { base, pages }: Places): readonly Fault[] => {
  // A thing from JSON-LD may have its page on another site, without a markdown version.
  if (typeof url !== 'string' || (markdownUrl === undefined && !isOwn(url, base))) return [];
  const page = pages.get(pageStem(plainAddress(url)));
  const isTwin = markdownUrl === undefined || page === undefined || markdownUrl === twinOf(page, base);
  return [
    ...(page ? [] : [{ pointer: `${pointer}/url`, reason: `must be a page of the site, got ${url}` }]),
    ...(isTwin ? [] : [{ pointer: `${pointer}/markdownUrl`, reason: 'must be the markdown of the page' }]),
  ];
};

/** The slug of a record with its own page is the last segment of its path, which is also the name of its document. */
const pageFaults = (resource: Resource, { slug, url, jsonUrl }: AnyRecord, pointer: string, { base, pages }: Places): readonly Fault[] => {
  const kind = pages.get(pageStem(url ?? ''))?.kind;
  const own = kind?.kind === resource.name ? kind.slug : null;
  const document = base + resource.itemPath(encodeURIComponent(slug));
  return [
    ...(own === null || own === slug ? [] : [{ pointer: `${pointer}/slug`, reason: `must be "${own}", as its page is called` }]),
    ...(jsonUrl === undefined || jsonUrl === document ? [] : [{ pointer: `${pointer}/jsonUrl`, reason: `must be ${document}` }]),
  ];
};

/** The markdown of a document begins with its title and does not have the front matter of its page. */
const itemFaults = ({ markdown }: AnyRecord): readonly Fault[] =>
  typeof markdown !== 'string' || /^# \S/.test(markdown) ? [] : [{ pointer: '/markdown', reason: 'must begin with its title' }];

/** A status is known, or has a reason. */
const stateFaults = (state: { readonly status: string | null; readonly statusReason: string | null }, pointer: string): readonly Fault[] =>
  (state.status === null) === (state.statusReason === null)
    ? [{ pointer: `${pointer}/status`, reason: 'must be known, or have a reason, and not both' }]
    : [];

type Guides = Facts['guides']['body']['guides'];

/** A guide is one page, and translations refer to each other. */
const guideFaults = (guides: Guides): readonly Fault[] => {
  const bySlug = new Map(guides.map((guide) => [guide.slug, guide]));
  return guides.flatMap(({ slug, translations }, index) =>
    translations.flatMap((translation, position) => {
      const names = bySlug.get(translation.slug)?.translations.some((back) => back.slug === slug) ?? false;
      const pointer = `/guides/${index}/translations/${position}`;
      return names ? [] : [{ pointer, reason: `must be a guide that names "${slug}" as its translation too` }];
    }),
  );
};

/** Pages of this site must exist. A company may have its terms on another site. */
const companyFaults = (named: Readonly<Record<string, string>>, { base, pages, assets }: Places): readonly Fault[] =>
  Object.entries(named).flatMap(([name, address]) => {
    const plain = plainAddress(address);
    if (!isOwn(plain, base) || pages.has(pageStem(plain)) || assets.has(addressDecoded(plain))) return [];
    return [{ pointer: `/pages/${name}`, reason: `must be a page of the site, got ${address}` }];
  });

/** Reports errors that a schema cannot express: values without reasons, duplicate slugs, addresses without a target. */
export const checkInvariants = (
  facts: Facts,
  resources: readonly Resource[],
  site: Pick<Site, 'base' | 'assets'>,
  pages: readonly Page[],
  problems: ProblemList,
): void => {
  const places = {
    base: site.base,
    pages: new Map(pages.flatMap((page) => [site.base + encodePath(page.path), page.url].map((url) => [pageStem(url), page] as const))),
    assets: new Set(site.assets.map((file) => `${site.base}/${file}`)),
  };
  for (const resource of resources) {
    const { body, items } = factsOf(facts, resource);
    const found = [...bodyFaults(resource, body, places), ...ownFaults(resource, facts, places)];
    const report = (document: string) => (fault: Fault) => problems.add(problemsOfFacts.invalidBody, { document, ...fault });
    found.forEach(report(resource.listPath));
    const { item } = resource;
    if (item) items.forEach((record) => itemFaults(record).forEach(report(resource.itemPath(record.slug))));
  }
};

/** Rules of single kinds. */
const ownFaults = ({ name }: Resource, facts: Facts, places: Places): readonly Fault[] => {
  if (name === 'plans') return planFaults(facts.plans.body);
  if (name === 'offers') return offerFaults(facts.offers.body);
  if (name === 'features') return facts.features.body.features.flatMap((feature, index) => stateFaults(feature, `/features/${index}`));
  if (name === 'platforms')
    return facts.platforms.body.platforms.flatMap((platform, index) => stateFaults(platform, `/platforms/${index}`));
  if (name === 'guides') return guideFaults(facts.guides.body.guides);
  return name === 'company' ? companyFaults(facts.company.body.pages, places) : [];
};
