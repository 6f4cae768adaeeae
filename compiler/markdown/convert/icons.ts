import { attribute, elements, isNamed, lineOf, type Element, type ElementContent, type Parent, classes, textOf } from '../hast.ts';
import { shapeOf } from '../icon-shape.ts';
import { isLigature, isCross } from '../visibility.ts';

/** An icon in a table without a name. */
export interface UnnamedIcon {
  /** Text of the first cell of its row. */
  readonly row: string;
  /** See `shapeOf`. */
  readonly shape: string | null;
}

/** Replaces the icon in each table cell by its name, in place. Returns the icons without a name. */
export const nameIcons = (root: Parent): readonly UnnamedIcon[] => {
  const unnamed: UnnamedIcon[] = [];
  for (const row of elements(root)) {
    if (row.tagName !== 'tr') continue;
    const cells = row.children.filter((child): child is Element => isNamed(child, 'td', 'th'));
    for (const cell of cells) {
      const icon = nameCell(cell);
      if (icon) unnamed.push({ row: lineOf(cells[0] ?? cell), shape: shapeOf(icon) });
    }
  }
  return unnamed;
};

/** The first icon of a cell that contains only icons without a name, null for other cells. */
const nameCell = (cell: Element): Element | null => {
  const given = attribute(cell, 'data-sitec-cell');
  if (given !== undefined && given !== '') return say(cell, given);
  const icons = [...(configuredName(cell) === '' ? [] : [cell]), ...elements(cell).filter(isIcon)];
  const [first] = icons;
  if (!first) return null;
  const rest = withoutIcons(cell);
  if (lineOf({ ...cell, children: rest }) !== '') {
    cell.children = rest;
    return null;
  }
  const names = [...icons.map(accessibleName), attribute(cell, 'aria-label') ?? '', ...icons.map(configuredName), ...icons.map(tokenName)];
  const name = names.find((text) => text !== '');
  cell.children = [];
  return name === undefined ? first : say(cell, name);
};

const say = (cell: Element, value: string): null => {
  cell.children = [{ type: 'text', value }];
  return null;
};

/** True for a picture, and for an element whose class names mark it as an icon. */
export const isIcon = (element: Element): boolean =>
  isNamed(element, 'svg', 'img') ||
  configuredName(element) !== '' ||
  attribute(element, 'role') === 'img' ||
  (isNamed(element, 'i', 'span') && tokenName(element) !== '');

/** The name of an icon from the page, else from the configuration. Empty when neither has one. */
export const nameOf = (icon: Element): string => accessibleName(icon) || configuredName(icon);

/** The name of an icon from the configuration. */
const configuredName = ({ properties }: Element): string => (properties.iconSays as string | undefined) ?? '';

const withoutIcons = (cell: Element): ElementContent[] =>
  cell.children
    .map((child) => (child.type === 'element' ? { ...child, children: withoutIcons(child) } : child))
    .filter((child) => !isNamed(child, 'svg') && !(child.type === 'element' && isLigature(child) && tokenName(child) !== ''));

const accessibleName = (icon: Element): string => {
  const title = elements(icon).find((child) => child.tagName === 'title');
  const names = [attribute(icon, 'aria-label'), title && lineOf(title), attribute(icon, 'alt'), attribute(icon, 'title')];
  return (names.find((name) => name !== undefined && name.trim() !== '') ?? '').trim();
};

const tokenName = (icon: Element): string => tokenIn(icon)?.says ?? '';

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
