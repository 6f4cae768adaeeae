/** Questions that a page answers: marked-up ones, and words that ask with content that they open or that is below them. */
import { fragmentOf, type FragmentPlace } from '../../markdown/convert/fragment.ts';
import {
  attribute,
  elements,
  find,
  isNamed,
  lineOf,
  type Element,
  type ElementContent,
  type Parent,
  type Root,
  elementOf,
} from '../../markdown/hast.ts';
import { linkShare } from '../../markdown/prune/link-share.ts';
import { prune } from '../../markdown/prune/prune.ts';
import { countWordsOf } from '../../markdown/words.ts';
import { withoutDecoration } from '../../markdown/disclosures/asked.ts';
import { answerNodes } from './answers.ts';
import { Candidates, type Candidate } from './candidates.ts';

/** A question of a page. */
export interface PageQuestion {
  readonly question: string;
  /** Markdown; null if a script writes it. */
  readonly answer: string | null;
  /** The answer as plain text on one line; null where that cannot say the same, and for a heading without a list of others beside it. */
  readonly text: string | null;
  /** Identifier of its place in the page; null when it has none. */
  readonly anchor: string | null;
  /** True when microdata states it. */
  readonly isStated: boolean;
  /** True for a heading without similar ones beside it. */
  readonly isAlone: boolean;
  /** True for one of a list of questions by its markup, or by the title above it. */
  readonly isListed: boolean;
}

/** Questions of a page, in order. Its tree is not changed. */
export const pageQuestions = (root: Root, place: FragmentPlace): readonly PageQuestion[] => {
  const candidates = new Candidates(root, place.path);
  const reading: Reading = { candidates, place, answers: new Set(), around: new Set(), found: new Map() };
  // A candidate that asks has everything in its answer. Another one is the title of a list of questions if its answer contains some.
  for (const candidate of candidates.found) if (isStrong(candidate)) read(candidate, reading);
  for (const candidate of candidates.found.toReversed()) if (!isStrong(candidate)) read(candidate, reading);
  return candidates.found.flatMap((candidate) => reading.found.get(candidate) ?? []);
};

interface Reading {
  readonly candidates: Candidates;
  readonly place: FragmentPlace;
  /** The answers of the found questions, and their ancestors. */
  readonly answers: Set<Parent | ElementContent>;
  readonly around: Set<Parent | ElementContent>;
  readonly found: Map<Candidate, PageQuestion>;
}

const isStrong = ({ form, isAsked }: Candidate): boolean => isAsked && form !== 'heading';

const read = (candidate: Candidate, { candidates, place, answers, around, found }: Reading): void => {
  const places = [candidate.element, ...candidate.around];
  if (!isQuestion(candidate, candidates) || places.some((each) => answers.has(each))) return;
  const nodes = answerNodes(candidate, candidates);
  if (nodes === null) return;
  const inside = nodes.flatMap((node) => (node.type === 'element' ? [node, ...node.children] : []));
  if (inside.some((node) => answers.has(node) || (!isStrong(candidate) && around.has(node)))) return;
  const question = questionOf(candidate, nodes, candidates, place);
  if (question !== null || isStrong(candidate)) for (const node of inside) answers.add(node);
  if (question === null) return;
  for (const each of places) around.add(each);
  found.set(candidate, question);
};

/** A candidate with its answer as a question; null if it is not one. */
const questionOf = (
  candidate: Candidate,
  nodes: readonly ElementContent[],
  candidates: Candidates,
  place: FragmentPlace,
): PageQuestion | null => {
  const question = wordsOf(candidate, place.path);
  const headings = candidate.form === 'heading' ? (candidates.setOf(candidate)?.all ?? 1) : 0;
  if (question === '' || (headings > 0 && isInvitation(nodes, headings))) return null;
  const { markdown: answer, text } = fragmentOf({ type: 'root', children: [...nodes] }, place);
  if (answer === '' && !mayBeScripted(candidate, candidates)) return null;
  const anchor = anchorOf(candidate, candidates);
  return { question, answer: answer || null, anchor, ...listingOf(candidate, headings, text) };
};

