import { readCell, readPicture, type Cell } from '../../markdown/cells.ts';
import { attribute, classes, elements, textOf, type Element, type Root } from '../../markdown/hast.ts';
import { isCross } from '../../markdown/icon-mark.ts';
import { ICON_FONT } from '../../markdown/visibility.ts';
import { isShape, SHAPE, shapeOf } from '../../markdown/icon-shape.ts';
import { selectElements } from './selectors.ts';
import { visibleText } from './visible-text.ts';

/** CSS selector, or shape of a drawing -> meaning of the icon, from the configuration. */
export type Icons = Readonly<Record<string, string>>;

/** The configured meaning of the icons of a page. */
export type NamedIcons = ReadonlyMap<Element, string>;

/** The icons of a page that the configuration names. The first entry that matches an icon counts. */
export const namedIcons = (root: Root, icons: Icons): NamedIcons => {
  const named = new Map<Element, string>();
  for (const [key, word] of Object.entries(icons))
    for (const element of isShape(key) ? drawings(root, key) : selectElements(key, root)) if (!named.has(element)) named.set(element, word);
  return named;
};

const drawings = (root: Root, key: string): readonly Element[] =>
  elements(root).filter((element) => element.tagName === 'svg' && `${SHAPE}${shapeOf(element)}` === key);

/** The value of a cell, and its words. */
export type CellValue = Cell & { readonly words: string };

/**
 * The value of a cell: from `data-sitec-cell`, else its text, else the accessible name of its picture (Accessible Name and Description
 * Computation 1.2), else the configured meaning of its icon. Both parts are null when there is none.
 */
export const cellValue = (cell: Element, icons: NamedIcons): CellValue => {
  const marked = [cell, ...elements(cell)].map((element) => attribute(element, 'dataSitecCell')).find((value) => value !== undefined);
  const shown = marked || visibleText(cell).line;
  if (shown) return { ...readShown(cell, shown), words: shown };
  const picture = accessibleName(cell);
  if (picture) return { ...readPicture(picture), words: picture };
  const words = [iconWord(cell, icons), hiddenMark(cell)].find(Boolean) ?? '';
  return { ...readCell(words), words };
};

const readShown = (cell: Element, shown: string): Cell => {
  if (!isPicture(cell, shown)) return readCell(shown);
  return elements(cell).some(isCross) ? { included: false, text: null } : readPicture(shown.replaceAll('_', ' '));
};

/** `<i class="material-icons">check</i>`: a font shows the word as a picture. */
const isPicture = (cell: Element, words: string): boolean =>
  elements(cell).some((element) => classes(element).some((name) => ICON_FONT.test(name)) && textOf(element).trim() === words);

/** `<i aria-hidden="true">✓</i>` alone: hidden from screen readers, but the only content of the cell. */
const hiddenMark = (cell: Element): string | undefined => {
  const text = textOf(cell).trim();
  return readCell(text).included === null ? undefined : text;
};

const accessibleName = (cell: Element): string | undefined => {
  for (const element of [cell, ...elements(cell)]) {
    const label =
      attribute(element, 'ariaLabel') ?? (element.tagName === 'img' ? attribute(element, 'alt') : undefined) ?? titleOf(element);
    if (label?.trim()) return label.trim();
  }
  return undefined;
};

const titleOf = (element: Element): string | undefined => {
  if (element.tagName !== 'svg') return attribute(element, 'title');
  const title = elements(element).find(({ tagName }) => tagName === 'title');
  return title && textOf(title);
};

const iconWord = (cell: Element, icons: NamedIcons): string | undefined =>
  [cell, ...elements(cell)].map((element) => icons.get(element)).find((word) => word !== undefined);
