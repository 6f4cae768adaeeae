import { isAsked } from '../disclosures/asked.ts';
import { attribute, BLOCKS, elements, isHeading, lineOf, type Element, type ElementContent, type Parent } from '../hast.ts';
import { holdsKept, keptBy } from '../selections.ts';
import { countWords, countWordsOf } from '../words.ts';

/** A run of words between two block boundaries: a paragraph, a heading, a menu entry. */
export interface Line {
  readonly parent: Parent;
  /** Its nodes, all children of one parent. */
  readonly nodes: readonly ElementContent[];
  readonly text: string;
  readonly words: number;
  /** Number of its words in links. */
  readonly linked: number;
  /** Number of words outside links when they are sentences, else 0. */
  readonly prose: number;
  /** Level of the heading, 0 for other lines. */
  readonly heading: number;
  /** Links that begin in it. */
  readonly links: readonly Element[];
  /** True for lines that are never left out: the title, amounts of money, table content, questions, and what the configuration keeps. */
  readonly isFact: boolean;
  /** True when it has a link with an email address or a phone number. */
  readonly isContact: boolean;
}

/** A range of lines: index of the first line, and index after the last line. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The lines of a page in document order, and the range of lines of each element that has words. */
export interface Lines {
  readonly all: readonly Line[];
  readonly spans: ReadonlyMap<Parent, Span>;
}

/** Minimum words of a sentence that counts as prose. */
const PROSE_WORDS = 10;
const SENTENCE_END = /\p{Sentence_Terminal}/u;
/** A link with a recipient. A `mailto:` link without one shares the page. */
const CONTACT = /^(?:tel|mailto):[^?]/i;
const AMOUNT = /\p{Sc}\s?\p{Nd}|\p{Nd}\s?\p{Sc}/u;

/** What the elements around a line tell about it. */
interface Around {
  readonly isLinked: boolean;
  readonly heading: number;
  readonly isFact: boolean;
}

/** Collects the lines of a tree in one walk. */
class LineReader implements Lines {
  readonly all: Line[] = [];
  readonly spans = new Map<Parent, Span>();
  readonly #blocks = new Set<Element>();
  /** Open links around blocks, which belong to the next line. */
  #begun: Element[] = [];

  constructor(root: Parent) {
    this.#findBlocks(root);
    this.#read(root, { isLinked: false, heading: 0, isFact: false });
  }

  #read(parent: Parent, around: Around): void {
    const start = this.all.length;
    let run: ElementContent[] = [];
    const close = (): void => {
      if (run.length > 0) this.#add(parent, run, around);
      run = [];
    };
    for (const child of parent.children as ElementContent[]) {
      if (child.type !== 'element' || !this.#blocks.has(child)) {
        run.push(child);
        continue;
      }
      close();
      if (child.tagName === 'a') this.#begun.push(child);
      this.#read(child, aroundIn(child, around));
    }
    close();
    if (this.all.length > start) this.spans.set(parent, { start, end: this.all.length });
  }

  #add(parent: Parent, nodes: readonly ElementContent[], around: Around): void {
    const line = lineFrom(parent, nodes, around, this.#begun);
    if (!line) return;
    this.all.push(line);
    this.#begun = [];
  }

  /** Finds the elements that end a line: blocks, and elements that contain one. */
  #findBlocks(parent: Parent): boolean {
    let holds = false;
    for (const child of parent.children) {
      if (child.type !== 'element' || !(this.#findBlocks(child) || BLOCKS.has(child.tagName))) continue;
      this.#blocks.add(child);
      holds = true;
    }
    return holds;
  }
}

/** Collects the lines of a tree. */
export const linesOf = (root: Parent): Lines => new LineReader(root);

const lineFrom = (
  parent: Parent,
  nodes: readonly ElementContent[],
  { isLinked, heading, isFact }: Around,
  begun: readonly Element[],
): Line | null => {
  const text = lineOf({ type: 'root', children: [...nodes] as Element[] });
  const words = countWords(text);
  if (words === 0) return null;
  const inside = nodes.flatMap((node) => (node.type === 'element' ? [node, ...elements(node)] : []));
  const own = inside.filter(({ tagName }) => tagName === 'a');
  const linked = isLinked ? words : Math.min(words, wordsOf(own));
  const isMostlyLinked = 2 * linked >= words;
  const isProse = heading === 0 && words >= PROSE_WORDS && !isMostlyLinked && SENTENCE_END.test(text);
  const links = [...begun, ...own];
  return {
    parent,
    nodes,
    text,
    words,
    linked,
    prose: isProse ? words - linked : 0,
    heading,
    links,
    isContact: links.some((link) => CONTACT.test(attribute(link, 'href') ?? '')),
    isFact: isFact || isQuestion(text, heading, isMostlyLinked) || AMOUNT.test(text) || inside.some(isKept),
  };
};

/** A heading that is a question, and is not a link to its answer. */
const isQuestion = (text: string, heading: number, isMostlyLinked: boolean): boolean => heading > 0 && !isMostlyLinked && isAsked(text);

const wordsOf = (nodes: readonly ElementContent[]): number => nodes.reduce((sum, node) => sum + countWordsOf(node), 0);

const isKept = (element: Element): boolean => keptBy(element) !== undefined || holdsKept(element);

const aroundIn = (element: Element, { isLinked, heading, isFact }: Around): Around => ({
  isLinked: isLinked || element.tagName === 'a',
  heading: isHeading(element) ? Number(element.tagName[1]) : heading,
  isFact: isFact || element.tagName === 'h1' || keptBy(element) !== undefined || isData(element) || isAnswer(element),
});

/** A table with header cells. A table without them may be there for the layout. */
const isData = (element: Element): boolean =>
  element.tagName === 'table' && elements(element).some(({ tagName }) => tagName === 'th' || tagName === 'caption');

/** Share of link words above which a control with its panel is a menu entry. */
const MENU = 0.8;

/** A question and its answer in a panel that a reader can open. */
const isAnswer = (element: Element): boolean => {
  if (element.tagName !== 'details') return false;
  const answer = element.children.filter((child) => child.type !== 'element' || child.tagName !== 'summary');
  const links = answer.flatMap((child) => (child.type === 'element' ? [child, ...elements(child)] : []));
  return wordsOf(links.filter(({ tagName }) => tagName === 'a')) < MENU * wordsOf(answer);
};
