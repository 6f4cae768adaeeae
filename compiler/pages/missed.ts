import type { Root as MarkdownRoot } from 'mdast';
import { onceEachText } from '../base/memoise.ts';
import { unspaced } from '../base/one-line.ts';
import { isAsked } from '../markdown/disclosures/asked.ts';
import { opens } from '../markdown/disclosures/opened.ts';
import { readTwin } from '../markdown/convert/inventory.ts';
import { HEADINGS, isNamed, lineOf, type Element } from '../markdown/hast.ts';
import { lineLeftOut, type LeftOut } from '../markdown/prune/judge.ts';
import { BESIDE } from '../markdown/prune/prune.ts';
import { rules, rulesOf } from '../markdown/prune/rules.ts';
import { amountMentions } from '../money/mentions.ts';

/** A text that a rule left out, and that is nowhere else in the markdown version. */
export interface Missed {
  readonly rule: string;
  readonly kind: 'heading' | 'question' | 'amount';
  /** Its words. */
  readonly text: string;
}

/** Rules with criteria that content may also match. */
const DOUBTFUL: ReadonlySet<string> = new Set(rules.flatMap(({ name, isDoubtful }) => (isDoubtful ? [name] : [])));

/**
 * Headings, questions and amounts of money of a page that its markdown version lacks because of a rule. Menus and invisible texts are not
 * reported.
 */
export const missedBy = (leftOut: readonly LeftOut[], twin: MarkdownRoot, language: string | null): readonly Missed[] => {
  const found = leftOut.flatMap((each) => (isDoubted(each) ? statedIn(each, language) : []));
  if (found.length === 0) return [];
  const said = readTwin(twin).texts.join('');
  const [letters, signs] = [lettersOf(said), unspaced(said)];
  const missed = found.filter(({ kind, text }) =>
    kind === 'amount' ? !signs.includes(unspaced(text)) : !letters.includes(lettersOf(text)),
  );
  return [...new Map(missed.map((each) => [`${each.rule}\n${each.text}`, each])).values()];
};

/** Rules for what is around the content of a page. */
const CHROME: ReadonlySet<string> = new Set(rulesOf('chrome').map(({ name }) => name));

/** Parts that surround the content on most pages. */
const AROUND = ['nav', 'header', 'footer', 'aside'];

/** Inside the main content only a menu is left out without a doubt, and beside it only what is marked as being around it. */
const isDoubted = ({ node, rule, isHidden, isMain }: LeftOut): boolean => {
  if (isHidden) return false;
  return DOUBTFUL.has(rule) || (isMain && CHROME.has(rule) && !isNamed(node, 'nav')) || (rule === BESIDE && !isNamed(node, ...AROUND));
};

const statedIn = (leftOut: LeftOut, language: string | null): readonly Missed[] => {
  const { node, rule } = leftOut;
  const named: Missed[] = [];
  if (node.type === 'element') addNamed(node, rule, named);
  return [...named, ...amountsIn(`${language ?? ''}\n${lineLeftOut(leftOut)}`).map((text): Missed => ({ rule, kind: 'amount', text }))];
};

/** Maximum texts in the cache of amounts, and their maximum length. */
const MOST_TEXTS = 500;
const LONGEST = 20_000;

/** The amounts of a line after its language. Menus repeat on many pages. */
const amountsIn = onceEachText(
  (text) => {
    const end = text.indexOf('\n');
    return amountMentions(text.slice(end + 1), text.slice(0, end) || null).map(({ raw }) => raw);
  },
  MOST_TEXTS,
  LONGEST,
);

const addNamed = (element: Element, rule: string, named: Missed[]): void => {
  const isHeading = HEADINGS.has(element.tagName);
  if (isHeading || ASKING.has(element.tagName) || opens(element) !== undefined) {
    const text = lineOf(element);
    if (/\p{L}/u.test(text) && (isHeading || isAsked(text))) named.push({ rule, kind: isHeading ? 'heading' : 'question', text });
  }
  for (const child of element.children) if (child.type === 'element') addNamed(child, rule, named);
};

/** Elements that may ask a question which the page answers; the label of a field asks its reader. */
const ASKING: ReadonlySet<string> = new Set(['button', 'summary', 'dt']);

const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
