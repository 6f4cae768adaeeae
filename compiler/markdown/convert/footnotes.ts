import { attribute, classes, elements, isNamed, textOf, type Element, type ElementContent, type Parent, type Root } from '../hast.ts';

/**
 * A footnote of GitHub Flavored Markdown as an element that the converter knows. `id` is its label. Cannot clash with an element of a page:
 * parsers write HTML names in lower case.
 */
export const FOOTNOTE = 'Footnote';
/** The reference to a footnote in the text. `id` is its label. */
export const FOOTNOTE_REFERENCE = 'FootnoteReference';

/**
 * Rewrites the footnotes of a page, in place: the list of notes and the superscript links to them. A list without links to its items stays
 * a list.
 */
export const rewriteFootnotes = (root: Root): void => {
  const notes = elements(root)
    .filter(isNotes)
    .flatMap((holder) => elements(holder).filter(isNote));
  const links = elements(root)
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => (attribute(link, 'href') ?? '').slice(1));
  const named = notes.map((note) => attribute(note, 'id') ?? '').filter((id) => links.includes(id));
  if (named.length === 0) return;
  const labels = new Map(named.map((id, index) => [id, String(index + 1)]));
  rewriteIn(root, labels);
};

/** True for an element that is marked as the footnotes of the page. */
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

/** The label of a link to a note, or of the superscript around it. */
const labelOf = (element: Element, labels: ReadonlyMap<string, string>): string | undefined => {
  const children = element.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const link = element.tagName === 'a' ? element : element.tagName === 'sup' && children.length === 1 ? children[0] : undefined;
  const href = link?.type === 'element' && link.tagName === 'a' ? (attribute(link, 'href') ?? '') : '';
  const isInPlace = /^\[?[\p{L}\p{N}*†‡]{1,12}\]?$/u.test(textOf(element).trim());
  return href.startsWith('#') && isInPlace ? labels.get(href.slice(1)) : undefined;
};

/** Replaces the notes of a list by footnote elements. Other lists and other content beside the notes stay. */
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

/** The heading "Footnotes", which markdown readers add themselves. */
const isLabel = (node: ElementContent): boolean =>
  isNamed(node, 'h2', 'h3') && attribute(node as Element, 'id')?.startsWith('footnote') === true;

/** A note without its link back to the text. */
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
