import { attribute, elements, isNamed, type Element, type Parent, type RootContent } from '../hast.ts';
import { says } from '../words.ts';
import { mayAsk } from './asked.ts';
import { CHROME, isClosed, MOST_CHARACTERS } from './panels.ts';

/** Attributes that name the controlled element: WAI-ARIA, invoker commands, popovers (HTML standard), and scripts such as Bootstrap. */
export const NAMING = ['aria-controls', 'commandfor', 'popovertarget', 'data-bs-target', 'data-target', 'data-tab'];

/** An element with attributes of a control, and its ancestors, outermost first. */
export interface Opener {
  readonly element: Element;
  readonly around: readonly Parent[];
  /** Index in document order. */
  readonly place: number;
}

/** An element whose children may be pairs: it has two or more children with words, no loose text, and a possible control or panel near. */
export interface Box {
  readonly parent: Parent;
  /** True when it contains closed text. */
  readonly hasClosed: boolean;
}

/** What attributes say about an element, as bits. */
const [CONTROL, SIGN, ROLE, ID] = [1, 2, 4, 8];

const TRAITS: ReadonlyMap<string, number> = new Map([
  ...[...NAMING, 'aria-expanded', 'data-toggle', 'data-bs-toggle'].map((name) => [name, CONTROL] as const),
  ...['aria-hidden', 'hidden', 'onclick', 'style', 'tabindex'].map((name) => [name, SIGN] as const),
  ['role', ROLE | SIGN],
  ['id', ID],
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
/** The distance of an element without words, or in a menu. */
const SILENT = -2;

/** Elements that may be a control. A field with a list of suggestions is not a control. */
const CONTROLS = new Set('button a div span li summary label dt p h2 h3 h4 h5 h6'.split(' '));

/** The role of an element. Empty without one. */
export const roleOf = (element: Element): string => attribute(element, 'role') ?? '';

/** What the search for disclosures needs to know about a page, from one walk over its tree. */
export class PageIndex {
  /** Elements with attributes of a control, outside menus, in document order. */
  readonly openers: Opener[] = [];
  /** Elements outside menus whose children may be pairs, inner ones first. */
  readonly boxes: Box[] = [];
  /** Indexes in document order of elements with an identifier, and of panels of tabs. */
  readonly places = new Map<Element, number>();
  /** The first element with each identifier. */
  readonly byId = new Map<string, Element>();
  /** Panels of tabs by the identifier of their tab. */
  readonly byLabel = new Map<string, Element>();
  readonly #around: Parent[] = [];
  #place = 0;
  /** Number of clickable elements, closed elements and questions so far, of closed elements alone, and of characters of text. */
  #signs = 0;
  #closed = 0;
  #characters = 0;

  constructor(root: Parent) {
    this.#visit(root, false);
  }

  /** Returns the distance of an element by its content alone, see `FAR`. */
  #visit(parent: Parent, isMenu: boolean): number {
    const closed = this.#closed;
    let [parts, nearest] = [0, FAR];
    this.#around.push(parent);
    for (const child of parent.children) {
      const distance = child.type === 'element' ? this.#visitElement(child, isMenu) : this.#visitText(child, isMenu);
      if (distance === SILENT) continue;
      parts++;
      nearest = Math.min(nearest, distance);
    }
    this.#around.pop();
    if (parts === 0) return SILENT;
    if (nearest === LOOSE || nearest === FAR || isApart(parent)) return FAR;
    if (parts === 1) return nearest;
    this.boxes.push({ parent, hasClosed: this.#closed > closed });
    return nearest + 1;
  }

  #visitText(node: RootContent, isMenu: boolean): number {
    if (isMenu || node.type !== 'text' || !says(node.value)) return SILENT;
    const { length } = node.value.trim();
    this.#characters += length;
    if (length <= MOST_CHARACTERS && mayAsk(node.value)) this.#signs++;
    return LOOSE;
  }

  #visitElement(element: Element, isInMenu: boolean): number {
    const traits = traitsOf(element);
    const isMenu = isInMenu || CHROME.has(element.tagName);
    this.#note(element, traits, isMenu);
    const [signs, characters] = [this.#signs, this.#characters];
    const distance = this.#visit(element, isMenu);
    if (distance === SILENT) return SILENT;
    if (traits & SIGN || PRESSED.has(element.tagName)) this.#noteSign(element);
    return this.#signs > signs && (isClosed(element) || this.#characters - characters <= MOST_CHARACTERS) ? 0 : distance;
  }

  #noteSign(element: Element): void {
    const isShut = isClosed(element);
    if (isShut) this.#closed++;
    if (isShut || isPressed(element)) this.#signs++;
  }

  #note(element: Element, traits: number, isMenu: boolean): void {
    const place = this.#place++;
    if (traits & (ID | ROLE)) this.#noteNames(element, place);
    if (!isMenu && traits & (CONTROL | ROLE) && isOpener(element, traits)) this.openers.push({ element, around: [...this.#around], place });
  }

  #noteNames(element: Element, place: number): void {
    const { id, role } = element.properties;
    if (id === undefined && role !== 'tabpanel') return;
    this.places.set(element, place);
    if (id !== undefined && !this.byId.has(String(id))) this.byId.set(String(id), element);
    const label = attribute(element, 'aria-labelledby');
    if (label !== undefined && role === 'tabpanel') this.byLabel.set(label, element);
  }
}

const isOpener = ({ tagName, properties }: Element, traits: number): boolean =>
  CONTROLS.has(tagName) && ((traits & CONTROL) > 0 || properties.role === 'tab');

/** Elements whose children cannot be pairs: they are cells or parts of one thing, such as a link. */
const APART = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'svg', 'pre', 'form', 'a']);
/** True for an element that is one thing, so that its children are not pairs. */
export const isApart = (node: Parent): boolean => node.type === 'element' && (APART.has(node.tagName) || node.properties.role === 'img');

/** Elements that may be clickable without further attributes. */
const PRESSED = new Set(['a', 'button', 'label']);

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
