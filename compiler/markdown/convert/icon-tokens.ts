import { attribute, classes, elements, textOf, type Element } from '../hast.ts';
import { isCross, isLigature } from '../visibility.ts';

/** Words in class names and file names of icons that mean yes or no. They count only when a cell contains nothing else. */
const TOKENS: ReadonlyMap<string, string> = new Map([
  ...'check checkmark tick yes included circle-check check-circle'.split(' ').map((token) => [token, 'Yes'] as const),
  ...'cross times xmark x-mark close no minus dash ban not-included'.split(' ').map((token) => [token, 'No'] as const),
]);

/** The first word in the class names, the file name, the symbol or the font of an icon that means yes or no. */
export const tokenIn = (icon: Element): { readonly token: string; readonly says: string } | undefined => {
  const used = elements(icon).flatMap((child) =>
    child.tagName === 'use' ? (attribute(child, 'href') ?? attribute(child, 'xlink:href') ?? []) : [],
  );
  if (isCross(icon)) return { token: 'cross', says: 'No' };
  const names = [...classes(icon), ...[attribute(icon, 'src') ?? '', ...used].map(fileName), isLigature(icon) ? textOf(icon).trim() : ''];
  return names.map(tokenOf).find((found) => found !== undefined);
};

/** "fa-circle-check", "icon_tick", "lucide-x-mark": a name without its icon set. */
const tokenOf = (name: string): { readonly token: string; readonly says: string } | undefined => {
  const words = name.toLowerCase().replace(/_/g, '-');
  const forms = [words, words.replace(/^[a-z]+-/, ''), words.replace(/-(?:icon|solid|regular|outline|fill)$/, '')];
  const token = forms.find((form) => TOKENS.has(form));
  return token === undefined ? undefined : { token, says: TOKENS.get(token) ?? '' };
};

const fileName = (path: string): string =>
  path
    .replace(/\?.*/s, '')
    .split(/[/#]/)
    .at(-1)
    ?.replace(/\.\w+$/, '') ?? '';
