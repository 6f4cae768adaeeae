import { attribute, BLOCKS, elements, isNamed, lineOf, type Element, type ElementContent } from '../hast.ts';

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
  const [shown, inside] = [lineOf(link), elements(link)];
  const isSeen = shown !== '' || inside.some((child) => child.tagName === 'img');
  const children = isSeen ? link.children : nameOf(link);
  const href = addressOf(link, shown, addresses);
  if (!href || isSameNumber(href, shown)) return children;
  if (children.length === 0) return [];
  return inside.some(isBlock) ? linkBlock(link, href) : [linkTo(href, children)];
};

/** "http://localhost:8000" stands for itself; with the slash that belongs to it, it would be a link with other words. */
const addressOf = (link: Element, shown: string, addresses: AddressBase): string | null => {
  const resolved = resolveLink(attribute(link, 'href') ?? '', addresses);
  return resolved === `${shown}/` ? shown : resolved;
};

/** The name that a link has for screen readers; nothing when it has none. */
const nameOf = (link: Element): ElementContent[] => {
  const name = (attribute(link, 'aria-label') ?? attribute(link, 'title') ?? '').trim();
  return name === '' ? [] : [{ type: 'text', value: name }];
};

const linkTo = (href: string, children: readonly ElementContent[]): Element => ({
  type: 'element',
  tagName: 'a',
  properties: { href },
  children: [...children],
});

const isBlock = ({ tagName }: Element): boolean => BLOCKS.has(tagName);

/** A card that is one link: its heading, else its first words, become the link, and the rest follows as text. */
const linkBlock = (link: Element, href: string): ElementContent[] => {
  const inside = [...elements(link)];
  const leaves = inside.filter((element) => isBlock(element) && lineOf(element) !== '' && ![...elements(element)].some(isBlock));
  const target = inside.find((element) => /^h[1-6]$/.test(element.tagName) && lineOf(element) !== '') ?? leaves[0];
  if (!target || isNamed(target, 'table', 'pre', 'tr', 'ul', 'ol')) return [linkTo(href, link.children)];
  target.children = [linkTo(href, target.children)];
  return [{ type: 'element', tagName: 'div', properties: {}, children: link.children }];
};

/** A number to call that stands there as text already. */
const isSameNumber = (href: string, words: string): boolean =>
  href.startsWith('tel:') && /\d{4}/.test(digitsOf(words)) && digitsOf(href).endsWith(digitsOf(words).replace(/^0/, ''));

const digitsOf = (text: string): string => text.replace(/\(0\)|\D/g, '');
