import { readPicture } from '../cells.ts';
import { isNamed, type Element, type ElementContent } from '../hast.ts';
import { isSpoken } from '../prune/spoken.ts';
import { tokenIn } from './icon-tokens.ts';
import { isIcon, nameOf } from './icons.ts';

/** A list whose children are items: a list right inside of a list, which HTML does not allow and pages have, belongs to the item before. */
export const rewriteList = (list: Element): ElementContent[] => {
  const items: ElementContent[] = [];
  for (const child of list.children) {
    const last = items.findLast((item): item is Element => isNamed(item, 'li'));
    if (isNamed(child, 'ul', 'ol') && last) last.children.push(child);
    else items.push(child);
  }
  return [{ ...list, children: items }];
};

/** Signs that are bullets like any other in a list, though they say no in a table. */
const PLAIN_BULLETS = new Set(['minus', 'dash']);

/** Boxes that a bullet may stand in. */
const WRAPPERS = ['span', 'div', 'p', 'label'];

/** Writes "Not included: " in the place of a bullet that says so, in place: what a product lacks must not read as what it has. */
export const nameBullet = (item: Element): void => {
  const first = item.children.findIndex((child) => child.type !== 'text' || child.value.trim() !== '');
  const child: ElementContent | undefined = item.children[first];
  if (child?.type !== 'element') return;
  if (isIcon(child)) {
    if (saysNo(child) && !isSaid(item.children.slice(first + 1))) item.children[first] = { type: 'text', value: 'Not included: ' };
  } else if (isNamed(child, ...WRAPPERS)) nameBullet(child);
};

/** True where words for those who listen follow an icon: they say what it shows. */
const isSaid = (behind: readonly ElementContent[]): boolean => {
  const next = behind.find((child) => child.type !== 'text' || child.value.trim() !== '');
  return next?.type === 'element' && isSpoken(next);
};

const saysNo = (icon: Element): boolean => {
  const [name, token] = [nameOf(icon), tokenIn(icon)];
  if (name !== '') return readPicture(name).included === false;
  return token?.says === 'No' && !PLAIN_BULLETS.has(token.token);
};
