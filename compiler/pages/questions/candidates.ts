import {
  attribute,
  elements,
  HEADINGS,
  isNamed,
  lineOf,
  type Element,
  type ElementContent,
  type Parent,
  type Root,
} from '../../markdown/hast.ts';
import { opens, opensMenu, panelsIn } from '../../markdown/disclosures/opened.ts';
import { judge, type Position } from '../../markdown/prune/judge.ts';
import { isPlace } from '../../markdown/prune/place.ts';
import { isAsked, isTitleOfQuestions, MAXIMUM_QUESTION } from '../../markdown/disclosures/asked.ts';

/** A possible question on a page. */
export interface Candidate {
  readonly form: Form;
  /** Contains the words of the question. */
  readonly element: Element;
  /** The ancestors, the outermost first. */
  readonly around: readonly Parent[];
  readonly isAsked: boolean;
  /** Whether it is below the title of a list of questions. */
  readonly isTitled: boolean;
}

/** The markup of a question. */
type Form = 'item' | 'summary' | 'term' | 'control' | 'heading';

/** Maximum candidates of a page; a page with more is not a list of questions. */
const MAXIMUM = 1000;

/** How many candidates of one structure an element contains, and how many of them ask. */
interface Tally {
  all: number;
  asked: number;
}

/** Level of an element without headings. */
export const NO_LEVEL = 7;
const NOTHING: ReadonlySet<never> = new Set<never>();

/** Finds possible questions in a complete tree. */
export class Candidates {
  readonly found: Candidate[] = [];
  readonly #position: Position;
  readonly #tallies = new Map<Parent, Map<string, Tally>>();
  /** The highest heading level in each element with headings. */
  readonly #levels = new Map<Parent, number>();
  /** For each heading level, whether the last one is the title of a list of questions. */
  readonly #titled: boolean[] = [];
  readonly #elements = new Set<Element>();
  readonly #opened = new Set<Element>();
  /** Cached positions of the children of an element. */
  readonly #places = new Map<Parent, ReadonlyMap<ElementContent, number>>();
  readonly #around: Parent[] = [];
  #panels: ReadonlyMap<number, Element> | null = null;
  readonly #root: Root;

  constructor(root: Root, path: string) {
    this.#root = root;
    const nothing = { contents: NOTHING, trails: NOTHING, spoken: NOTHING, animated: false };
    this.#position = { ...nothing, main: false, inForm: false, holder: undefined, isKept: false, leftOutBy: null, path };
    this.#visit(root);
  }

  /** The nearest set of candidates with the same structure; null when it is alone. */
  setOf(candidate: Candidate): Tally | null {
    for (const parent of candidate.around.toReversed()) {
      const tally = this.tallyIn(parent, candidate);
      if (tally.all > 1) return tally;
    }
    return null;
  }

  /** How many candidates of the same structure an element contains. */
  tallyIn(parent: Parent, candidate: Candidate): Tally {
    return this.#tallies.get(parent)?.get(structureOf(candidate)) ?? { all: 0, asked: 0 };
  }

