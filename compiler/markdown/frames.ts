import { hasSource } from './convert/images.ts';
import { once } from '../base/memoise.ts';
import { attribute, elements, find, isNamed, lineOf, type Element, type ElementContent, type Parent, type Root } from './hast.ts';
import { hasWords, wordsIn } from './words.ts';

/** Maximum levels of nested documents. */
const MOST_LEVELS = 3;

/** True for the name of an element that `openFrames` reads. */
export const isFrame = (name: string): boolean => name === 'iframe' || name === 'noscript';

/**
 * Adds the content of frames to the tree of a page, in place: `srcdoc` documents, and content of `<noscript>` that the page does not have
 * elsewhere. `parse` reads a document. `level` is the number of documents around this one.
 */
export const openFrames = (root: Root, parse: (html: string) => Root, level: number): void => {
  for (const parent of holdersOf(root, 'iframe')) openDocuments(parent, parse, level);
  const said = once(() => saidOutside(root));
  for (const parent of holdersOf(root, 'noscript')) openScriptless(parent, said);
};

/** The parents of all elements with a name. */
const holdersOf = (parent: Parent, name: string, found: Parent[] = []): readonly Parent[] => {
  let isHolder = false;
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === name) isHolder = true;
    else holdersOf(child, name, found);
  }
  if (isHolder) found.push(parent);
  return found;
};

const openDocuments = (parent: Parent, parse: (html: string) => Root, level: number): void => {
  parent.children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type !== 'element' || child.tagName !== 'iframe') return [child];
    return level < MOST_LEVELS ? [documentOf(child, parse)] : [];
  });
};

/**
 * Turns a frame into a `<div>` with its document. Main content marks of the document are removed: only those of the page count. The element
 * object stays the same because selections refer to it.
 */
const documentOf = (frame: Element, parse: (html: string) => Root): Element => {
  const { srcdoc, ...others } = frame.properties;
  const root = parse(String(srcdoc));
  for (const each of elements(root)) {
    if (each.tagName === 'main') each.tagName = 'div';
    if (attribute(each, 'role') === 'main') delete each.properties.role;
    delete each.properties['data-pagefind-body'];
  }
  return Object.assign(frame, { tagName: 'div', properties: others, children: root.children });
};

/** A text normalized for comparison: only its words, in lower case. */
const squeezed = (text: string): string => ` ${wordsIn(text).join(' ').toLowerCase()} `;

/** The normalized words of a page outside `<noscript>`. */
const saidOutside = (root: Root): string => {
  const parts: string[] = [];
  const visit = (parent: Parent): void => {
    for (const child of parent.children) {
      if (child.type === 'text') parts.push(child.value);
      if (child.type !== 'element' || child.tagName === 'noscript') continue;
      parts.push(' ');
      visit(child);
      parts.push(' ');
    }
  };
  visit(root);
  return squeezed(parts.join(''));
};

const openScriptless = (parent: Parent, said: () => string): void => {
  const siblings = parent.children as ElementContent[];
  parent.children = siblings.flatMap((child, index): ElementContent[] => {
    if (child.type !== 'element' || child.tagName !== 'noscript') return [child];
    const box = scriptlessBox(child, said);
    if (siblings.slice(Math.max(0, index - BESIDE), index + BESIDE + 1).some((node) => node !== child && showsPicture(node)))
      removePictures(box);
    return hasWords(box) || find(box, isPicture) ? [box] : [];
  });
};

/** Number of siblings on each side in which a `<noscript>` may repeat a picture: the nearest element, and white space. */
const BESIDE = 2;

/** Turns a `<noscript>` into a `<div>` with the parts that the page does not have elsewhere. */
const scriptlessBox = (noscript: Element, said: () => string): Element =>
  Object.assign(noscript, {
    tagName: 'div',
    properties: { ...noscript.properties, isScriptless: true },
    children: noscript.children.filter((child) => !hasWords(child) || !said().includes(squeezed(lineOf(child)))),
  });

const isPicture = ({ tagName }: Element): boolean => tagName === 'img';

/** True for a picture that a markdown version can show, or for an element that contains one. */
const showsPicture = (node: ElementContent): boolean =>
  node.type === 'element' && [node, ...elements(node)].some((element) => isPicture(element) && hasSource(element));

const removePictures = (parent: Parent): void => {
  parent.children = parent.children.filter((child) => !isNamed(child, 'img', 'picture')) as typeof parent.children;
  for (const child of parent.children) if (child.type === 'element') removePictures(child);
};

/** True for the element of a `<noscript>`, which browsers show only without scripts. */
export const isScriptless = ({ properties }: Element): boolean => properties.isScriptless === true;
