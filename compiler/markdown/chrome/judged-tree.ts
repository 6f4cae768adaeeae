import { grouped } from '../../base/group-by.ts';
import { onceEach } from '../../base/memoise.ts';
import { elements, isNamed, type Element, type ElementContent, type Parent, type Root } from '../hast.ts';
import { keptBy } from '../selections.ts';
import { isEverywhere, isRepeated, MONEY, wordsOf, type Judged, type VerdictOf } from './judged.ts';
import { isLinks } from './traces.ts';
import type { Unit } from './units.ts';

/** Maximum words of a line of text below a heading. */
const LEAST_TEXT = 5;
/** Minimum words of a line of content, and the number of such lines or headings that make an element the flow of a page. */
const LEAST_LINE = 8;
const FLOW_LINES = 2;

/** Minimum share of words of a subtree that is boilerplate. */
export const CHROME_SHARE = 0.75;

/** The content tree of a page with a verdict for each unit, before anything is removed. */
export class JudgedTree {
  readonly units: readonly Judged[];
  /** Elements that stay although they repeat, and the units in them: tables, titles, and what the configuration keeps. */
  readonly kept: ReadonlySet<Element>;
  readonly #keptUnits: ReadonlySet<Judged>;
  readonly #own = new Map<Parent, Judged[]>();
  readonly #below = new Map<Parent, readonly Judged[]>();
  readonly #parents = new Map<Parent, Parent>();
  readonly #lines = new Map<Parent, readonly number[]>();
  /** True for an element that contains hardly more than units that repeat. */
  readonly isBoilerplate: (element: Parent) => boolean = onceEach((element: Parent) => {
    const inside = this.below(element);
    return wordsOf(inside.filter(isRepeated)) >= CHROME_SHARE * wordsOf(inside);
  });
  #headed: ReadonlySet<Judged> | null = null;

  constructor(root: Root, units: readonly Unit[], verdictOf: VerdictOf) {
    this.units = units.map((unit, at) => ({ unit, at, repetition: verdictOf(unit) }));
    for (const judged of this.units) {
      const own = this.#own.get(judged.unit.parent) ?? [];
      own.push(judged);
      this.#own.set(judged.unit.parent, own);
    }
    this.#collect(root);
    this.kept = this.#keptElements(root);
    this.#keptUnits = new Set([...this.kept].flatMap((element) => this.#around(element)));
  }

  /** Units that are direct content of an element. */
  own(parent: Parent): readonly Judged[] {
    return this.#own.get(parent) ?? [];
  }

  /** Units inside an element, at any depth. */
  below(parent: Parent): readonly Judged[] {
    return this.#below.get(parent) ?? [];
  }

  isKept(judged: Judged): boolean {
    return this.#keptUnits.has(judged);
  }

