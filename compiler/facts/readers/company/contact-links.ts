import { attribute, type Element, type Parent } from '../../../markdown/hast.ts';
import { emailOf, telephoneOf } from '../../../pages/contact-mentions.ts';
import { isForeign, isTextless } from '../visibility.ts';

/** A `mailto:` or `tel:` link of a page. */
export interface ContactLink {
  readonly field: 'email' | 'telephone';
  readonly value: string;
  readonly element: Element;
  /** Its ancestors, nearest first. */
  readonly around: readonly Element[];
}

/** An element of a page with its ancestors, nearest first. */
export interface Placed {
  readonly element: Element;
  readonly around: readonly Element[];
}

/** Descendants of a node that may describe the company, in document order. Quotations and ignored elements are left out. */
export function* ownElements(node: Parent, around: readonly Element[] = []): Generator<Placed> {
  for (const child of node.children) {
    if (child.type !== 'element' || isForeign(child) || isTextless(child)) continue;
    yield { element: child, around };
    yield* ownElements(child, [child, ...around]);
  }
}

/** The links to email addresses and telephone numbers on an element or below a node. */
export function* contactLinks(node: Parent): Generator<ContactLink> {
  const own = node.type === 'element' ? [{ element: node, around: [] }] : [];
  for (const { element, around } of [...own, ...ownElements(node)]) {
    const href = element.tagName === 'a' ? (attribute(element, 'href') ?? '').trim() : '';
    const email = /^mailto:/i.test(href) ? emailOf(href) : null;
    const telephone = /^tel:/i.test(href) ? telephoneOf(href) : null;
    if (email !== null) yield { field: 'email', value: email, element, around };
    if (telephone !== null) yield { field: 'telephone', value: telephone, element, around };
  }
}
