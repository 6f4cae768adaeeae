import { attribute, classes, elements, isNamed, lineOf, type Element, type ElementContent, type Parent } from '../hast.ts';
import { isOutOfSight } from '../hiding.ts';
import { hasWords, SAYS } from '../words.ts';
import { isAsked, mayAsk } from './asked.ts';
import { areDistinct, canName, CHROME, isClosed, isTextPanel, MOST_CHARACTERS, type Disclosure } from './panels.ts';

/**
 * Finds what opens what on pages whose scripts say nothing of it: the same shape two times or more of a line, and behind it a text; or a row of
 * lines, and behind it as many texts of which one is shown. A shape counts where people press its lines, where its texts are hidden, or where its
 * lines ask. No words of a language and no class names are needed.
 */
export const repeatedDisclosures = (root: Parent): readonly Disclosure[] => {
  const found: Disclosure[] = [];
  const page = new SpeakingTree(root);
  for (const parent of page.boxes) {
    const parts = page.partsOf(parent);
    found.push(...inItems(parts, page), ...inTurn(parts, page), ...inRows(parts, page));
  }
  return found;
};

/** Elements whose children are places of their own, such as cells, or one thing, such as a link. */
const APART = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'svg', 'pre', 'form', 'a']);
/** Elements that are no line that opens something: they are texts themselves. */
const TEXTS = ['table', 'ul', 'ol', 'dl', 'pre', 'blockquote', 'figure', 'article', 'form', 'details', 'summary', 'dd'];

/** The elements of a page that hold words, outside of menus. */
class SpeakingTree {
  /** Those that hold two elements with words or more, no text beside them, and a sign that something opens. */
  readonly boxes: Parent[] = [];
  readonly #parts = new Map<Parent, readonly Element[]>();
  /** Things that are pressed, closed, or ask, so far. */
  #signs = 0;

  constructor(root: Parent) {
    this.#visit(root);
  }

  /** The elements in an element that hold words; none where text stands beside them. */
  partsOf(parent: Parent): readonly Element[] {
    const parts = this.#parts.get(parent) ?? speakingParts(parent);
    this.#parts.set(parent, parts);
    return parts;
  }

  /** What is in boxes that hold one element each. */
  unwrapped(element: Element, isWanted: (element: Element) => boolean = () => false): Element {
    const [only, ...others] = this.partsOf(element);
    return only === undefined || others.length > 0 || isWanted(element) ? element : this.unwrapped(only, isWanted);
  }

  /** Answers whether words stand in an element. */
  #visit(parent: Parent): boolean {
    const before = this.#signs;
    let [parts, isLoose] = [0, false];
    for (const child of parent.children) {
      if (child.type === 'text') isLoose = this.#visitText(child.value) || isLoose;
      else if (child.type === 'element' && this.#visitElement(child)) parts++;
    }
    if (parts > 1 && !isLoose) this.#note(parent, before);
    return isLoose || parts > 0;
  }

  #note(parent: Parent, signs: number): void {
    if (this.#signs > signs && !isApart(parent)) this.boxes.push(parent);
  }

  #visitText(text: string): boolean {
    if (mayAsk(text)) this.#signs++;
    return SAYS.test(text);
  }

  #visitElement(element: Element): boolean {
    if (CHROME.has(element.tagName)) return false;
    if (mayBeSign(element) && (isPressed(element) || isClosed(element))) this.#signs++;
    return this.#visit(element);
  }
}

const speakingParts = (parent: Parent): readonly Element[] =>
  isApart(parent) || parent.children.some((child) => child.type === 'text' && hasWords(child))
    ? []
    : (parent.children as readonly ElementContent[]).filter((child): child is Element => child.type === 'element' && speaks(child));

/** True for an element that holds words outside of menus. */
const speaks = (element: Element): boolean =>
  !CHROME.has(element.tagName) &&
  element.children.some((child) => (child.type === 'text' ? hasWords(child) : child.type === 'element' && speaks(child)));

/** True for words that are no longer than those on a control. */
const isLine = (element: Element): boolean => lengthOf(element) <= MOST_CHARACTERS;

