import { isNamed, type Element, type ElementContent } from '../hast.ts';

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
