import { hasSource } from './convert/images.ts';
import { once } from '../base/memoise.ts';
import { attribute, elements, find, isNamed, lineOf, type Element, type ElementContent, type Parent, type Root } from './hast.ts';
import { hasWords, wordsIn } from './words.ts';

/** Documents inside of each other. */
const MOST_LEVELS = 3;

/** True for HTML that may have such frames. */
export const mayHaveFrames = (html: string): boolean => /<(?:iframe|noscript)/i.test(html);

/**
 * Puts what a page says in a frame of its own into its tree, in place: documents of `srcdoc`, and `<noscript>` as far as a reader without scripts is
 * told something that stands nowhere else. `parse` reads a document; `level` is how many are around this one.
 */
export const openFrames = (root: Root, parse: (html: string) => Root, level: number): void => {
  for (const parent of holdersOf(root, 'iframe')) openDocuments(parent, parse, level);
  const said = once(() => saidOutside(root));
  for (const parent of holdersOf(root, 'noscript')) openScriptless(parent, said);
};

/** The nodes right below which an element of a name stands. */
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

/** Makes a frame the box of its document, whose main content is that of the page. Selections know the element, so that it stays the same. */
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

/** The words of a text as they are compared: the same whatever stands between them. */
const squeezed = (text: string): string => ` ${wordsIn(text).join(' ').toLowerCase()} `;

/** The words of a page outside of `<noscript>`. */
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

/** Nodes before and behind a `<noscript>` among which the picture is that it repeats: the nearest element, and the space between. */
const BESIDE = 2;

/** Makes a `<noscript>` the box of what it says and nothing else does. */
const scriptlessBox = (noscript: Element, said: () => string): Element =>
  Object.assign(noscript, {
    tagName: 'div',
    properties: { ...noscript.properties, isScriptless: true },
    children: noscript.children.filter((child) => !hasWords(child) || !said().includes(squeezed(lineOf(child)))),
  });

const isPicture = ({ tagName }: Element): boolean => tagName === 'img';

/** True for a picture that a twin can show, or what holds one. */
const showsPicture = (node: ElementContent): boolean =>
  node.type === 'element' && [node, ...elements(node)].some((element) => isPicture(element) && hasSource(element));

const removePictures = (parent: Parent): void => {
  parent.children = parent.children.filter((child) => !isNamed(child, 'img', 'picture')) as typeof parent.children;
  for (const child of parent.children) if (child.type === 'element') removePictures(child);
};

/** True for the box of a `<noscript>`, which browsers show without scripts alone. */
export const isScriptless = ({ properties }: Element): boolean => properties.isScriptless === true;
