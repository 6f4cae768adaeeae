import type { Page } from '../../pages/page.ts';
import { pageStem, twinPath } from '../../paths.ts';
import { recordsOf, type AnyRecord, type Resource } from '../resource.ts';
import type { Fault } from './index.ts';

/** What addresses may lead to. */
export interface Places {
  readonly base: string;
  /** Pages by address, without the last slash. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Addresses of the other files of the site. */
  readonly assets: ReadonlySet<string>;
}

/** Rules of all lists: slugs are names of one record each, and addresses are those of pages. */
export const bodyFaults = (resource: Resource, body: unknown, places: Places): readonly Fault[] => {
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

const addressFaults = ({ url, markdownUrl }: AnyRecord, pointer: string, { base, pages }: Places): readonly Fault[] => {
  if (typeof url !== 'string') return [];
  const isTwin = markdownUrl === undefined || markdownUrl === base + twinPath(url.slice(base.length));
  return [
    ...(pages.has(pageStem(url)) ? [] : [{ pointer: `${pointer}/url`, reason: `must be a page of the site, got ${url}` }]),
    ...(isTwin ? [] : [{ pointer: `${pointer}/markdownUrl`, reason: 'must be the markdown of the page' }]),
  ];
};

/** The slug of a record that has a page of its own is the last segment of its path; its document is called so. */
const pageFaults = (resource: Resource, { slug, url, jsonUrl }: AnyRecord, pointer: string, { base, pages }: Places): readonly Fault[] => {
  const kind = pages.get(pageStem(url ?? ''))?.kind;
  const own = kind?.kind === resource.name ? kind.slug : null;
  const document = base + resource.itemPath(encodeURIComponent(slug));
  return [
    ...(own === null || own === slug ? [] : [{ pointer: `${pointer}/slug`, reason: `must be "${own}", as its page is called` }]),
    ...(jsonUrl === undefined || jsonUrl === document ? [] : [{ pointer: `${pointer}/jsonUrl`, reason: `must be ${document}` }]),
  ];
};

/** The markdown of a document begins with its title; the front matter of its page does not belong to it. */
export const itemFaults = ({ markdown }: AnyRecord): readonly Fault[] =>
  typeof markdown !== 'string' || /^# \S/.test(markdown) ? [] : [{ pointer: '/markdown', reason: 'must begin with its title' }];
