/** Profiles of a company on other sites: the links of its pages whose last part is its name. */
import { grouped } from '../../../base/group-by.ts';
import { slugify } from '../../../base/slug.ts';
import { attribute } from '../../../markdown/hast.ts';
import type { Claim } from '../../claim.ts';
import { ownElements } from './contact-links.ts';
import type { CompanyPage } from './named-office.ts';

/** Minimum letters of a name that counts as a part of another, and of which it is at least half. */
const LEAST_PART = 5;

/**
 * The claim of the profiles that pages about the company link: addresses of one or two parts of which the last one is its name or that of
 * its site. The shortest one on each other site counts. Empty without any.
 */
export const namedProfiles = (about: readonly CompanyPage[], names: readonly string[], base: string): readonly Claim[] => {
  const own = new URL(base).hostname;
  const keys = [...names, own.replace(/^www\./, '').split('.')[0] ?? ''].map(keyOf).filter((key) => key !== '');
  const links = about.flatMap(({ root }) =>
    [...ownElements(root)].flatMap(({ element }) => profileOf(attribute(element, 'href') ?? '') ?? []),
  );
  // A site whose host has the name is one of the company's own.
  const isOwn = ({ hostname }: URL): boolean => hostname.split('.').some((label) => keys.includes(keyOf(label)));
  const named = links.filter((link) => !isOwn(link) && isNamed(link.pathname, keys));
  const profiles = [...grouped(named, ({ hostname }) => siteOf(hostname)).values()].flatMap(
    (same) => same.toSorted((a, b) => a.pathname.length - b.pathname.length)[0]?.href ?? [],
  );
  const [first] = about;
  return first && profiles.length > 0
    ? [
        {
          slug: 'company',
          pointer: '/sameAs',
          value: profiles,
          level: 'heuristic',
          page: first.page.url,
          place: { file: first.page.source },
        },
      ]
    : [];
};

const keyOf = (name: string): string => slugify(name).replaceAll('-', '');

/** The address of a possible profile, without query. Null for files, and for addresses with more parts, or with a year or another number. */
const profileOf = (href: string): URL | null => {
  if (!/^https?:\/\/[^/?#]+\/[^/?#]+(?:\/[^/?#]+)?\/?(?:[?#]|$)/i.test(href) || !URL.canParse(href)) return null;
  const { origin, pathname } = new URL(href);
  return /\.\w{2,5}$|^\/\d+\//.test(pathname) ? null : new URL(pathname, origin);
};

/** The last two labels of a host, which the hosts of one site have in common. */
const siteOf = (hostname: string): string => hostname.split('.').slice(-2).join('.');

const isNamed = (pathname: string, keys: readonly string[]): boolean => {
  const handle = keyOf(pathname.split('/').findLast((part) => part !== '') ?? '');
  return keys.some((key) => key === handle || isMostOf(key, handle) || isMostOf(handle, key));
};

const isMostOf = (part: string, whole: string): boolean =>
  part.length >= LEAST_PART && part.length * 2 >= whole.length && whole.includes(part);
