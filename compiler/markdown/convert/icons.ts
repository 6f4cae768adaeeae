import { attribute, elements, isNamed, lineOf, type Element, type ElementContent, type Parent } from '../hast.ts';
import { readPicture } from '../cells.ts';
import { isWordless, markOf, type Mark } from '../icon-mark.ts';
import { shapeOf } from '../icon-shape.ts';
import { isLigature } from '../visibility.ts';

/** An icon in a table without a name. */
export interface UnnamedIcon {
  /** Text of the first cell of its row. */
  readonly row: string;
  /** See `shapeOf`. */
  readonly shape: string | null;
}

/** Replaces the icon in each table cell by its name, in place. Returns the icons without a name in rows that have one. */
export const nameIcons = (root: Parent): readonly UnnamedIcon[] => {
  const unnamed: UnnamedIcon[] = [];
  for (const row of elements(root)) {
    if (row.tagName !== 'tr') continue;
    const cells = row.children.filter((child): child is Element => isNamed(child, 'td', 'th'));
    for (const cell of cells) {
      const icon = nameCell(cell);
      const named = lineOf(cells[0] ?? cell);
      // A picture says yes or no only about something.
      if (icon && named !== '') unnamed.push({ row: named, shape: shapeOf(icon) });
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
  const names = [...icons.map(accessibleName), attribute(cell, 'aria-label') ?? '', ...icons.map(configuredName), ...icons.map(wordOf)];
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
  (isWordless(element) && wordOf(element) !== '');

/** The name of an icon from the page, else from the configuration. Empty when neither has one. */
export const nameOf = (icon: Element): string => accessibleName(icon) || configuredName(icon);

/** The name of an icon from the configuration. */
const configuredName = ({ properties }: Element): string => (properties.iconSays as string | undefined) ?? '';

const withoutIcons = (cell: Element): ElementContent[] =>
  cell.children
    .map((child) => (child.type === 'element' ? { ...child, children: withoutIcons(child) } : child))
    .filter((child) => !isNamed(child, 'svg') && !(child.type === 'element' && isLigature(child) && wordOf(child) !== ''));

const accessibleName = (icon: Element): string => {
  const title = elements(icon).find((child) => child.tagName === 'title');
  const names = [attribute(icon, 'aria-label'), title && lineOf(title), attribute(icon, 'alt'), attribute(icon, 'title')];
  return (names.find((name) => name !== undefined && name.trim() !== '') ?? '').trim();
};

/** The word for the mark of an icon in a cell that contains nothing else. Empty for other icons. */
export const wordOf = (icon: Element): string => WORDS[markOf(icon, true) ?? 'none'];

const WORDS = { yes: 'Yes', no: 'No', dash: 'No', none: '' } as const;

/** What an icon says beside a line, by its name, else by its mark. */
export const saidBy = (icon: Element): Mark | null => {
  const { included } = readPicture(nameOf(icon));
  return included === null ? markOf(icon) : included ? 'yes' : 'no';
};