const lengthOf = (element: Element): number =>
  element.children.reduce((sum, child) => {
    if (child.type === 'text') return sum + child.value.trim().length;
    return sum > MOST_CHARACTERS || child.type !== 'element' || CHROME.has(child.tagName) ? sum : sum + lengthOf(child);
  }, 0);

/** A quick look before two slow ones: false for what is neither pressed nor closed. */
const mayBeSign = ({ tagName, properties }: Element): boolean => {
  if (PRESSED.has(tagName)) return true;
  for (const name in properties) if (SIGNS.has(name)) return true;
  return false;
};

const PRESSED = new Set(['a', 'button', 'label']);
const SIGNS = new Set(['aria-hidden', 'hidden', 'onclick', 'role', 'style', 'tabindex']);

const isApart = (node: Parent): boolean => node.type === 'element' && (APART.has(node.tagName) || node.properties.role === 'img');

const isHeading = (element: Element): boolean => isNamed(element, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt');

/** What people press, as far as mark-up tells. */
const isPressed = (element: Element): boolean => {
  const { tabindex, onclick } = element.properties;
  if (isNamed(element, 'button') || attribute(element, 'role') === 'button') return true;
  if (element.tagName === 'label') return isSwitch(element);
  if (element.tagName === 'a') return /^(?:#.*|javascript:.*)?$/i.test(attribute(element, 'href') ?? '');
  return onclick !== undefined || (tabindex !== undefined && !String(tabindex).startsWith('-'));
};

/** A label of a box that is checked: scripts are done without so. */
const isSwitch = (label: Element): boolean =>
  label.properties.for !== undefined || elements(label).some(({ tagName }) => tagName === 'input');

/** A line and the text behind it, which may be a control and its panel. */
interface Pair extends Disclosure {
  readonly isPressed: boolean;
  /** What alike pairs have in common. */
  readonly shape: string;
}

const shapeOf = (element: Element): string => `${element.tagName}.${classes(element)[0] ?? ''}`;

const pairOf = (head: Element, panel: Element, page: SpeakingTree): Pair | null => {
  if (!isLine(head) || isClosed(head) || isNamed(head, ...TEXTS) || !isPlaceOfText(panel)) return null;
  const control = controlIn(head, page);
  const [left, right] = [shapeOf(head), shapeOf(panel)];
  if (isPressed(control)) return { control, panel, isPressed: true, shape: `${left} ${control.tagName} ${right}` };
  // Paragraphs of a text are not a line and a text in turn.
  if (leadsElsewhere(head) || isSentence(control) || (left === right && !isClosedText(panel, page))) return null;
  return { control, panel, isPressed: false, shape: `${left} ${control.tagName} ${right}` };
};

const isPlaceOfText = (panel: Element): boolean =>
  !isHeading(panel) && !isOutOfSight(panel) && !isNamed(panel, 'button', 'a', 'span', 'label', 'summary');

/** A paragraph is part of a text, unless it asks. */
const isSentence = (control: Element): boolean => control.tagName === 'p' && !isAsked(lineOf(control));

const leadsElsewhere = (head: Element): boolean => [head, ...elements(head)].some((each) => each.tagName === 'a' && !isPressed(each));

/** What people press in a line: all of it, or the one thing in it that holds its words. */
const controlIn = (head: Element, page: SpeakingTree): Element => {
  const inner = page.unwrapped(head, (element) => isPressed(element) || isHeading(element));
  if (isPressed(inner)) return inner;
  const pressed = elements(inner).filter(isPressed);
  return pressed.length === 1 && lineOf(pressed[0] as Element) === lineOf(inner)
    ? (pressed[0] as Element)
    : isHeading(inner)
      ? inner
      : head;
};

/** Pairs that are items of a list, or boxes in a row. */
const inItems = (items: readonly Element[], page: SpeakingTree): readonly Disclosure[] => {
  const shapes = new Map<string, Pair[]>();
  for (const item of items) {
    const [head, panel, ...others] = page.partsOf(page.unwrapped(item));
    const pair = head && panel && others.length === 0 ? pairOf(head, panel, page) : null;
    if (pair) shapes.set(pair.shape, [...(shapes.get(pair.shape) ?? []), pair]);
  }
  return [...shapes.values()].flatMap((pairs) => chosen(pairs, page));
};

/** Pairs that stand in turn in one box. */
const inTurn = (parts: readonly Element[], page: SpeakingTree): readonly Disclosure[] => {
  const found: Disclosure[] = [];
  for (let index = 0; index + 1 < parts.length;) {
    const run = mayRun(parts, index) ? runAt(parts, index, page) : [];
    found.push(...chosen(run, page));
    index += run.length > 1 ? 2 * run.length : 1;
  }
  return found;
};

/** A quick look before a slow one: false where the next two do not have the shapes of a line and its text, so that one pair stands alone. */
const mayRun = (parts: readonly Element[], start: number): boolean => {
  const [head, panel, next, following] = parts.slice(start, start + 4) as [Element, Element, ...(Element | undefined)[]];
  if (isSought(panel)) return true;
  return next !== undefined && following !== undefined && shapeOf(head) === shapeOf(next) && shapeOf(panel) === shapeOf(following);
};

const runAt = (parts: readonly Element[], start: number, page: SpeakingTree): readonly Pair[] => {
  const run: Pair[] = [];
  for (let index = start; index + 1 < parts.length; index += 2) {
    const pair = pairOf(parts[index] as Element, parts[index + 1] as Element, page);
    if (!pair || (run[0] && run[0].shape !== pair.shape)) break;
    run.push(pair);
  }
  return run;
};

/** True for a panel that a browser opens when somebody looks for its words (HTML standard, section 6.1). */
const isSought = (panel: Element): boolean => attribute(panel, 'hidden') === 'until-found';

/** The pairs of one shape, if they are controls and what they open. */
const chosen = (pairs: readonly Pair[], page: SpeakingTree): readonly Disclosure[] => {
  if (pairs.length < 2 && !pairs.some(({ panel }) => isSought(panel))) return [];
  const lines = pairs.map(({ control }) => lineOf(control));
  const asks = lines.filter((line) => isAsked(line)).length;
  // What has a title of its own is not the answer to a line above it, but a card below a picture of words.
  const isTitled = pairs.some(({ control, panel }) => isHeading(control) || elements(panel).some(isHeading));
  const isMeant =
    pairs.every((pair) => pair.isPressed) || (asks * 2 > lines.length && !isTitled) || pairs.some(({ panel }) => isClosedText(panel, page));
  if (!isMeant || !lines.every(canName) || !areDistinct(pairs.map(({ control }) => control))) return [];
  return pairs.every(({ panel }) => isTextPanel(panel)) ? pairs : [];
};

/** True for a panel that is closed itself, or whose only content is. */
const isClosedText = (panel: Element, page: SpeakingTree): boolean => {
  const [only, ...others] = page.partsOf(panel);
  return isClosed(panel) || (only !== undefined && others.length === 0 && isClosedText(only, page));
};

/** Rows of lines, and as many panels behind them: beside the row, or in a box of their own. */
const inRows = (parts: readonly Element[], page: SpeakingTree): readonly Disclosure[] =>
  parts.flatMap((row, index) => {
    const labels = page.partsOf(page.unwrapped(row));
    const [first, ...further] = parts.slice(index + 1, index + 1 + labels.length);
    if (labels.length < 2 || first === undefined || !labels.every((label) => isLine(label))) return [];
    const inside = page.partsOf(page.unwrapped(first));
    const panels = inside.length === labels.length ? inside : [first, ...further];
    return areTabs(labels, panels, page)
      ? labels.map((label, at) => ({ control: controlIn(label, page), panel: panels[at] as Element }))
      : [];
  });

/** Characters of the words on a tab. */
const TAB = 80;

/** True for lines and texts of which one is shown. */
const areTabs = (labels: readonly Element[], panels: readonly Element[], page: SpeakingTree): boolean => {
  if (panels.length !== labels.length || panels.filter((panel) => isClosedText(panel, page)).length < panels.length - 1) return false;
  if (new Set(panels.map(({ tagName }) => tagName)).size > 1 || isNamed(panels[0], ...TEXTS, 'span')) return false;
  if (labels.some((label) => isClosed(label) || isNamed(label, ...TEXTS) || lineOf(label).length > TAB || !/\p{L}/u.test(lineOf(label))))
    return false;
  return areDistinct(labels) && panels.every(isTextPanel);
};
