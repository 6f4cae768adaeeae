import { attribute, BLOCKS, elements, isHeading, isNamed, lineOf, type Element, type ElementContent } from '../hast.ts';

/** The addresses that links of a page are resolved with. */
export interface AddressBase {
  /** Base of relative addresses: `<base href>` or the address of the page. */
  readonly base: string;
  /** Address of the page. */
  readonly page: string;
  /** Origins of the site. Links to its pages are written with the first one. */
  readonly origins: readonly string[];
}

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The recipient of an address for contacts, in which spaces mean nothing: "mailto: mail@example.com". */
const CONTACT = /^(?:mailto|tel):[^?]+/i;

/** An absolute address for a link of a page. Null for a link that cannot be followed: scripts, data, empty addresses. */
export const resolveLink = (href: string, { base, page, origins }: AddressBase): string | null => {
  const trimmed = href.trim().replace(CONTACT, (address) => address.replace(/\s+/g, ''));
  if (trimmed === '' || trimmed === '#') return null;
  if (trimmed.startsWith('#')) return `${page}${trimmed}`;
  const [own = ''] = origins;
  if (PLAIN_PATH.test(trimmed) && origins.some((origin) => base.startsWith(`${origin}/`))) return own + trimmed;
  const url = parseUrl(trimmed, base);
  if (!url || !SCHEMES.has(url.protocol)) return null;
  return origins.includes(url.origin) ? own + url.href.slice(url.origin.length) : url.href;
};

/** A path that a URL parser leaves as it is. Most links of a page are such paths, and the parser is slow. */
const PLAIN_PATH = /^\/(?:[\w~-]+\/)*(?:[\w~-]+(?:\.[\w~-]+)?)?(?:#[\w-]+)?$/;

const parseUrl = (href: string, base: string): URL | null => {
  try {
    return new URL(href, base);
  } catch {
    return null; // A malformed address has no target, so only the text of the link stays.
  }
};

/** A link with an absolute address and words. Without an address, only its words. Without words, nothing. */
export const rewriteLink = (link: Element, addresses: AddressBase): ElementContent[] => {
  const [shown, inside] = [lineOf(link), elements(link)];
  const isSeen = shown !== '' || inside.some((child) => child.tagName === 'img');
  const children = isSeen ? link.children : nameOf(link);
  const href = addressOf(link, shown, addresses);
  if (!href || isSameNumber(href, shown)) return children;
  if (children.length === 0) return [];
  return inside.some(isBlock) ? linkBlock(link, href) : [linkTo(href, children)];
};

/** The text "http://localhost:8000" is its own address. With a trailing slash it would be a link with other text. */
const addressOf = (link: Element, shown: string, addresses: AddressBase): string | null => {
  const resolved = resolveLink(attribute(link, 'href') ?? '', addresses);
  return resolved === `${shown}/` ? shown : resolved;
};

/** The accessible name of a link, empty when it has none. */
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

/** A card that is one link: its heading, else its first words, become the link. The rest follows as text. */
const linkBlock = (link: Element, href: string): ElementContent[] => {
  const inside = elements(link);
  const leaves = inside.filter((element) => isBlock(element) && lineOf(element) !== '' && !elements(element).some(isBlock));
  const target = inside.find((element) => isHeading(element) && lineOf(element) !== '') ?? leaves[0];
  if (!target || isNamed(target, 'table', 'pre', 'tr', 'ul', 'ol')) return [linkTo(href, link.children)];
  target.children = [linkTo(href, target.children)];
  return [{ type: 'element', tagName: 'div', properties: {}, children: link.children }];
};

/** A phone number that is visible as text already. */
const isSameNumber = (href: string, words: string): boolean =>
  href.startsWith('tel:') && /\d{4}/.test(digitsOf(words)) && digitsOf(href).endsWith(digitsOf(words).replace(/^0/, ''));

const digitsOf = (text: string): string => text.replace(/\(0\)|\D/g, '');
