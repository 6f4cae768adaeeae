import { withoutInvisible } from '../base/invisible.ts';
import { unspaced } from '../base/one-line.ts';
import type { Loss } from '../markdown/convert/audit.ts';
import type { UnnamedIcon } from '../markdown/convert/icons.ts';
import { lineOf } from '../markdown/hast.ts';
import { SHAPE } from '../markdown/icon-shape.ts';
import type { Leak } from '../markdown/prune/leak.ts';
import type { Content } from '../markdown/prune/prune.ts';
import { ignoredSpans } from '../markdown/spans.ts';
import { countWords } from '../markdown/words.ts';
import { output } from '../problems/output.ts';
import type { Place, ProblemList } from '../problems/problem.ts';
import type { Missed } from './missed.ts';

/** Hidden texts with fewer words are labels or symbols, which pages have many of. */
const FEW_WORDS = 5;
/** A page with fewer words has suspiciously little content. */
const LITTLE = 30;
/** Maximum hidden texts, or icons, of a page that are reported one by one. */
const NAMED = 3;
/** Maximum characters of a text in a report. */
const SHOWN = 80;

/**
 * Reports content of a page that a rule removes from its markdown, and content that a rule keeps. Call it before the content is converted.
 */
export const reportContent = (content: Content, place: Place, problems: ProblemList): void => {
  for (const [text, more] of firstOf(hiddenTexts(content))) problems.add(output.hiddenLeftOut, { text: cut(text), more }, place);
  if (content.animated > 0) problems.add(output.hiddenKept, { share: Math.round(content.animated * 100) }, place);
  for (const number of ignoredSpans(content.root)) problems.add(output.spansIgnored, { number }, place);
  const { words, bodyWords: body } = content;
  if (words < LITTLE && body > 2 * words + LITTLE) problems.add(output.twinEmpty, { words, body }, place);
};

/** Reports icons without a name, each shape once, at the first row with it. */
export const reportIcons = (unnamed: readonly UnnamedIcon[], place: Place, problems: ProblemList): void => {
  const shapes = new Map(unnamed.toReversed().map((icon) => [icon.shape, icon]));
  const first = unnamed.filter((icon) => shapes.get(icon.shape) === icon);
  for (const [{ row, shape }, more] of firstOf(first)) {
    const example = shape === null ? "{ '.its-class': 'yes' }" : `{ '${SHAPE}${shape}': 'yes' }`;
    problems.add(output.iconUnnamed, { row: cut(row), shape: shape ?? 'none', more, example }, place);
  }
};

/** Share of the words of a page, and number of words, above which its markdown version is incomplete. */
const LOST_SHARE = 0.01;
const LOST_WORDS = 3;

/** Share of the menus of a page, and number of its word sequences, above which the markdown version has too much boilerplate. */
const LEAKED_SHARE = 0.3;
const LEAKED = 10;

/** Reports text of menus and footers in the content of a page. */
export const reportLeak = (leak: Leak | null, place: Place, problems: ProblemList): void => {
  if (leak === null || leak.leaked < LEAKED || leak.leaked < LEAKED_SHARE * leak.sequences) return;
  problems.add(output.chromeLeaked, { share: Math.round((leak.leaked / leak.sequences) * 100), text: leak.first }, place);
};

/** Reports what the audit of a markdown version found missing. */
export const reportLoss = ({ words, missing }: Loss, place: Place, problems: ProblemList): void => {
  const isLost = words !== null && words.lost > Math.max(LOST_WORDS, LOST_SHARE * words.all);
  if (!isLost && missing.length === 0) return;
  const lost = isLost ? [`${words.lost} of ${words.all} words, first in "${words.block.slice(0, 80)}"`] : [];
  const what = [...lost, ...missing].join(', ');
  problems.add(output.twinLossy, { what }, place);
};

/** Reports text that a rule removed and that is nowhere else in the markdown version. */
export const reportMissed = (missed: readonly Missed[], place: Place, problems: ProblemList): void => {
  const headings = missed.filter(({ kind }) => kind === 'heading');
  const others = missed.filter(({ kind }) => kind !== 'heading');
  for (const [{ rule, text }, more] of firstOf(headings)) problems.add(output.headingLeftOut, { text: cut(text), rule, more }, place);
  for (const [{ kind, rule, text }, more] of firstOf(others)) {
    const what = kind === 'amount' ? `the amount "${cut(text)}"` : `the question "${cut(text)}"`;
    problems.add(output.contentLeftOut, { what, rule, more }, place);
  }
};

/** The first of some reported things, the last of them with the number of the others. */
const firstOf = <Thing>(things: readonly Thing[]): readonly (readonly [Thing, string])[] =>
  things.slice(0, NAMED).map((each, index) => {
    const rest = things.length - NAMED;
    return [each, rest > 0 && index === NAMED - 1 ? `, and ${rest} more` : ''];
  });

const cut = (text: string): string => [...text].slice(0, SHOWN).join('');

/** Hidden texts that the page does not show elsewhere, each once. */
const hiddenTexts = ({ hidden, root }: Content): readonly string[] => {
  const texts = [...new Set(hidden.map((text) => withoutInvisible(text)))].filter((text) => countWords(text) >= FEW_WORDS);
  if (texts.length === 0) return [];
  const shown = unspaced(lineOf(root));
  return texts.filter((text) => !shown.includes(unspaced(text)));
};
