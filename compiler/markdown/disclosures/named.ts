import { attribute, elements, isNamed, lineOf, type Element, type ElementContent, type Parent } from '../hast.ts';
import { hasWords } from '../words.ts';
import { isOpener, NAMING } from './boxes.ts';
import { CHROME, isClosed, isTextDialog, isTextPanel, type Disclosure } from './panels.ts';

/** An element with attributes of a control, and its ancestors, outermost first. */
interface Opener {
  readonly element: Element;
  readonly around: readonly Parent[];
  /** Index in document order. */
  readonly place: number;
}

/** Commands that close the panel. */
const CLOSING = /^(?:close|hide-popover|request-close)$/i;

const isClosing = (element: Element): boolean =>
  CLOSING.test(attribute(element, 'command') ?? '') || attribute(element, 'popovertargetaction') === 'hide';

const roleOf = (element: Element): string => attribute(element, 'role') ?? '';

/** True for a control that opens a menu or a list of choices, in any part of the page. */
export const opensMenu = (element: Element): boolean => !['false', 'dialog', undefined].includes(attribute(element, 'aria-haspopup'));

/** Disclosures that a page declares with attributes. `refused` are controls of menus and of other things that are not text. */
interface Named {
  readonly found: readonly Disclosure[];
  readonly refused: readonly Element[];
}

/** Finds the disclosures whose control names its panel, or has `aria-expanded` and is followed by its panel. */
export const namedDisclosures = (root: Parent): Named => {
  const page = new Page(root);
  const panels = new Map<Element, Opener[]>();
  const refused: Element[] = [];
  for (const opener of page.openers) {
    const panel = page.panelOf(opener);
    if (panel === undefined) continue;
    if (panel === null) refused.push(opener.element);
    else if (!panels.get(panel)?.push(opener)) panels.set(panel, [opener]);
  }
  const found = [...panels].flatMap(([panel, openers]) =>
    isNamedByAll(openers) ? openers.map(({ element }) => ({ control: element, panel })) : [],
  );
  return { found, refused };
};

/** Several controls of one panel with different names do something with it, such as back, next or more. */
const isNamedByAll = (openers: readonly Opener[]): boolean =>
  openers.every(({ element }) => element.properties['aria-expanded'] !== undefined || roleOf(element) === 'tab') ||
  new Set(openers.map(({ element }) => lineOf(element))).size === 1;

/** Index of a page for look-ups. */
class Page {
  readonly openers: Opener[] = [];
  readonly #places = new Map<Element, number>();
  readonly #byId = new Map<string, Element>();
  readonly #byLabel = new Map<string, Element>();
  readonly #rows = new Map<Parent, ReadonlyMap<Element, Element>>();
  readonly #texts = new Map<Element, boolean>();
  readonly #around: Parent[] = [];
  #place = 0;

  constructor(root: Parent) {
    this.#visit(root, false);
  }

  /** The panel of a control. Null for a panel that is not text, undefined when there is no panel. */
  panelOf(opener: Opener): Element | null | undefined {
    const { element, around } = opener;
    if (opensMenu(element)) return null;
    if (isClosing(element)) return undefined;
    const named = this.#namedBy(element) ?? this.#tabPanel(opener);
    if (named) return around.includes(named) || this.#isBefore(named, opener) ? undefined : this.#judge(named, element);
    return element.properties['aria-expanded'] === undefined || idsOf(element).length > 0 ? undefined : this.#behind(opener);
  }

