import { attribute, classes, elements, HEADINGS, isNamed, lineOf, type Element, type ElementContent, type Parent } from '../hast.ts';
import { isOutOfSight } from '../hiding.ts';
import { hasWords } from '../words.ts';
import { isAsked } from './asked.ts';
import { isApart, isPressed, isRadio, type Box } from './boxes.ts';
import { areDistinct, canName, CHROME, isClosed, isTextPanel, MOST_CHARACTERS, type Disclosure } from './panels.ts';

/**
 * Finds disclosures on pages without attributes for them. It looks for two or more pairs of the same shape, each with a line and a text
 * after it, for one such pair with a clickable question, or for a row of lines followed by equally many texts of which one is visible. A
 * shape counts when its lines are clickable, its texts are hidden, or its lines are questions. It needs no words of a language and no class
 * names.
 */
export const repeatedDisclosures = (boxes: readonly Box[]): readonly Disclosure[] => {
  const found: Disclosure[] = [];
  const page = new SpeakingTree();
  for (const { parent, hasClosed } of boxes) {
    const parts = page.partsOf(parent);
    found.push(...inItems(parts, page), ...inTurn(parts, page), ...(hasClosed ? inRows(parts, page, parent) : []));
  }
  return found;
};

/** Elements that are texts and not the line of a control. */
const TEXTS = ['table', 'ul', 'ol', 'dl', 'pre', 'blockquote', 'figure', 'article', 'form', 'details', 'summary', 'dd'];

/** The elements with words, without menus. */
class SpeakingTree {
  readonly #parts = new Map<Parent, readonly Element[]>();

  /** The child elements with words. Empty when there is loose text beside them. */
  partsOf(parent: Parent): readonly Element[] {
    const parts = this.#parts.get(parent) ?? speakingParts(parent);
    this.#parts.set(parent, parts);
    return parts;
  }

  /** The innermost element when each level has only one child element. */
  unwrapped(element: Element, isWanted: (element: Element) => boolean = () => false): Element {
    const [only, ...others] = this.partsOf(element);
    return only === undefined || others.length > 0 || isWanted(element) ? element : this.unwrapped(only, isWanted);
  }
}

const speakingParts = (parent: Parent): readonly Element[] =>
  isApart(parent) || parent.children.some((child) => child.type === 'text' && hasWords(child))
    ? []
    : (parent.children as readonly ElementContent[]).filter((child): child is Element => child.type === 'element' && speaks(child));

/** True for an element with words, outside menus. */
const speaks = (element: Element): boolean =>
  !CHROME.has(element.tagName) &&
  element.children.some((child) => (child.type === 'text' ? hasWords(child) : child.type === 'element' && speaks(child)));

/** True when the words are short enough for a control. */
const isLine = (element: Element): boolean => lengthOf(element) <= MOST_CHARACTERS;

const lengthOf = (element: Element): number =>
  element.children.reduce((sum, child) => {
    if (child.type === 'text') return sum + child.value.trim().length;
    return sum > MOST_CHARACTERS || child.type !== 'element' || CHROME.has(child.tagName) ? sum : sum + lengthOf(child);
  }, 0);

const isTitle = (element: Element): boolean => isNamed(element, ...HEADINGS, 'dt');

/** A line and the text after it, which may be a control and its panel. */
interface Pair extends Disclosure {
  readonly isPressed: boolean;
  /** The same for pairs of one shape. */
  readonly shape: string;
}

const shapeOf = (element: Element): string => `${element.tagName}.${classes(element)[0] ?? ''}`;

const pairOf = (head: Element, panel: Element, page: SpeakingTree): Pair | null => {
  if (!isLine(head) || isClosed(head) || holdsText(head) || !isPlaceOfText(panel)) return null;
  const control = controlIn(head, page);
  const [left, right] = [shapeOf(head), shapeOf(panel)];
  if (isPressed(control)) return { control, panel, isPressed: true, shape: `${left} ${control.tagName} ${right}` };
  // Consecutive paragraphs of a text are not lines with texts.
  if (leadsElsewhere(head) || isSentence(control) || (left === right && !isClosedText(panel, page))) return null;
  return { control, panel, isPressed: false, shape: `${left} ${control.tagName} ${right}` };
};

/**
 * True for a text, and for an element with one, or with a title and more: a card or a column beside a picture. Scripts without spaces write
 * it in few characters.
 */
const holdsText = (head: Element): boolean => {
  const all = [head, ...elements(head)];
  const titles = all.filter(isTitle).length;
  return all.some((each) => isNamed(each, ...TEXTS)) || titles > 1 || (titles === 1 && all.some(({ tagName }) => tagName === 'p'));
};

const isPlaceOfText = (panel: Element): boolean =>
  !isTitle(panel) && !isOutOfSight(panel) && !isNamed(panel, 'button', 'a', 'span', 'label', 'summary');

/** A paragraph is part of a text, unless it is a question. */
const isSentence = (control: Element): boolean => control.tagName === 'p' && !isAsked(lineOf(control));

const leadsElsewhere = (head: Element): boolean => [head, ...elements(head)].some((each) => each.tagName === 'a' && !isPressed(each));

/** The clickable element of a line: the line itself, or the one element in it with all its words. */
const controlIn = (head: Element, page: SpeakingTree): Element => {
  const inner = page.unwrapped(head, (element) => isPressed(element) || isTitle(element));
  if (isPressed(inner)) return inner;
  const pressed = elements(inner).filter(isPressed);
  return pressed.length === 1 && lineOf(pressed[0] as Element) === lineOf(inner) ? (pressed[0] as Element) : isTitle(inner) ? inner : head;
};