  /** Level of the highest heading in a node, including itself; above all levels without one. */
  levelOf(node: ElementContent): number {
    return node.type === 'element' ? (levelOf(node) ?? this.#levels.get(node) ?? NO_LEVEL) : NO_LEVEL;
  }

  /** True when a node is or contains a candidate. */
  holds(node: ElementContent): boolean {
    return node.type === 'element' && (this.#tallies.has(node) || this.#elements.has(node));
  }

  /** The nodes after one of the children of an element. */
  *behind(parent: Parent, node: ElementContent): Generator<ElementContent> {
    const children = parent.children as readonly ElementContent[];
    const places = this.#places.get(parent) ?? new Map(children.map((child, index) => [child, index]));
    this.#places.set(parent, places);
    for (let index = (places.get(node) ?? children.length) + 1; index < children.length; index++) yield children[index] as ElementContent;
  }

  /** The panel that a control opens; undefined where the page has none. */
  panelOf({ element }: Candidate): Element | undefined {
    this.#panels ??= panelsIn(this.#root);
    return this.#panels.get(opens(element) ?? 0);
  }

  /**
   * True for the first use of a panel that is content: if several controls open the same panel, one of them has it. Menus and dialogs are
   * not content.
   */
  open(panel: Element): boolean {
    if (this.#opened.has(panel)) return false;
    this.#opened.add(panel);
    return judge(panel, this.#position)?.isHidden !== false;
  }

  #isLeftOut(element: Element): boolean {
    const verdict = judge(element, this.#position);
    return verdict !== null && (verdict.isHidden || !isControl(element));
  }

  #visit(parent: Parent): number {
    let top = NO_LEVEL;
    this.#around.push(parent);
    for (const child of parent.children) {
      if (child.type !== 'element' || this.#isLeftOut(child)) continue;
      const level = levelOf(child);
      const isTaken = this.found.length < MAXIMUM && this.#take(child);
      if (level !== undefined && !isTaken) this.#noteTitle(level, child);
      top = Math.min(top, level ?? NO_LEVEL, isTaken ? NO_LEVEL : this.#visit(child));
    }
    this.#around.pop();
    if (top < NO_LEVEL) this.#levels.set(parent, top);
    return top;
  }

  #noteTitle(level: number, heading: Element): void {
    this.#titled.length = level;
    this.#titled[level] = isTitleOfQuestions(lineOf(heading));
  }

  #take(element: Element): boolean {
    const candidate = this.#candidateOf(element);
    if (candidate === null) return false;
    this.found.push(candidate);
    this.#elements.add(element);
    for (const parent of candidate.around) {
      const tallies = this.#tallies.get(parent) ?? new Map<string, Tally>();
      const { all, asked } = this.tallyIn(parent, candidate);
      tallies.set(structureOf(candidate), { all: all + 1, asked: asked + Number(candidate.isAsked) });
      this.#tallies.set(parent, tallies);
    }
    return true;
  }

  #candidateOf(element: Element): Candidate | null {
    const form = formOf(element);
    if (form === undefined) return null;
    const line = form === 'item' ? '' : lineOf(element);
    const asks = form === 'item' || isAsked(line);
    if (line.length > MAXIMUM_QUESTION || (form === 'heading' && (!asks || this.#around.some(isLink)))) return null;
    return { form, element, around: [...this.#around], isAsked: asks, isTitled: this.#titled.includes(true) };
  }
}

/** Structural key that siblings share. */
const structureOf = ({ form, element, around }: Candidate): string => `${form} ${element.tagName} ${around.length}`;

/** Level of a heading; undefined for other elements. */
const levelOf = ({ tagName }: Element): number | undefined => (HEADINGS.has(tagName) ? Number(tagName.slice(1)) : undefined);

const formOf = (element: Element): Form | undefined => {
  if (/\/Question$/i.test(attribute(element, 'itemtype') ?? '')) return 'item';
  if (isControl(element)) return 'control';
  return FORMS.get(element.tagName) ?? (isTitle(element) ? 'heading' : undefined);
};

const FORMS: ReadonlyMap<string, Form> = new Map<string, Form>([
  ['summary', 'summary'],
  ['dt', 'term'],
]);

/**
 * Excludes headings that are not questions: the title of a page, which all of the page answers; a title that is a link, which another page
 * answers; and a control in a title, which its panel answers.
 */
const isTitle = (element: Element): boolean =>
  (levelOf(element) ?? 1) > 1 && !elements(element).some((each) => isControl(each) || isLink(each));

/** True for a link to another place. */
const isLink = (node: Parent): boolean =>
  node.type === 'element' && node.tagName === 'a' && node.properties.href !== undefined && !isPlace(node);

const SAYS = ['aria-expanded', 'aria-controls', 'commandfor'];

/**
 * An element that shows and hides content in place, other than tabs and menus: one that opens a panel, and one that declares it while a
 * script has the panel.
 */
const isControl = (element: Element): boolean =>
  attribute(element, 'role') !== 'tab' &&
  !opensMenu(element) &&
  (opens(element) !== undefined ||
    (SAYS.some((name) => element.properties[name] !== undefined) &&
      (isNamed(element, 'button', 'a') || attribute(element, 'role') === 'button')));
