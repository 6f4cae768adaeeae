import { rewriteDefinitions, rewriteFigureCaption, rewriteHeading, rewriteSummary } from './blocks.ts';
import { separateBoxes } from './glue.ts';
import { attribute, classes, elements, isNamed, lineOf, type Element, type ElementContent, type Parent } from './hast.ts';
import { expandSpans, takeCaption } from './spans.ts';

/** What addresses in a page are worked out against. */
export interface AddressBase {
  /** Address that relative addresses start from: `<base href>` or the page's own. */
  readonly base: string;
  /** Address of the page. */
  readonly page: string;
  /** Origins under which the site's own pages are known; their links are written with the first one. */
  readonly origins: readonly string[];
}

/** What the rewriting noticed. */
export interface Notices {
  /** Names of table rows that hold an icon without a name. */
  readonly unnamedIcons: string[];
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

/** Makes a content tree ready for conversion, in place: absolute addresses, named icons, images with a source, marks without nesting. */
export const rewrite = (parent: Parent, addresses: AddressBase): Notices => {
  const notices: Notices = { unnamedIcons: [] };
  for (const element of elements(parent)) if (isNamed(element, 'td', 'th')) nameCell(element, parent, notices);
  rewriteChildren(parent, addresses);
  return notices;
};

const rewriteChildren = (parent: Parent, addresses: AddressBase): void => {
  const children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    rewriteChildren(child, addresses);
    return rewriteElement(child, addresses);
  });
  parent.children = isNamed(parent as ElementContent, 'code', 'pre') ? children : separateBoxes(children);
};

const rewriteElement = (element: Element, addresses: AddressBase): ElementContent[] => {
  if (element.tagName === 'svg') return [];
  if (element.tagName === 'img') return rewriteImage(element, addresses);
  if (element.tagName === 'a') return rewriteLink(element, addresses);
  if (isStruck(element)) return [{ ...element, tagName: 'del' }];
  return REWRITERS[element.tagName]?.(element, addresses) ?? [element];
};

const REWRITERS: Readonly<Record<string, (element: Element, addresses: AddressBase) => ElementContent[]>> = {
  video: () => [],
  audio: () => [],
  label: (label) => label.children,
  summary: rewriteSummary,
  figcaption: rewriteFigureCaption,
  dl: rewriteDefinitions,
  table: (table) => {
    expandSpans(table);
    return [...takeCaption(table), table];
  },
  ...Object.fromEntries(
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, (heading: Element, { page }: AddressBase) => rewriteHeading(heading, page)]),
  ),
};

const isStruck = (element: Element): boolean =>
  isNamed(element, 'strike', 's') ||
  (element.tagName === 'span' &&
    (classes(element).some((name) => name === 'line-through' || name === 'strikethrough') ||
      /text-decoration[^;]*line-through/i.test(attribute(element, 'style') ?? '')));

const rewriteImage = (image: Element, addresses: AddressBase): ElementContent[] => {
  const source = [
    image.properties.src,
    image.properties['data-src'],
    image.properties['data-lazy-src'],
    image.properties['data-original'],
  ].find((value) => typeof value === 'string' && value !== '' && !value.startsWith('data:'));
  const alternative = (attribute(image, 'alt') ?? '').trim();
  const url = typeof source === 'string' ? resolveLink(source, addresses) : null;
  // An empty alternative marks a decoration, a missing one says nothing: both have nothing to read.
  if (alternative === '' || !url) return [];
  return [{ ...image, properties: { src: url, alt: alternative } }];
};

const rewriteLink = (link: Element, addresses: AddressBase): ElementContent[] => {
  const href = resolveLink(attribute(link, 'href') ?? '', addresses);
  const hasText = lineOf(link) !== '' || [...elements(link)].some((child) => child.tagName === 'img');
  const name = hasText ? '' : (attribute(link, 'aria-label') ?? attribute(link, 'title') ?? '').trim();
  const children: ElementContent[] = name === '' ? link.children : [{ type: 'text', value: name }];
  if (!href) return children;
  return hasText || name !== '' ? [{ ...link, properties: { href }, children }] : [];
};

/** In a table cell the name of an icon is its content: a tick that says "Included" must not become an empty cell. */
const nameCell = (cell: Element, root: Parent, notices: Notices): void => {
  const given = attribute(cell, 'data-sitec-cell');
  if (given !== undefined && given !== '') {
    cell.children = [{ type: 'text', value: given }];
    return;
  }
  const icons = [...elements(cell)].filter((child) => isNamed(child, 'svg', 'img') || attribute(child, 'role') === 'img');
  const visible = lineOf({ ...cell, children: withoutIcons(cell) });
  if (visible !== '' || icons.length === 0) {
    if (icons.length > 0) cell.children = withoutIcons(cell);
    return;
  }
  const name = icons.map(iconName).find((text) => text !== '') ?? attribute(cell, 'aria-label') ?? '';
  if (name === '') notices.unnamedIcons.push(rowName(cell, root));
  cell.children = name === '' ? [] : [{ type: 'text', value: name }];
};

const withoutIcons = (cell: Element): ElementContent[] =>
  cell.children
    .map((child) => (child.type === 'element' ? { ...child, children: withoutIcons(child) } : child))
    .filter((child) => !isNamed(child, 'svg'));

const iconName = (icon: Element): string => {
  const title = [...elements(icon)].find((child) => child.tagName === 'title');
  return (
    attribute(icon, 'aria-label') ??
    (title ? lineOf(title) : undefined) ??
    attribute(icon, 'alt') ??
    attribute(icon, 'title') ??
    ''
  ).trim();
};

const rowName = (cell: Element, root: Parent): string => {
  for (const row of elements(root)) {
    if (row.tagName === 'tr' && row.children.includes(cell))
      return lineOf(row.children.find((child) => isNamed(child, 'td', 'th')) ?? cell);
  }
  return '';
};
