import { attribute, elements, isHeading, isNamed, lineOf, type Element, type ElementContent, elementOf } from '../hast.ts';
import { withoutSigns } from './disclosures.ts';

/** Elements without a markdown equivalent use another one: summaries become bold, captions italic, definitions a list. */

/** The summary of `<details>` as a bold paragraph. A summary with a heading stays a heading. */
export const rewriteSummary = (summary: Element): ElementContent[] =>
  elements(summary).some(isHeading)
    ? withoutSigns(summary.children)
    : [elementOf('p', [elementOf('strong', withoutSigns(summary.children))])];

/** The caption of a figure as a paragraph in italics. */
export const rewriteFigureCaption = (caption: Element): ElementContent[] => [elementOf('p', [elementOf('em', caption.children)])];

/** A heading without its link to itself (anchor link). */
export const rewriteHeading = (heading: Element, page: string): ElementContent[] => {
  const self = `${page}#${attribute(heading, 'id') ?? ''}`;
  const isSelf = (node: ElementContent): node is Element =>
    node.type === 'element' && node.tagName === 'a' && attribute(node, 'href') === self;
  return [{ ...heading, children: heading.children.flatMap((child) => (isSelf(child) ? child.children : [child])) }];
};

/** A definition list as a list of `**Term**: description`. Further descriptions of a term become a nested list. */
export const rewriteDefinitions = (list: Element): ElementContent[] => {
  const parts = list.children
    .flatMap((child) => (isNamed(child, 'div') ? (child as Element).children : [child]))
    .filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const items: { terms: Element[]; descriptions: Element[] }[] = [];
  for (const part of parts) {
    const isTerm = isNamed(part, 'dt');
    const last = items.at(-1);
    if (!last || (isTerm && last.descriptions.length > 0)) items.push({ terms: [], descriptions: [] });
    // Other content of a malformed list counts as a description.
    const box = isNamed(part, 'dt', 'dd') ? (part as Element) : elementOf('dd', [part]);
    (isTerm ? items.at(-1)?.terms : items.at(-1)?.descriptions)?.push(box);
  }
  return [elementOf('ul', items.map(definition))];
};

const definition = ({
  terms,
  descriptions,
}: {
  readonly terms: readonly Element[];
  readonly descriptions: readonly Element[];
}): Element => {
  const names = terms.filter((term) => lineOf(term) !== '').map((term) => elementOf('strong', term.children));
  const [first, ...others] = descriptions;
  const colon = names.length > 0 && first ? [text(': ')] : [];
  const further = others.map((other) => elementOf('li', other.children));
  return elementOf('li', [
    ...names.flatMap((name, index) => (index === 0 ? [name] : [text(', '), name])),
    ...colon,
    ...(first?.children ?? []),
    ...(further.length > 0 ? [elementOf('ul', further)] : []),
  ]);
};

const text = (value: string): ElementContent => ({ type: 'text', value });