  /** Units inside an element, or the unit that the element is part of. */
  #around(element: Element): readonly Judged[] {
    let inside = this.below(element);
    for (let child = element, parent = this.#parents.get(child); inside.length === 0 && parent; parent = this.#parents.get(child)) {
      const at = parent.children.indexOf(child);
      inside = this.own(parent).filter(({ unit }) => unit.start <= at && at < unit.end);
      child = parent as Element;
    }
    return inside;
  }

  /**
   * The largest element that a test accepts: the element itself or an ancestor. All elements between them must be accepted too. Null when
   * the test refuses the element itself.
   */
  around(element: Parent, test: (element: Parent) => boolean): Parent | null {
    if (!test(element)) return null;
    let found = element;
    for (let next = this.#parents.get(found); next && next.type === 'element' && test(next); next = this.#parents.get(found)) found = next;
    return found;
  }

  /**
   * True when a node is in the flow of the content: its parent has several lines of content. Repeated units there are content too. A child
   * of the body, where all content of a plain page is, must have lines of content on both sides.
   */
  isInFlow(node: Parent | ElementContent, parent = this.#parents.get(node as Parent)): boolean {
    if (!parent) return false;
    const lines = this.#linesIn(parent);
    if (lines.length < FLOW_LINES || !isNamed(parent as Element, 'body')) return lines.length >= FLOW_LINES;
    const at = parent.children.indexOf(node as ElementContent);
    return at > (lines[0] ?? 0) && at < (lines.at(-1) ?? 0);
  }

  /**
   * True when an element is in the flow of the content, together with the ancestors that a test accepts, or in a list with an item of this
   * page. `unit` is tested instead of the element when the test refuses the element.
   */
  isRead(element: Parent, test: (element: Parent) => boolean, unit?: Unit): boolean {
    if (this.#isOfList(element)) return true;
    const around = this.around(element, test);
    if (around || !unit) return this.isInFlow(around ?? element);
    return this.isInFlow(unit.parent.children[unit.start] as ElementContent, unit.parent);
  }

  /** True for an item without links of a list with another item that only this page has. */
  #isOfList(item: Parent): boolean {
    const list = this.#parents.get(item);
    if (!list || !isNamed(item as Element, 'li') || this.below(item).some(({ unit }) => isLinks(unit))) return false;
    return this.below(list).some(({ unit, repetition }) => repetition === null && !isLinks(unit));
  }

  /** True for a heading with its own text below it, and for that text. */
  isHeaded(judged: Judged): boolean {
    this.#headed ??= this.#readHeaded();
    return this.#headed.has(judged);
  }

  /** Indexes of the children of an element that are lines of content. */
  #linesIn(parent: Parent): readonly number[] {
    const known = this.#lines.get(parent);
    if (known) return known;
    const lines = parent.children.flatMap((child, at) => (child.type === 'element' && this.#isLine(child) ? at : []));
    this.#lines.set(parent, lines);
    return lines;
  }

  /** True when an element is one line of content, a heading, an amount of money or a table of this page. */
  #isLine(element: Element): boolean {
    const own = this.own(element);
    if (element.tagName === 'table') return !this.below(element).every(isRepeated);
    if (own.length === 0 || own.length < this.below(element).length) return false;
    const says = ({ words, heading, text }: Unit): boolean => words >= LEAST_LINE || heading === element || MONEY.test(text);
    return own.some((each) => !isRepeated(each) && !isLinks(each.unit) && says(each.unit));
  }

  #collect(parent: Parent): readonly Judged[] {
    const inside = parent.children.flatMap((child) => {
      if (child.type !== 'element') return [];
      this.#parents.set(child, parent);
      return this.#collect(child);
    });
    const own = this.own(parent);
    const all = own.length === 0 ? inside : [...own, ...inside].sort((left, right) => left.at - right.at);
    this.#below.set(parent, all);
    return all;
  }

  /**
   * Tables, titles and what the configuration keeps. A title that is on every page, such as the title of a search box, does not count when
   * the page has its own title.
   */
  #keptElements(root: Root): ReadonlySet<Element> {
    const all = elements(root);
    const titles = all.filter(({ tagName }) => tagName === 'h1');
    const own = titles.filter((title) => !this.below(title).every(isEverywhere));
    const stays = (element: Element): boolean => element.tagName === 'table' || keptBy(element) !== undefined;
    return new Set([...all.filter(stays), ...(own.length > 0 ? own : titles)]);
  }

  #readHeaded(): ReadonlySet<Judged> {
    const found = new Set<Judged>();
    for (const [heading, words] of grouped(this.units, ({ unit }) => unit.heading)) {
      if (!heading) continue;
      const section = this.sectionOf(heading, words.at(-1)?.at ?? 0);
      const isText = section.some(({ unit }) => unit.words >= LEAST_TEXT && !isLinks(unit));
      if (isText) for (const each of [...words, ...section]) found.add(each);
    }
    return found;
  }

  /** The units after a heading, up to the next heading, in the smallest element around it that has any. */
  sectionOf(heading: Element, last: number): readonly Judged[] {
    for (let parent = this.#parents.get(heading); parent; parent = this.#parents.get(parent)) {
      const end = this.below(parent).at(-1)?.at ?? last;
      let next = last + 1;
      while (next <= end && this.units[next]?.unit.heading === null) next++;
      if (end > last) return this.units.slice(last + 1, next);
    }
    return [];
  }
}

/** Removes units from a tree, with the elements that become empty. */
export const removeUnits = (root: Root, tree: JudgedTree, units: readonly Unit[]): void => {
  const gone = new Set<unknown>(units.flatMap(({ parent, start, end }) => parent.children.slice(start, end)));
  for (const parent of new Set(units.map((unit) => unit.parent)))
    parent.children = parent.children.filter((child) => !gone.has(child)) as Parent['children'];
  removeEmptied(root, (element) => tree.below(element).length > 0);
};

/** Elements that stay without words: table cells, and elements that show something. */
const FULL = ['img', 'hr', 'td', 'th'];

/** Removes the elements that had words and are empty now. */
const removeEmptied = (parent: Parent, heldWords: (element: Element) => boolean): void => {
  parent.children = (parent.children as Element[]).filter((child) => {
    if (child.type !== 'element' || isNamed(child, ...FULL)) return true;
    removeEmptied(child, heldWords);
    return !heldWords(child) || child.children.length > 0;
  });
};
