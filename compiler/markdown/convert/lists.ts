import { readPicture } from '../cells.ts';
import { isNamed, type Element, type ElementContent } from '../hast.ts';
import { isSpoken } from '../prune/spoken.ts';
import { isIcon, nameOf, tokenIn } from './icons.ts';

/**
 * A list whose children are items. A list directly inside a list, which HTML does not allow but pages have, becomes part of the item before
 * it.
 */
export const rewriteList = (list: Element): ElementContent[] => {
  const items: ElementContent[] = [];
  for (const child of list.children) {
    const last = items.findLast((item): item is Element => isNamed(item, 'li'));
    if (isNamed(child, 'ul', 'ol') && last) last.children.push(child);
    else items.push(child);
  }
  return [{ ...list, children: items }];
};

/** Signs that are normal bullets in a list, although they mean no in a table. */
const PLAIN_BULLETS = new Set(['minus', 'dash']);

/** Elements that may contain a bullet. */
const WRAPPERS = ['span', 'div', 'p', 'label'];

/** Replaces a bullet that means no by "Not included: ", in place. Otherwise a missing feature would read like an included one. */
export const nameBullet = (item: Element): void => {
  const first = item.children.findIndex((child) => child.type !== 'text' || child.value.trim() !== '');
  const child: ElementContent | undefined = item.children[first];
  if (child?.type !== 'element') return;
  if (isIcon(child)) {
    if (saysNo(child) && !isSaid(item.children.slice(first + 1))) item.children[first] = { type: 'text', value: 'Not included: ' };
  } else if (isNamed(child, ...WRAPPERS)) nameBullet(child);
};

/** True when text for screen readers follows an icon and says what it shows. */
const isSaid = (behind: readonly ElementContent[]): boolean => {
  const next = behind.find((child) => child.type !== 'text' || child.value.trim() !== '');
  return next?.type === 'element' && isSpoken(next);
};

const saysNo = (icon: Element): boolean => {
  const [name, token] = [nameOf(icon), tokenIn(icon)];
  if (name !== '') return readPicture(name).included === false;
  return token?.says === 'No' && !PLAIN_BULLETS.has(token.token);
};
