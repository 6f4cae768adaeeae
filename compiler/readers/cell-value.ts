import { attribute, classes, elements, textOf, type Element } from '../markdown/hast.ts';
import { readCell, readPicture, type Cell } from './cells.ts';
import { isSelected } from './selectors.ts';
import { visibleText } from './visible-text.ts';

/** CSS selector -> what an icon says, as the configuration has it. */
export type Icons = Readonly<Record<string, string>>;

/**
 * What a cell says: `data-sitec-cell`, else its text, else the accessible name of its picture (Accessible Name and Description
 * Computation 1.2), else what the configuration says of its icon. Both parts are null when it says nothing.
 */
export const cellValue = (cell: Element, icons: Icons): Cell & { readonly words: string } => {
  const marked = [cell, ...elements(cell)].map((element) => attribute(element, 'dataSitecCell')).find((value) => value !== undefined);
  const shown = marked || visibleText(cell).line;
  if (shown) return { ...(isLigature(cell, shown) ? readPicture(shown) : readCell(shown)), words: shown };
  const picture = accessibleName(cell);
  if (picture) return { ...readPicture(picture), words: picture };
  const words = [iconWord(cell, icons), hiddenMark(cell)].find(Boolean) ?? '';
  return { ...readCell(words), words };
};

const ICON_CLASS = /(?:^|[-_])(?:icons?|symbols?)(?:$|[-_])/i;

/** `<i class="material-icons">check</i>`: a font shows the word as a picture. */
const isLigature = (cell: Element, words: string): boolean =>
  [...elements(cell)].some((element) => classes(element).some((name) => ICON_CLASS.test(name)) && textOf(element).trim() === words);

/** `<i aria-hidden="true">✓</i>` alone: hidden from screen readers, and still the only thing that the cell says. */
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
  const title = [...elements(element)].find(({ tagName }) => tagName === 'title');
  return title && textOf(title);
};

const iconWord = (cell: Element, icons: Icons): string | undefined => {
  const inside = [cell, ...elements(cell)];
  return Object.entries(icons).find(([selector]) => inside.some((element) => isSelected(element, selector)))?.[1];
};
