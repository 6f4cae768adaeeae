import { attribute, elements, isNamed, type Element, type Parent, type RootContent } from '../hast.ts';
import { says } from '../words.ts';
import { mayAsk } from './asked.ts';
import { CHROME, isClosed, MOST_CHARACTERS } from './panels.ts';

/** Attributes that name the controlled element: WAI-ARIA, invoker commands, popovers (HTML standard), and scripts such as Bootstrap. */
export const NAMING = ['aria-controls', 'commandfor', 'popovertarget', 'data-bs-target', 'data-target', 'data-tab'];

/** An element whose children may be pairs: it has two or more children with words, no loose text, and a possible control or panel near. */
export interface Box {
  readonly parent: Parent;
  /** True when it contains closed text, or radio buttons, with which style sheets close text. */
  readonly hasClosed: boolean;
}

/** What attributes say about an element, as bits. */
const [CONTROL, SIGN, ROLE] = [1, 2, 4];

const TRAITS: ReadonlyMap<string, number> = new Map([
  ...[...NAMING, 'aria-expanded', 'data-toggle', 'data-bs-toggle'].map((name) => [name, CONTROL] as const),
  ...['aria-hidden', 'hidden', 'onclick', 'style', 'tabindex'].map((name) => [name, SIGN] as const),
  ['role', ROLE | SIGN],
]);

const traitsOf = ({ properties }: Element): number => {
  let traits = 0;
  for (const name in properties) traits |= TRAITS.get(name) ?? 0;
  return traits;
};

/**
 * Distances to the nearest element inside that may be a control or its panel: a short one with a sign, or a closed one. 0 is the element
 * itself, 1 one of its parts, and so on; wrappers of one part do not count. Pairs are parts of an element, or of its parts, so that
 * elements with a distance of two are far.
 */
const FAR = 2;
/** The distance of a text, which is beside the parts of an element and not one of them. */
const LOOSE = -1;
/** The distance of an element without words, and of a menu. */
const SILENT = -2;

/** Elements that may be a control. A field with a list of suggestions is not a control. */
const CONTROLS = new Set('button a div span li summary label dt p h2 h3 h4 h5 h6'.split(' '));

/** The places of a page where disclosures may be, from one walk over its tree without menus. */
export class Boxes {
  /** True when an element has attributes of a control. Few pages have one. */
  hasOpeners = false;
  /** Elements whose children may be pairs, inner ones first. */
  readonly boxes: Box[] = [];
  /** Number of clickable elements, closed elements and questions so far, and of closed elements and radio buttons alone. */
  #signs = 0;
  #closed = 0;
  /** Number of characters of text so far, and of those outside links and buttons, which a panel must have, and of radio buttons. */
  #characters = 0;
  #free = 0;
  /** Number of open links and buttons. */
  #choices = 0;

  constructor(root: Parent) {
    this.#visit(root);
  }

  /** Returns the distance of an element by its content alone, see `FAR`. */
  #visit(parent: Parent): number {
    const [closed, free] = [this.#closed, this.#free];
    let [parts, nearest] = [0, FAR];
    for (const child of parent.children) {
      const distance = child.type === 'element' ? this.#visitElement(child) : this.#visitText(child);
      if (distance === SILENT) continue;
      parts++;
      nearest = Math.min(nearest, distance);
    }
    if (parts === 0) return SILENT;
    if (nearest === LOOSE || nearest === FAR || this.#free === free || isApart(parent)) return FAR;
    if (parts === 1) return nearest;
    this.boxes.push({ parent, hasClosed: this.#closed > closed });
    return nearest + 1;
  }

  #visitText(node: RootContent): number {
    if (node.type !== 'text' || !says(node.value)) return SILENT;
    const { length } = node.value.trim();
    this.#characters += length;
    if (this.#choices === 0) this.#free += length;
    if (length <= MOST_CHARACTERS && mayAsk(node.value)) this.#signs++;
    return LOOSE;
  }

  #visitElement(element: Element): number {
    if (CHROME.has(element.tagName)) return SILENT;
    const traits = traitsOf(element);
    this.hasOpeners ||= traits > 0 && isOpener(element);
    const [signs, characters] = [this.#signs, this.#characters];
    const distance = CHOICES.has(element.tagName) ? this.#visitChoice(element) : this.#visit(element);
    if (distance === SILENT) return this.#visitSilent(element);
    if (mayBeSign(element, traits)) this.#noteSign(element);
    return this.#signs > signs && (isClosed(element) || this.#characters - characters <= MOST_CHARACTERS) ? 0 : distance;
  }

  #visitChoice(element: Element): number {
    this.#choices++;
    const distance = this.#visit(element);
    this.#choices--;
    return distance;
  }

  /** Labels of radio buttons are the tabs of a page without scripts. */
  #visitSilent(element: Element): number {
    if (isRadio(element)) {
      this.#closed++;
      this.#free++;
    }
    return SILENT;
  }

  #noteSign(element: Element): void {
    const isShut = isClosed(element);
    if (isShut) this.#closed++;
    if (isShut || isPressed(element)) this.#signs++;
  }
}

/** True for a button of which only one of its group can be on. */
export const isRadio = ({ tagName, properties }: Element): boolean => tagName === 'input' && properties.type === 'radio';

/** True for an element with attributes of a control. */
export const isOpener = (element: Element): boolean =>
  CONTROLS.has(element.tagName) && ((traitsOf(element) & CONTROL) > 0 || element.properties.role === 'tab');

/** Elements whose children cannot be pairs: they are cells or parts of one thing, such as a link. */
const APART = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'svg', 'pre', 'form', 'a']);
/** True for an element that is one thing, so that its children are not pairs. */
export const isApart = (node: Parent): boolean => node.type === 'element' && (APART.has(node.tagName) || node.properties.role === 'img');

/** A fast check before two slow ones: false for an element that is neither clickable nor closed. Blocks of code can be focused to scroll. */
const mayBeSign = ({ tagName }: Element, traits: number): boolean => CHOICES.has(tagName) || ((traits & SIGN) > 0 && tagName !== 'pre');

/** Links and buttons: a panel has other text, and they may be clickable without further attributes. */
const CHOICES = new Set(['a', 'button', 'label']);

/** True for an element that is clickable, judging by its markup. */
export const isPressed = (element: Element): boolean => {
  const { tabindex, onclick } = element.properties;
  if (isNamed(element, 'button') || attribute(element, 'role') === 'button') return true;
  if (element.tagName === 'label') return isSwitch(element);
  if (element.tagName === 'a') return /^(?:#.*|javascript:.*)?$/i.test(attribute(element, 'href') ?? '');
  return onclick !== undefined || (tabindex !== undefined && !String(tabindex).startsWith('-'));
};

/** A label of a checkbox, the way to open a panel without scripts. */
const isSwitch = (label: Element): boolean =>
  label.properties.for !== undefined || elements(label).some(({ tagName }) => tagName === 'input');
