/** Profiles of a company on other sites: the links of its pages whose last part is its name. */
import { grouped } from '../../../base/group-by.ts';
import { slugify } from '../../../base/slug.ts';
import { isAddress } from '../../../config/site-address.ts';
import { attribute } from '../../../markdown/hast.ts';
import type { Claim } from '../../claim.ts';
import { ownElements } from './contact-links.ts';
import { namedClaim, type CompanyPage } from './company-pages.ts';
import { ownLabels } from './name-vote.ts';

/** Minimum letters of a name that counts as a part of another, and of which it is at least half. */
const LEAST_PART = 5;

/**
 * The claim of the profiles that pages about the company link: addresses whose last part is its name or that of its site. The shortest
 * one on each other site counts. Empty without any.
 */
export const namedProfiles = (about: readonly CompanyPage[], names: readonly string[], base: string): readonly Claim[] => {
  const keys = [...names.map(keyOf).filter((key) => key !== ''), ...ownLabels(new URL(base).hostname)];
  const links = about.flatMap(({ root }) =>
    [...ownElements(root)].flatMap(({ element }) => profileOf(attribute(element, 'href') ?? '') ?? []),
  );
  // A site whose host has the name is one of the company's own.
  const isOwn = ({ hostname }: URL): boolean => hostname.split('.').some((label) => keys.includes(keyOf(label)));
  const named = links.filter((link) => !isOwn(link) && isNamed(link.pathname, keys));
  const profiles = [...grouped(named, ({ hostname }) => hostname.replace(/^www\./, '')).values()].flatMap(
    (same) => same.toSorted((a, b) => a.pathname.length - b.pathname.length)[0]?.href ?? [],
  );
  const [first] = about;
  return first && profiles.length > 0 ? [namedClaim(first.page, '/sameAs', profiles)] : [];
};

const keyOf = (name: string): string => slugify(name).replaceAll('-', '');

/** Addresses of one or two parts, of which the first is neither a number nor the name of pages about anything. */
const PROFILE = /^\/(?!\d+\/|(?:hashtag|tags?|topics?|wiki|search|customers?|news|blog|jobs?)\/)[^/]+(?:\/[^/]+)?\/?$/i;

/** The address of a possible profile, without query. Null for files, and for other addresses. */
const profileOf = (href: string): URL | null => {
  if (!isAddress(href) || !URL.canParse(href)) return null;
  const url = new URL(href);
  [url.search, url.hash] = ['', ''];
  return PROFILE.test(url.pathname) && !/\.\w{2,5}$/.test(url.pathname) ? url : null;
};

const isNamed = (pathname: string, keys: readonly string[]): boolean => {
  const handle = keyOf(pathname.split('/').findLast((part) => part !== '') ?? '');
  const isMost = (key: string): boolean => key.length >= LEAST_PART && key.length * 2 >= handle.length && handle.includes(key);
  return keys.some((key) => key === handle || isMost(key));
};
