import { attribute, elements, lineOf, type Element, type ElementContent } from './hast.ts';

/** What addresses in a page are worked out against. */
export interface AddressBase {
  /** Address that relative addresses start from: `<base href>` or the page's own. */
  readonly base: string;
  /** Address of the page. */
  readonly page: string;
  /** Origins under which the site's own pages are known; their links are written with the first one. */
  readonly origins: readonly string[];
}

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** An absolute address for a link of a page; null for what is no link to follow: scripts, data, empty addresses. */
export const resolveLink = (href: string, { base, page, origins }: AddressBase): string | null => {
  const trimmed = href.trim();
  if (trimmed === '' || trimmed === '#') return null;
  if (trimmed.startsWith('#')) return `${page}${trimmed}`;
  const url = parseUrl(trimmed, base);
  if (!url || !SCHEMES.has(url.protocol)) return null;
  const [own = ''] = origins;
  return origins.includes(url.origin) ? own + url.href.slice(url.origin.length) : url.href;
};

const parseUrl = (href: string, base: string): URL | null => {
  try {
    return new URL(href, base);
  } catch {
    return null; // A malformed address leads nowhere, so the link keeps its text only.
  }
};

/** A link with an absolute address and words; without an address its words only, without words nothing. */
export const rewriteLink = (link: Element, addresses: AddressBase): ElementContent[] => {
  const href = resolveLink(attribute(link, 'href') ?? '', addresses);
  const hasText = lineOf(link) !== '' || [...elements(link)].some((child) => child.tagName === 'img');
  const name = hasText ? '' : (attribute(link, 'aria-label') ?? attribute(link, 'title') ?? '').trim();
  const children: ElementContent[] = name === '' ? link.children : [{ type: 'text', value: name }];
  if (!href || isSameNumber(href, lineOf(link))) return children;
  return hasText || name !== '' ? [{ ...link, properties: { href }, children }] : [];
};

/** A number to call that stands there as text already. */
const isSameNumber = (href: string, words: string): boolean =>
  href.startsWith('tel:') && words !== '' && digitsOf(decodeURIComponent(href)).endsWith(digitsOf(words));

const digitsOf = (text: string): string => text.replace(/\(0\)|\D/g, '');
