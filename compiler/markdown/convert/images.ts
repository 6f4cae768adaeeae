import { oneLine } from '../../base/one-line.ts';
import { attribute, isNamed, type Element, type ElementContent } from '../hast.ts';
import { resolveLink, type AddressBase } from './links.ts';

/** Attributes with the address of a picture, in order of preference. Lazy loading uses the later ones. */
const SOURCES = ['src', 'data-src', 'data-lazy-src', 'data-original'];

/** A picture with its words. Empty for a decoration (empty `alt`), and for a picture without words or without an address. */
export const rewriteImage = (image: Element, addresses: AddressBase): ElementContent[] => {
  const alternative = oneLine((attribute(image, 'alt') ?? '').replace(/&#39;|&apos;/g, "'").replace(/&quot;/g, '"'));
  const src = alternative === '' ? undefined : sourceOf(image, addresses);
  return src === undefined ? [] : [{ ...image, properties: { src, alt: alternative } }];
};

const sourceOf = (image: Element, addresses: AddressBase): string | undefined =>
  sourcesOf(image)
    .map((source) => (isPlaceholder(source) ? null : resolveLink(source, addresses)))
    .find((found): found is string => found?.startsWith('http') === true);

const sourcesOf = (image: Element): readonly string[] => [
  ...SOURCES.flatMap((name) => attribute(image, name) ?? []),
  ...['srcset', 'data-srcset'].flatMap((name) => largestOf(attribute(image, name) ?? '')),
];

/** True for a picture with a usable address. */
export const hasSource = (image: Element): boolean => sourcesOf(image).some((source) => !isPlaceholder(source));

/** Data URLs and transparent pixels are placeholders for a lazily loaded picture. */
const isPlaceholder = (source: string): boolean => source.trim() === '' || /^data:/i.test(source.trim());

/** The candidate of a `srcset` with the highest density or width (HTML standard, section 4.8.4.2.1). */
const largestOf = (candidates: string): readonly string[] => {
  const sizes = [...candidates.matchAll(/([^\s,]\S*)(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g)].map(([, url = '', size = '1']) => ({
    url,
    size: Number(size),
  }));
  const largest = Math.max(...sizes.map(({ size }) => size));
  return sizes
    .filter(({ size }) => size === largest)
    .map(({ url }) => url.replace(/,$/, ''))
    .slice(0, 1);
};

/** True for elements that are drawn as one picture, such as a mock-up of the product. False for an emoji in an element, which is text. */
const isPicture = (element: Element): boolean =>
  element.properties.role === 'img' && !isNamed(element, 'svg', 'img') && element.children.some(({ type }) => type === 'element');

/** Replaces the content of such a picture by its name in italics, in place. Screen readers announce only the name too. */
export const namePicture = (element: Element): void => {
  if (!isPicture(element)) return;
  const name = (attribute(element, 'aria-label') ?? '').trim();
  if (name === '') return;
  element.children = [{ type: 'element', tagName: 'em', properties: {}, children: [{ type: 'text', value: name }] }];
};
