import { BLOCKS, classes, isNamed, lineOf, type Element, type ElementContent } from '../hast.ts';
import { excludedBy, exclusions, isWordless, lineIcon, type LineIcon } from '../icon-mark.ts';
import { isSpoken } from '../prune/spoken.ts';
import { isIcon, saidBy } from './icons.ts';

/** Elements that may contain the icon of a line. */
const WRAPPERS = ['span', 'div', 'p', 'label'];

/** An icon with its place in the tree. */
interface PlacedIcon extends LineIcon {
  readonly parent: Element;
  readonly at: number;
}

/**
 * Says of lines whose icon or class means no that they are not included, in place: items of lists, and blocks of which others are marked with
 * yes. Otherwise a missing feature would read like an included one.
 */
export const nameMarkedLines = (parent: Element): void => {
  const isList = isNamed(parent, 'ul', 'ol', 'menu');
  const lines = parent.children.filter((child): child is Element => (isList ? isNamed(child, 'li') : isBlock(child)));
  if (lines.length < (isList ? 1 : 2)) return;
  const leads = lines.map((line) => iconOf(line, 0, isList));
  const ends = lines.map((line) => iconOf(line, -1, isList));
  const isChecked = [...leads, ...ends].some(isYes);
  if (!isList && !isChecked) return;
  for (const icon of exclusions(leads)) if (!isSaid(icon)) icon.parent.children[icon.at] = note();
  const atEnd: ReadonlySet<PlacedIcon | null> = ends.some(isYes) ? exclusions(ends) : new Set();
  const isExcluded = (line: Element): boolean => isList && isExcludedItem(line, lines, isChecked);
  const others = lines.filter((line, index) => !leads[index] && (atEnd.has(ends[index] ?? null) || isExcluded(line)));
  for (const line of others) line.children.unshift(note());
};

const isYes = (icon: PlacedIcon | null): boolean => icon?.mark === 'yes';

const note = (): ElementContent => ({ type: 'text', value: 'Not included: ' });

const isBlock = (node: ElementContent): node is Element =>
  node.type === 'element' && BLOCKS.has(node.tagName) && !isNamed(node, 'td', 'th', 'tr');

/** "disabled" and the names of icons count as classes of an item beside an item that is marked with yes. */
const isExcludedItem = (item: Element, items: readonly Element[], isChecked: boolean): boolean => {
  const said = excludedBy(classes(item));
  return said === 'no' ? items.some((each) => excludedBy(classes(each)) !== 'no') : said !== null && isChecked;
};

/** The icon that leads (`side` 0) or ends (`side` -1) a line with words. A block of several blocks with words is not a line, an item of a list is one. */
const iconOf = (line: Element, side: 0 | -1, isItem: boolean): PlacedIcon | null => {
  const around: (readonly [child: Element, parent: Element])[] = [];
  let parent = line;
  for (;;) {
    const at = sideOf(parent.children, side);
    const child = parent.children[at];
    if (child?.type !== 'element') return null;
    if (isIcon(child) || isNamed(child, 'i')) {
      // Most lines have no icon: their words are only read for one.
      const isOfLine = isItem || !around.some(([inner, outer]) => isOneOfSeveral(inner, outer));
      return isOfLine ? placedIcon(child, line, { parent, at }) : null;
    }
    if (!isNamed(child, ...WRAPPERS)) return null;
    around.push([child, parent]);
    parent = child;
  }
};

const isOneOfSeveral = (child: Element, { children }: Element): boolean =>
  lineOf(child) !== '' && children.some((other) => other !== child && lineOf(other) !== '');

const placedIcon = (icon: Element, line: Element, place: Pick<PlacedIcon, 'at' | 'parent'>): PlacedIcon | null =>
  isWordless(icon) && lineOf(line) !== '' ? { ...lineIcon(icon, saidBy(icon)), ...place } : null;

const sideOf = (children: readonly ElementContent[], side: 0 | -1): number => {
  const isShown = (child: ElementContent): boolean => child.type === 'element' || (child.type === 'text' && child.value.trim() !== '');
  return side === 0 ? children.findIndex(isShown) : children.findLastIndex(isShown);
};

/** True when text for screen readers follows an icon and says what it shows. */
const isSaid = ({ parent, at }: PlacedIcon): boolean => {
  const next = parent.children.slice(at + 1).find((child) => child.type !== 'text' || child.value.trim() !== '');
  return next?.type === 'element' && isSpoken(next);
};
