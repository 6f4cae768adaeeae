/** Profiles of a company on other sites: the links of its pages whose last part is its name. */
import { grouped } from '../../../base/group-by.ts';
import { slugify } from '../../../base/slug.ts';
import { isAddress } from '../../../config/site-address.ts';
import { attribute } from '../../../markdown/hast.ts';
import type { Claim } from '../../claim.ts';
import { ownElements } from './contact-links.ts';
import { namedClaim, type CompanyPage } from './company-pages.ts';
import { ownLabels } from './name-vote.ts';

/** Minimum letters of a name that counts as a part of another. It is at least half of a handle, or a handle three quarters of it. */
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
  const origins = about.flatMap(({ page }) => (page.canonical === null ? [] : new URL(page.canonical).origin));
  // A site whose host has the name is one of the company's own, and so is one that its pages name as theirs.
  const isOwn = ({ hostname, origin }: URL): boolean =>
    origins.includes(origin) || hostname.split('.').some((label) => keys.includes(keyOf(label)));
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

/** Files of a site. */
const FILE = /\.(?:html?|php\d?|aspx?|jsp|pdf|jpe?g|png|gif|svg|webp|xml|json|js|css|txt|zip|mp[34]|ics|vcf)$/i;

/** The address of a possible profile, without query. Null for files, and for other addresses. */
const profileOf = (href: string): URL | null => {
  if (!isAddress(href) || !URL.canParse(href)) return null;
  const url = new URL(href);
  [url.search, url.hash] = ['', ''];
  return PROFILE.test(url.pathname) && !FILE.test(url.pathname) ? url : null;
};

const isNamed = (pathname: string, keys: readonly string[]): boolean => {
  // Networks put a number behind names that are not unique.
  const handle = keyOf((pathname.split('/').findLast((part) => part !== '') ?? '').replace(/-\d{6,}$/, ''));
  const isMost = (part: string, whole: string, share: number): boolean =>
    part.length >= LEAST_PART && part.length >= whole.length * share && whole.includes(part);
  return keys.some((key) => key === handle || isMost(key, handle, 1 / 2) || isMost(handle, key, 3 / 4));
};