/** Pairs that are list items, or siblings in a row. */
const inItems = (items: readonly Element[], page: SpeakingTree): readonly Disclosure[] => {
  const shapes = new Map<string, Pair[]>();
  for (const item of items) {
    const [head, panel, ...others] = page.partsOf(page.unwrapped(item));
    const pair = head && panel && others.length === 0 ? pairOf(head, panel, page) : null;
    if (pair && !shapes.get(pair.shape)?.push(pair)) shapes.set(pair.shape, [pair]);
  }
  return [...shapes.values()].flatMap((pairs) => chosen(pairs, page));
};

/** Pairs that alternate in one element: line, text, line, text. */
const inTurn = (parts: readonly Element[], page: SpeakingTree): readonly Disclosure[] => {
  const found: Disclosure[] = [];
  for (let index = 0; index + 1 < parts.length;) {
    const run = mayRun(parts, index) ? runAt(parts, index, page) : [];
    found.push(...chosen(run, page));
    index += run.length > 1 ? 2 * run.length : 1;
  }
  return found;
};

/** A fast check before a slow one: false when the next two elements do not have the shapes of this pair, so that the pair is alone. */
const mayRun = (parts: readonly Element[], start: number): boolean => {
  const [head, panel, next, following] = parts.slice(start, start + 4) as [Element, Element, ...(Element | undefined)[]];
  if (mayBeLone(head, panel)) return true;
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

/** True for a pair that is a disclosure without others beside it: the browser can open the panel, or the control asks what it answers. */
const mayBeLone = (control: Element, panel: Element): boolean => isSought(panel) || isAsked(lineOf(control));

const isLone = ({ control, panel, isPressed: isClickable }: Pair): boolean => isSought(panel) || (isClickable && isAsked(lineOf(control)));

/** True for a panel that browsers open for find-in-page (HTML standard, section 6.1). */
const isSought = (panel: Element): boolean => attribute(panel, 'hidden') === 'until-found';

/** The pairs of one shape when they are disclosures, else empty. */
const chosen = (pairs: readonly Pair[], page: SpeakingTree): readonly Disclosure[] => {
  if (pairs.length < 2 && !pairs.some(isLone)) return [];
  const lines = pairs.map(({ control }) => lineOf(control));
  const asks = lines.filter((line) => isAsked(line)).length;
  // A text with its own title is not an answer. It is a card below a picture with words.
  const isTitled = pairs.some(({ control, panel }) => isTitle(control) || elements(panel).some(isTitle));
  const isMeant =
    pairs.every((pair) => pair.isPressed) || (asks * 2 > lines.length && !isTitled) || pairs.some(({ panel }) => isClosedText(panel, page));
  if (!isMeant || !lines.every(canName) || !areDistinct(pairs.map(({ control }) => control))) return [];
  return pairs.every(({ panel }) => isTextPanel(panel)) ? pairs : [];
};

/** True for a panel that is closed, or whose only content is closed. */
const isClosedText = (panel: Element, page: SpeakingTree): boolean => {
  const [only, ...others] = page.partsOf(panel);
  return isClosed(panel) || (only !== undefined && others.length === 0 && isClosedText(only, page));
};

/** Rows of lines with equally many panels after them, as siblings or in one element. */
const inRows = (parts: readonly Element[], page: SpeakingTree, around: Parent): readonly Disclosure[] =>
  parts.flatMap((row, index) => {
    const labels = page.partsOf(page.unwrapped(row));
    const [first, ...further] = parts.slice(index + 1, index + 1 + labels.length);
    if (labels.length < 2 || first === undefined || !labels.every((label) => isLine(label))) return [];
    const inside = page.partsOf(page.unwrapped(first));
    const panels = inside.length === labels.length ? inside : [first, ...further];
    const isOne = isOneOpen(panels, page) || isOneOn(labels, around);
    return isOne && areTabs(labels, panels)
      ? labels.map((label, at) => ({ control: controlIn(label, page), panel: panels[at] as Element }))
      : [];
  });

/** True for texts of which at most one is visible. */
const isOneOpen = (panels: readonly Element[], page: SpeakingTree): boolean =>
  panels.filter((panel) => isClosedText(panel, page)).length >= panels.length - 1;

/** True for labels of a group of radio buttons of which one is on, as in tabs without scripts. */
const isOneOn = (labels: readonly Element[], around: Parent): boolean => {
  if (!labels.every(({ tagName }) => tagName === 'label')) return false;
  const radios = new Map(elements(around).flatMap((each) => (isRadio(each) ? [[attribute(each, 'id') ?? '', each]] : [])));
  const group = labels.flatMap((label) => radios.get(attribute(label, 'for') ?? '') ?? []);
  return group.length === labels.length && group.filter(({ properties }) => properties.checked === true).length === 1;
};

/** Maximum characters of the words of a tab. */
const TAB = 80;

/** True for lines and equally many texts that can be tabs and their panels. */
const areTabs = (labels: readonly Element[], panels: readonly Element[]): boolean => {
  if (panels.length !== labels.length) return false;
  if (new Set(panels.map(({ tagName }) => tagName)).size > 1 || isNamed(panels[0], ...TEXTS, 'p', 'span')) return false;
  if (labels.some((label) => isClosed(label) || holdsText(label) || lineOf(label).length > TAB || !/\p{L}/u.test(lineOf(label))))
    return false;
  return areDistinct(labels) && panels.every(isTextPanel);
};
