import { attribute, classes, elements, isNamed, textOf, type Element, type ElementContent, type Parent, type Root } from '../hast.ts';

/**
 * A note of GitHub Flavored Markdown, as an element that the converter knows; `id` is its label, as it is for its place. No page has an element of
 * that name: parsers write names of HTML in small letters.
 */
export const FOOTNOTE = 'Footnote';
/** The place of a note in the text. */
export const FOOTNOTE_REFERENCE = 'FootnoteReference';

/** Rewrites the footnotes of a page, in place: a list of notes, and the raised links that lead to them. What no link leads to stays a list. */
export const rewriteFootnotes = (root: Root): void => {
  const notes = [...elements(root)].filter(isNotes).flatMap((holder) => [...elements(holder)].filter(isNote));
  const links = [...elements(root)].filter(({ tagName }) => tagName === 'a').map((link) => (attribute(link, 'href') ?? '').slice(1));
  const named = notes.map((note) => attribute(note, 'id') ?? '').filter((id) => links.includes(id));
  if (named.length === 0) return;
  const labels = new Map(named.map((id, index) => [id, String(index + 1)]));
  rewriteIn(root, labels);
};

/** True for an element that says that it holds the notes of the page. */
export const isNotes = (element: Element): boolean =>
  classes(element).includes('footnotes') ||
  attribute(element, 'role') === 'doc-endnotes' ||
  element.properties['data-footnotes'] !== undefined;

const isNote = (element: Element): boolean => isNamed(element, 'li', 'div', 'p') && attribute(element, 'id') !== undefined;

const rewriteIn = (parent: Parent, labels: ReadonlyMap<string, string>): void => {
  parent.children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    const label = labelOf(child, labels);
    if (label !== undefined) return [{ type: 'element', tagName: FOOTNOTE_REFERENCE, properties: { id: label }, children: [] }];
    rewriteIn(child, labels);
    return isNotes(child) || isNamed(child, 'ol', 'ul') ? notesOf(child, labels) : [child];
  });
};

/** The label of a link to a note, or of the raised element around it. */
const labelOf = (element: Element, labels: ReadonlyMap<string, string>): string | undefined => {
  const children = element.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const link = element.tagName === 'a' ? element : element.tagName === 'sup' && children.length === 1 ? children[0] : undefined;
  const href = link?.type === 'element' && link.tagName === 'a' ? (attribute(link, 'href') ?? '') : '';
  const isInPlace = /^\[?[\p{L}\p{N}*†‡]{1,12}\]?$/u.test(textOf(element).trim());
  return href.startsWith('#') && isInPlace ? labels.get(href.slice(1)) : undefined;
};

/** The notes of a list as elements of their own; other lists, and what else stands beside the notes, stay. */
const notesOf = (holder: Element, labels: ReadonlyMap<string, string>): ElementContent[] => {
  const isOwn = (child: ElementContent): child is Element => child.type === 'element' && labels.has(attribute(child, 'id') ?? '');
  if (!holder.children.some((child) => isOwn(child) || isFootnote(child))) return [holder];
  return holder.children.flatMap((child): ElementContent[] => {
    if (isFootnote(child)) return [child];
    if (!isOwn(child)) return child.type === 'text' || isNamed(child, 'hr') || isLabel(child) ? [] : [child];
    return [
      {
        type: 'element',
        tagName: FOOTNOTE,
        properties: { id: labels.get(attribute(child, 'id') ?? '') ?? '' },
        children: withoutReturn(child),
      },
    ];
  });
};

const isFootnote = (node: ElementContent): boolean => isNamed(node, FOOTNOTE);

/** "Footnotes", which the notes say by themselves. */
const isLabel = (node: ElementContent): boolean =>
  isNamed(node, 'h2', 'h3') && attribute(node as Element, 'id')?.startsWith('footnote') === true;

/** A note without the link back to the text. */
const withoutReturn = (parent: Element): ElementContent[] =>
  parent.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    return isReturn(child) ? [] : [{ ...child, children: withoutReturn(child) }];
  });

const isReturn = (element: Element): boolean =>
  element.tagName === 'a' &&
  (classes(element).some((name) => /backref|reversefootnote|footnote-back/.test(name)) ||
    element.properties['data-footnote-backref'] !== undefined ||
    attribute(element, 'role') === 'doc-backlink' ||
    (attribute(element, 'href')?.startsWith('#') === true && /^(?:[↩↑^⏎\s]|\uFE0E|\uFE0F)*$/u.test(textOf(element))));
