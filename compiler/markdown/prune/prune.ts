import { StayingChildren } from '../glue.ts';
import { BLOCKS, HEADINGS, isNamed, lineOf, type Element, type ElementContent, type Parent, type Root } from '../hast.ts';
import { isInvisible } from '../hiding.ts';
import { contentName, keptBy } from '../selections.ts';
import { countWordsOf, WordCounter } from '../words.ts';
import { judge, staysForKept, type LeftOut, type Position, type Verdict } from './judge.ts';
import { linkedPlaces, linkShare } from './link-share.ts';
import { chooseMain, noteSigns, type Candidate, type Signed } from './main-content.ts';
import { overviewOf, type Overview } from './overview.ts';
import { spokenWords } from './spoken.ts';

/** The content of a page. */
export interface Content {
  readonly root: Root;
  /** Words of the pruned body, and of the content chosen from it. */
  readonly bodyWords: number;
  readonly words: number;
  /** The accepted element marked as main content, null without one. Sections beside it may be content too. */
  readonly main: Element | null;
  /** Left out texts that readers do not see. */
  readonly hidden: readonly string[];
  /** Share of its words, 0 to 1, that an animation will show and that were kept. 0 when there are none. */
  readonly animated: number;
  /** The candidates for the main content that were checked. */
  readonly candidates: readonly Candidate[];
  /** Parts left out by a rule or the configuration, or beside the main content, each in document order. */
  readonly leftOut: readonly LeftOut[];
  /** Elements that the configuration keeps. */
  readonly kept: readonly Element[];
}

const HOLDERS = new Set(['td', 'th', ...HEADINGS, 'dt', 'summary', 'a', 'li', 'blockquote']);

/** Removes what is not content, in place, then chooses the main content. */
export const prune = (root: Root, path: string): Content => {
  const found = overviewOf(root);
  const main = found.signed.find((element) => element !== undefined);
  const animated = found.hasInvisible ? animatedShare(main ?? root) : 0;
  const pruning: Pruning = { main, leftOut: [], kept: [], signed: [], words: new Map(), counter: new WordCounter() };
  removeChrome(root, positionOf(root, path, found, animated > 0), pruning);
  const bodyWords = pruning.counter.words;
  const { element, tried, words, root: content, beside } = chooseMain(root, { ...pruning, bodyWords, before: found.signed });
  const hidden = pruning.leftOut.filter(({ isHidden, isMain }) => isHidden && (isMain || !element)).map(({ node }) => node as Element);
  return {
    root: content,
    bodyWords,
    words,
    main: element,
    hidden: hidden.filter((each) => linkShare(each) < MENU).map(lineOf),
    animated,
    candidates: tried,
    leftOut: [...pruning.leftOut, ...beside.map((node) => ({ node, rule: BESIDE, isHidden: false, isMain: false }))],
    kept: pruning.kept,
  };
};

const NONE: ReadonlySet<never> = new Set<never>();

const positionOf = (root: Root, path: string, { places, trails, spoken }: Overview, animated: boolean): Position => ({
  main: false,
  inForm: false,
  holder: undefined,
  path,
  spoken: spoken.length === 0 ? NONE : spokenWords(spoken),
  contents: places < 2 ? NONE : linkedPlaces(root),
  trails,
  animated,
  isKept: false,
  leftOutBy: null,
});

/** Name of the rule for parts beside the main content. */
export const BESIDE = 'beside the main content';

/** Share of words in links from which an element is a menu. */
const MENU = 0.5;

/** Share of words above which `visibility: hidden` cannot be permanent. */
const ANIMATED = 0.3;

/**
 * Share of the words of an element that `visibility: hidden` hides, when it is so large that it must be the start of an animation, else 0.
 * Other hiding styles do not count: animation libraries do not start with them, and they hide texts from people only.
 */
const animatedShare = (parent: Parent): number => {
  const parts = outermost(parent, isInvisible);
  if (parts.length === 0) return 0;
  const share = parts.reduce((sum, part) => sum + countWordsOf(part), 0) / Math.max(1, countWordsOf(parent));
  return share > ANIMATED ? share : 0;
};

/** Menus are hidden until they are opened, which is not an animation. */
const CHROME = ['nav', 'header', 'footer', 'aside', 'dialog'];

const outermost = (parent: Parent, test: (element: Element) => boolean, found: Element[] = []): readonly Element[] => {
  for (const child of parent.children) {
    if (child.type !== 'element' || isNamed(child, ...CHROME)) continue;
    if (test(child)) found.push(child);
    else outermost(child, test, found);
  }
  return found;
};

/** State of pruning: data of the whole page, and findings. */
interface Pruning {
  readonly main: Element | undefined;
  readonly leftOut: LeftOut[];
  readonly kept: Element[];
  /** Marked main content elements of the pruned page, and their words. */
  readonly signed: Signed;
  readonly words: Map<Element, number>;
  /** Counts the words that stay. */
  readonly counter: WordCounter;
}

/** Removes what is not content from a node, and counts the words that stay. */
const removeChrome = (parent: Parent, position: Position, pruning: Pruning): void => {
  const staying = new StayingChildren();
  for (const child of parent.children as ElementContent[]) {
    const verdict = child.type === 'element' ? judge(child, position) : textVerdict(position);
    const stays = verdict === null || (child.type === 'element' && staysForKept(child, verdict));
    if (!stays) {
      pruning.leftOut.push({ ...verdict, node: child, isMain: position.main });
      if (!verdict.isHidden) staying.leaveOut();
    } else if (child.type !== 'comment') {
      staying.add(child);
      if (child.type === 'text') pruning.counter.read(child.value);
      else pruneElement(child, insideOf(child, position, verdict, pruning), pruning);
    }
  }
  parent.children = staying.nodes;
};

const pruneElement = (element: Element, position: Position, pruning: Pruning): void => {
  const { counter, kept, signed, words } = pruning;
  element.tagName = contentName(element);
  noteSigns(element, signed);
  const isApart = BLOCKS.has(element.tagName) || element.tagName === 'br' || signed.includes(element);
  if (isApart) counter.end();
  const before = counter.words;
  removeChrome(element, position, pruning);
  if (isApart) counter.end();
  if (signed.includes(element)) words.set(element, counter.words - before);
  if (keptBy(element) !== undefined) kept.push(element);
};

const textVerdict = ({ leftOutBy }: Position): Verdict | null => (leftOutBy === null ? null : { rule: leftOutBy, isHidden: false });

const insideOf = (element: Element, around: Position, verdict: Verdict | null, { main }: Pruning): Position => {
  const position = verdict ? { ...around, isKept: false, leftOutBy: verdict.rule } : insideOfKept(element, around);
  if (element !== main && !HOLDERS.has(element.tagName) && element.tagName !== 'form') return position;
  return {
    ...position,
    main: position.main || element === main,
    inForm: position.inForm || element.tagName === 'form',
    holder: HOLDERS.has(element.tagName) ? element : position.holder,
  };
};

const insideOfKept = (element: Element, position: Position): Position =>
  keptBy(element) === undefined ? position : { ...position, isKept: true, leftOutBy: null };
