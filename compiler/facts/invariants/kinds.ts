import { pageStem } from '../../paths.ts';
import type { Facts } from '../resources/index.ts';
import type { Fault } from './index.ts';
import type { Places } from './lists.ts';

/** A status is known, or has a reason. */
export const stateFaults = (
  state: { readonly status: string | null; readonly statusReason: string | null },
  pointer: string,
): readonly Fault[] =>
  (state.status === null) === (state.statusReason === null)
    ? [{ pointer: `${pointer}/status`, reason: 'must be known, or have a reason, and not both' }]
    : [];

type Guides = Facts['guides']['body']['guides'];

/** A guide is one page, and translations name each other. */
export const guideFaults = (guides: Guides): readonly Fault[] => {
  const bySlug = new Map(guides.map((guide) => [guide.slug, guide]));
  return guides.flatMap(({ slug, translations }, index) =>
    translations.flatMap((translation, position) => {
      const names = bySlug.get(translation.slug)?.translations.some((back) => back.slug === slug) ?? false;
      const pointer = `/guides/${index}/translations/${position}`;
      return names ? [] : [{ pointer, reason: `must be a guide that names "${slug}" as its translation too` }];
    }),
  );
};

/** Pages of this site must exist; a company may keep its terms elsewhere. */
export const companyFaults = (named: Readonly<Record<string, string>>, { base, pages, assets }: Places): readonly Fault[] =>
  Object.entries(named).flatMap(([name, address]) => {
    const plain = address.replace(/[?#].*$/, '');
    const isOwn = plain === base || plain.startsWith(`${base}/`);
    if (!isOwn || pages.has(pageStem(plain)) || assets.has(decoded(plain))) return [];
    return [{ pointer: `/pages/${name}`, reason: `must be a page of the site, got ${address}` }];
  });

const decoded = (address: string): string => {
  try {
    return decodeURI(address);
  } catch {
    return address; // What cannot be decoded is the name of no file.
  }
};