/** Whether a question is one of a list. `headings`: 0 for a question that is not a heading, else the number of those like it. */
const listingOf = (
  { form, isTitled }: Candidate,
  headings: number,
  text: string | null,
): Pick<PageQuestion, 'text' | 'isStated' | 'isAlone' | 'isListed'> => {
  const isListed = headings === 0 || isTitled;
  return { text: isListed || headings >= MANY_HEADINGS ? text : null, isStated: form === 'item', isAlone: headings === 1, isListed };
};

/** A single control that asks and opens nothing on the page may open anything. A candidate that does not ask needs questions beside it. */
const isQuestion = (candidate: Candidate, candidates: Candidates): boolean => {
  const { form, isAsked, isTitled } = candidate;
  const set = candidates.setOf(candidate);
  if (isAsked) return form !== 'control' || set !== null || candidates.panelOf(candidate) !== undefined;
  return set !== null && (isTitled || set.asked * 2 > set.all);
};

/** True where a script may write the answer: it has an empty place for it, as other questions have. */
const mayBeScripted = (candidate: Candidate, candidates: Candidates): boolean =>
  (candidate.form === 'control' || candidate.form === 'summary') && (candidates.setOf(candidate)?.asked ?? 0) > 1;

/** Minimum words of an answer below a lone heading: with an action beside it, such as a button, and without one. */
const MANY_WORDS = 100;
const FEW_WORDS = 40;
/** Number of asking headings from which a page has a list of questions. */
const MANY_HEADINGS = 3;
const FIELDS = ['form', 'input', 'select', 'textarea', 'button'];

/**
 * True for content after words that ask without a question: "Ready to start?" with a button, a form or a list of links, or with a line or
 * two below a lone heading.
 */
const isInvitation = (nodes: readonly ElementContent[], headings: number): boolean => {
  const box = elementOf('div', nodes);
  if (linkShare(box) > MENU || !/\p{L}/u.test(lineOf(box))) return true;
  const words = countWordsOf(box);
  if (headings === 1 && words < FEW_WORDS) return true;
  return headings < MANY_HEADINGS && words < (headings === 1 ? MANY_WORDS : FEW_WORDS) && hasAction(box, nodes);
};

/** Share of words in links above which a part of a page is navigation. */
const MENU = 0.5;

/** True for content with a field, a button, or a block that is a link. */
const hasAction = (box: Element, nodes: readonly ElementContent[]): boolean => {
  const [only] = nodes;
  const isBox =
    nodes.length === 1 && only?.type === 'element' && only.children.every((child) => child.type !== 'text' || !/\S/.test(child.value));
  const blocks = isBox ? only.children : nodes;
  return (
    find(box, (element) => isNamed(element, ...FIELDS)) !== undefined || blocks.some((block) => linkShare(elementOf('div', [block])) > MENU)
  );
};

/** The words of a question, without images and links to itself. */
const wordsOf = ({ form, element }: Candidate, path: string): string => {
  const named = form === 'item' ? find(element, (child) => attribute(child, 'itemprop') === 'name') : element;
  // In a heading, buttons count as words.
  const heading = elementOf('h2', structuredClone(named?.children ?? []));
  dropCounter(heading);
  const root: Root = { type: 'root', children: [heading] };
  return withoutDecoration(lineOf(prune(root, path).root));
};

/** Removes the number of a question that is an element of its own before the words, in place. */
const dropCounter = (parent: Element): void => {
  const [first, ...others] = parent.children.filter((child) => lineOf(child) !== '');
  if (first?.type !== 'element') return;
  if (others.length > 0 && /^\d{1,2}$/.test(lineOf(first))) parent.children = parent.children.filter((child) => child !== first);
  else dropCounter(first);
};

/** Maximum ancestors of one of several questions that may belong only to it, and have its identifier. */
const MAXIMUM_OWN = 3;

const anchorOf = (candidate: Candidate, candidates: Candidates): string | null => {
  const { element, around } = candidate;
  const own = around
    .slice(candidates.setOf(candidate) === null ? -1 : -MAXIMUM_OWN)
    .reverse()
    .filter((parent): parent is Element => parent.type === 'element' && candidates.tallyIn(parent, candidate).all === 1);
  const held = [element, ...elements(element), ...own].find(({ tagName, properties }) => properties.id && tagName !== 'main');
  return held ? String(held.properties.id) : null;
};
