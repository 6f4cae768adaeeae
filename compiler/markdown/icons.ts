import { attribute, classes, elements, isNamed, lineOf, type Element, type ElementContent, type Parent } from './hast.ts';

/** Words in class names and file names of icons that say yes or no; a cell that holds nothing else says that. */
const TOKENS: Readonly<Record<string, string>> = {
  ...Object.fromEntries('check checkmark tick yes included circle-check check-circle'.split(' ').map((token) => [token, 'Yes'])),
  ...Object.fromEntries('cross times xmark x-mark close no minus dash ban not-included'.split(' ').map((token) => [token, 'No'])),
};

/** Gives every table cell the name of its icon as its text, in place; answers the names of rows that hold an icon without a name. */
export const nameIcons = (root: Parent): readonly string[] => {
  const unnamed: string[] = [];
  for (const row of elements(root)) {
    if (row.tagName !== 'tr') continue;
    const cells = row.children.filter((child): child is Element => isNamed(child, 'td', 'th'));
    for (const cell of cells) if (!nameCell(cell)) unnamed.push(lineOf(cells[0] ?? cell));
  }
  return unnamed;
};

/** False when a cell holds nothing but an icon without a name. */
const nameCell = (cell: Element): boolean => {
  const given = attribute(cell, 'data-sitec-cell');
  if (given !== undefined && given !== '') {
    cell.children = [{ type: 'text', value: given }];
    return true;
  }
  const icons = [...elements(cell)].filter(isIcon);
  if (icons.length === 0) return true;
  const rest = withoutIcons(cell);
  if (lineOf({ ...cell, children: rest }) !== '') {
    cell.children = rest;
    return true;
  }
  const name = [...icons.map(accessibleName), attribute(cell, 'aria-label') ?? '', ...icons.map(tokenName)].find((text) => text !== '');
  cell.children = name === undefined ? [] : [{ type: 'text', value: name }];
  return name !== undefined;
};

const isIcon = (element: Element): boolean =>
  isNamed(element, 'svg', 'img') || attribute(element, 'role') === 'img' || (isNamed(element, 'i', 'span') && tokenName(element) !== '');

const withoutIcons = (cell: Element): ElementContent[] =>
  cell.children
    .map((child) => (child.type === 'element' ? { ...child, children: withoutIcons(child) } : child))
    .filter((child) => !isNamed(child, 'svg'));

const accessibleName = (icon: Element): string => {
  const title = [...elements(icon)].find((child) => child.tagName === 'title');
  const names = [attribute(icon, 'aria-label'), title && lineOf(title), attribute(icon, 'alt'), attribute(icon, 'title')];
  return (names.find((name) => name !== undefined && name.trim() !== '') ?? '').trim();
};

/** What the class names, the file or the symbol of an icon say. */
const tokenName = (icon: Element): string => {
  const used = [...elements(icon)].flatMap((child) =>
    child.tagName === 'use' ? (attribute(child, 'href') ?? attribute(child, 'xlink:href') ?? []) : [],
  );
  const names = [...classes(icon), ...[attribute(icon, 'src') ?? '', ...used].map(fileName)];
  return names.map(tokenOf).find((name) => name !== undefined) ?? '';
};

/** "fa-circle-check", "icon_tick", "lucide-x-mark": a name without the name of its set. */
const tokenOf = (name: string): string | undefined => {
  const words = name.toLowerCase().replace(/_/g, '-');
  return TOKENS[words] ?? TOKENS[words.replace(/^[a-z]+-/, '')] ?? TOKENS[words.replace(/-(?:icon|solid|regular|outline|fill)$/, '')];
};

const fileName = (path: string): string => /([^/#?]+?)(?:\.\w+)?(?:\?.*)?$/.exec(path)?.[1] ?? '';