  #behind(opener: Opener): Element | undefined {
    const behind = behindControl(opener);
    return behind && this.#isText(behind) ? behind : undefined;
  }

  #visit(parent: Parent, isInMenu: boolean): void {
    this.#around.push(parent);
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      const place = this.#place++;
      this.#note(child, place);
      const isMenu = isInMenu || CHROME.has(child.tagName);
      if (!isMenu && isOpener(child)) this.openers.push({ element: child, around: [...this.#around], place });
      this.#visit(child, isMenu);
    }
    this.#around.pop();
  }

  #note(element: Element, place: number): void {
    const { id, role } = element.properties;
    if (id === undefined && role !== 'tabpanel') return;
    this.#places.set(element, place);
    if (id !== undefined && !this.#byId.has(String(id))) this.#byId.set(String(id), element);
    const label = attribute(element, 'aria-labelledby');
    if (label !== undefined && role === 'tabpanel') this.#byLabel.set(label, element);
  }

  #namedBy(element: Element): Element | undefined {
    return idsOf(element)
      .map((id) => this.#byId.get(id))
      .find((found) => found !== undefined);
  }

  /** The panel that refers to a tab by its identifier, else the panel with the same index as the tab in its row. */
  #tabPanel({ element, around }: Opener): Element | undefined {
    if (roleOf(element) !== 'tab') return undefined;
    const labelled = this.#byLabel.get(attribute(element, 'id') ?? '\0');
    if (labelled) return labelled;
    const row = around.findLastIndex((each) => each.type === 'element' && roleOf(each) === 'tablist');
    if (row < 1) return undefined;
    const tabs = around[row] as Parent;
    const pairs = this.#rows.get(tabs) ?? pairsOf(tabs, around[row - 1] as Parent);
    this.#rows.set(tabs, pairs);
    return pairs.get(element);
  }

  /** Content that is visible before its control was not opened by it. */
  #isBefore(panel: Element, { place }: Opener): boolean {
    return (this.#places.get(panel) ?? place) < place && !isClosed(panel) && roleOf(panel) !== 'tabpanel';
  }

  #judge(panel: Element, control: Element): Element | null {
    if (roleOf(panel) === 'tabpanel' && roleOf(control) === 'tab') return panel;
    const isDialog = isNamed(panel, 'dialog') || roleOf(panel).endsWith('dialog');
    const isCommanded = ['commandfor', 'popovertarget'].some((name) => control.properties[name] !== undefined);
    if (isDialog) return isCommanded && isTextDialog(panel) ? panel : null;
    return !hasWords(panel) || this.#isText(panel) ? panel : null;
  }

  #isText(panel: Element): boolean {
    const isText = this.#texts.get(panel) ?? isTextPanel(panel);
    this.#texts.set(panel, isText);
    return isText;
  }
}

/** The tabs of a row and the panels beside it, when there are equally many. */
const pairsOf = (row: Parent, beside: Parent): ReadonlyMap<Element, Element> => {
  const [tabs, panels] = [withRole(row, 'tab'), withRole(beside, 'tabpanel')];
  return new Map(tabs.length === panels.length ? tabs.map((tab, index) => [tab, panels[index] as Element]) : []);
};

const withRole = (parent: Parent, role: string): readonly Element[] => elements(parent).filter((element) => roleOf(element) === role);

/**
 * Identifiers that a control refers to, with or without `#`. The `href` of a link counts too, because a link is only here with attributes
 * of a control.
 */
const idsOf = (element: Element): readonly string[] => {
  const names = element.tagName === 'a' ? [...NAMING, 'href'] : NAMING;
  return names
    .flatMap((name) => (attribute(element, name) ?? '').split(/\s+/))
    .map((id) => id.replace(/^#/, ''))
    .filter((id) => id !== '');
};

/** Maximum depth of wrappers that contain only the control, and maximum nodes without words between control and panel. */
const MOST_BOXES = 3;
const MOST_BETWEEN = 5;

/** The first element with words after a control, or after its wrappers. */
const behindControl = ({ element, around }: Opener): Element | undefined => {
  let inner = element;
  for (const parent of around.toReversed().slice(0, MOST_BOXES)) {
    const children = parent.children as readonly ElementContent[];
    const index = children.indexOf(inner);
    const next = children.slice(index + 1, index + 1 + MOST_BETWEEN).find(hasWords);
    if (next) return next.type === 'element' ? next : undefined;
    if (parent.type === 'root' || children.slice(0, index).some(hasWords)) return undefined;
    inner = parent;
  }
  return undefined;
};
