import { openedBy, opens, panelsIn } from '../disclosures/opened.ts';
import {
  BLOCKS,
  elements,
  find,
  isNamed,
  isNaming,
  lineOf,
  type Element,
  type ElementContent,
  type Parent,
  type Root,
  elementOf,
} from '../hast.ts';
import { hasWords } from '../words.ts';

/** True for a control of a panel, and for a panel. */
export const isDisclosed = (element: Element): boolean => opens(element) !== undefined || openedBy(element) !== undefined;

/**
 * Rewrites controls as titles of their panels, in place. When the panel follows, the control becomes a bold line. Otherwise its words move
 * to the panel, as from a row of tabs. Headings, terms and summaries stay unchanged.
 */
export const writeDisclosures = (root: Root): void => {
  const panels = panelsIn(root);
  const reading = new Reading(root);
  const writing: Writing = { written: new Map(), names: new Map() };
  for (const use of reading.controls) {
    const panel = panels.get(opens(use.control) ?? 0);
    if (panel && lineOf(use.control) !== '') write(use, panel, reading, writing);
  }
  if (writing.written.size > 0) replaceIn(root, writing.written);
  for (const [panel, names] of writing.names) namePanel(panel, [...names]);
};

/** Replacements of controls, and the names of panels that do not follow their control. */
interface Writing {
  readonly written: Map<ElementContent, readonly ElementContent[]>;
  readonly names: Map<Element, Set<string>>;
}

const write = (use: Use, panel: Element, reading: Reading, { written, names }: Writing): void => {
  const isBefore = reading.isBefore(use.control, panel);
  if (!isBefore) names.set(panel, (names.get(panel) ?? new Set<string>()).add(lineOf(use.control)));
  if (use.isTitle) use.control.children = withoutSigns(use.control.children);
  else if (isBefore || reading.isAlone(use)) written.set(use.control, isBefore ? inBold(use) : []);
};

const replaceIn = (parent: Parent, written: ReadonlyMap<ElementContent, readonly ElementContent[]>): void => {
  for (const child of parent.children) if (child.type === 'element') replaceIn(child, written);
  parent.children = (parent.children as ElementContent[]).flatMap((child) => written.get(child) ?? [child]);
};

/** A control and its position. */
interface Use {
  readonly control: Element;
  readonly parent: Parent;
  /** The block around it. */
  readonly block: Parent;
  /** True for a heading, term or summary, and for elements inside or around one. */
  readonly isTitle: boolean;
}

/** Positions of the controls, panels and words of a page. */
class Reading {
  readonly controls: Use[] = [];
  /** Number of texts before a panel, and up to the end of a control. */
  readonly #places = new Map<Element, number>();
  /** Number of texts that are directly in a block, without those in controls. */
  readonly #texts = new Map<Parent, number>();
  #place = 0;

  constructor(root: Root) {
    this.#visit(root, root, false);
  }

  /** True when there is no text between a control and its panel. */
  isBefore(control: Element, panel: Element): boolean {
    return this.#places.get(control) === this.#places.get(panel);
  }

  /** True when a control is not part of a sentence. */
  isAlone({ block }: Use): boolean {
    return (this.#texts.get(block) ?? 0) === 0;
  }

  #visit(parent: Parent, block: Parent, isInTitle: boolean): void {
    for (const child of parent.children) {
      if (child.type === 'text' && hasWords(child)) this.#read(block);
      if (child.type !== 'element') continue;
      const isTitle = isInTitle || isNaming(child);
      if (openedBy(child) !== undefined) this.#places.set(child, this.#place);
      if (opens(child) === undefined) this.#visit(child, BLOCKS.has(child.tagName) ? child : block, isTitle);
      else this.#readControl(child, parent, block, isTitle);
    }
  }

  #readControl(control: Element, parent: Parent, block: Parent, isInTitle: boolean): void {
    const isTitle = isInTitle || find(control, isNaming) !== undefined;
    this.controls.push({ control, parent, block, isTitle });
    // A control may contain panels of other controls.
    this.#visit(control, control, isTitle);
    this.#places.set(control, this.#place);
  }

  #read(block: Parent): void {
    this.#place++;
    this.#texts.set(block, (this.#texts.get(block) ?? 0) + 1);
  }
}

/** The words of a control in bold, as a separate line when possible. Pictures beside them stay. */
const inBold = ({ control, parent }: Pick<Use, 'control' | 'parent'>): readonly ElementContent[] => {
  const [holder, ...others] = control.children.filter(hasWords);
  const isBox = elements(control).some(({ tagName }) => BLOCKS.has(tagName));
  if (isBox && others.length === 0 && holder?.type === 'element')
    return control.children.flatMap((child) => (child === holder ? inBold({ control: holder, parent: control }) : [child]));
  const bold = elementOf('strong', isBox ? [{ type: 'text', value: lineOf(control) }] : withoutSigns(control.children));
  return [parent.type === 'element' && isNamed(parent, 'p', 'span', 'strong', 'b') ? bold : elementOf('p', [bold])];
};

/** Removes elements at the end that contain only a sign, such as an arrow or a plus. Currency signs stay. */
export const withoutSigns = (children: readonly ElementContent[]): ElementContent[] =>
  children.slice(0, children.findLastIndex((child) => !isSign(child)) + 1);

const isSign = (node: ElementContent): boolean => {
  if (node.type !== 'element') return node.type !== 'text' || node.value.trim() === '';
  return /^[\p{Sm}\p{So}\p{Pd}]?$/u.test(lineOf(node)) && ![node, ...elements(node)].some(({ tagName }) => tagName === 'img');
};

/** Puts the names of its controls before a panel, unless it has headings with the same words. */
const namePanel = (panel: Element, names: readonly string[]): void => {
  const titles = new Set(elements(panel).flatMap((each) => (isNaming(each) ? [lineOf(each)] : [])));
  const missing = names.filter((name) => !titles.has(name));
  panel.children.unshift(...missing.map((name) => elementOf('p', [elementOf('strong', [{ type: 'text', value: name }])])));
};
