import type { Element, ElementContent, Parent } from '../hast.ts';

/** What is chosen below a node, with the elements around it, and what stands beside that. */
export interface Parts {
  readonly children: readonly ElementContent[];
  readonly chosen: readonly Element[];
  readonly beside: readonly ElementContent[];
}

/** The elements below a node that a test accepts, with the elements around them; null when there is none. */
export const partsOf = (parent: Parent, test: (element: Element) => boolean): Parts | null => {
  const parts = { children: [] as ElementContent[], chosen: [] as Element[], beside: [] as ElementContent[] };
  for (const child of parent.children as ElementContent[]) {
    const inside = child.type !== 'element' ? null : test(child) ? wholly(child) : partsOf(child, test);
    if (inside === null) parts.beside.push(child);
    else {
      parts.chosen.push(...inside.chosen);
      parts.beside.push(...inside.beside);
      parts.children.push(inside.children[0] === child ? child : ({ ...child, children: inside.children } as Element));
    }
  }
  return parts.chosen.length > 0 ? parts : null;
};

const wholly = (element: Element): Parts => ({ children: [element], chosen: [element], beside: [] });
