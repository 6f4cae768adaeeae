import { attribute, elements, isNamed, lineOf, type Element, type ElementContent, type Parent } from '../hast.ts';
import { shapeOf } from '../icon-shape.ts';
import { tokenIn } from './icon-tokens.ts';

/** An icon in a table that nothing names. */
export interface UnnamedIcon {
  /** Text of the first cell of its row. */
  readonly row: string;
  /** See `shapeOf`. */
  readonly shape: string | null;
}

/** Gives every table cell the name of its icon as its text, in place; answers the icons without a name. */
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

/** The first icon of a cell that holds nothing but icons without a name; null when the cell is understood. */
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

/** True for a picture, and for an element whose class names say that it shows one. */
export const isIcon = (element: Element): boolean =>
  isNamed(element, 'svg', 'img') ||
  configuredName(element) !== '' ||
  attribute(element, 'role') === 'img' ||
  (isNamed(element, 'i', 'span') && tokenName(element) !== '');

/** What an icon is called by the page, else by the configuration; empty when neither names it. */
export const nameOf = (icon: Element): string => accessibleName(icon) || configuredName(icon);

/** What the configuration says of an icon. */
const configuredName = ({ properties }: Element): string => (properties.iconSays as string | undefined) ?? '';

const withoutIcons = (cell: Element): ElementContent[] =>
  cell.children
    .map((child) => (child.type === 'element' ? { ...child, children: withoutIcons(child) } : child))
    .filter((child) => !isNamed(child, 'svg'));

const accessibleName = (icon: Element): string => {
  const title = [...elements(icon)].find((child) => child.tagName === 'title');
  const names = [attribute(icon, 'aria-label'), title && lineOf(title), attribute(icon, 'alt'), attribute(icon, 'title')];
  return (names.find((name) => name !== undefined && name.trim() !== '') ?? '').trim();
};

const tokenName = (icon: Element): string => tokenIn(icon)?.says ?? '';
