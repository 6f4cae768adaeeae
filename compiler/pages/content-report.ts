import { withoutInvisible } from '../base/invisible.ts';
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

/** Words below which a hidden text is a label or a sign, which pages have many of. */
const FEW_WORDS = 5;
/** Words below which a page's content is suspiciously little. */
const LITTLE = 30;
/** Hidden texts, or icons, of a page that are named one by one. */
const NAMED = 3;
/** Characters of a text that are shown. */
const SHOWN = 80;

/** Reports what of a page's content is not in its markdown by a rule, and what a rule kept: before the content is rewritten. */
export const reportContent = (content: Content, place: Place, problems: ProblemList): void => {
  const texts = hiddenTexts(content);
  const rest = texts.length - NAMED;
  texts.slice(0, NAMED).forEach((text, index) => {
    const more = rest > 0 && index === NAMED - 1 ? `, and ${rest} more` : '';
    problems.add(output.hiddenLeftOut, { text: [...text].slice(0, SHOWN).join(''), more }, place);
  });
  if (content.animated > 0) problems.add(output.hiddenKept, { share: Math.round(content.animated * 100) }, place);
  for (const number of ignoredSpans(content.root)) problems.add(output.spansIgnored, { number }, place);
  const { words, bodyWords: body } = content;
  if (words < LITTLE && body > 2 * words + LITTLE) problems.add(output.twinEmpty, { words, body }, place);
};

/** Reports the icons that nothing names, each shape once, at the first row that holds it. */
export const reportIcons = (unnamed: readonly UnnamedIcon[], place: Place, problems: ProblemList): void => {
  const shapes = new Map(unnamed.toReversed().map((icon) => [icon.shape, icon]));
  const first = unnamed.filter((icon) => shapes.get(icon.shape) === icon);
  first.slice(0, NAMED).forEach(({ row, shape }, index) => {
    const rest = first.length - NAMED;
    const more = rest > 0 && index === NAMED - 1 ? `, and ${rest} more` : '';
    const example = shape === null ? "{ '.its-class': 'yes' }" : `{ '${SHAPE}${shape}': 'yes' }`;
    problems.add(output.iconUnnamed, { row: [...row].slice(0, SHOWN).join(''), shape: shape ?? 'none', more, example }, place);
  });
};

/** Share of the words of a page, and number of words, above which its twin is not what the page says. */
const LOST_SHARE = 0.01;
const LOST_WORDS = 3;

/** Share of the menus of a page, and number of its sequences of words, above which the twin is not what people read. */
const LEAKED_SHARE = 0.3;
const LEAKED = 10;

/** Reports what of the menus and footers of a page is in its content. */
export const reportLeak = (leak: Leak | null, place: Place, problems: ProblemList): void => {
  if (leak === null || leak.leaked < LEAKED || leak.leaked < LEAKED_SHARE * leak.sequences) return;
  problems.add(output.chromeLeaked, { share: Math.round((leak.leaked / leak.sequences) * 100), text: leak.first }, place);
};

/** Reports what the audit of a twin found missing. */
export const reportLoss = ({ words, missing }: Loss, place: Place, problems: ProblemList): void => {
  const isLost = words !== null && words.lost > Math.max(LOST_WORDS, LOST_SHARE * words.all);
  if (!isLost && missing.length === 0) return;
  const lost = isLost ? [`${words.lost} of ${words.all} words, first in "${words.block.slice(0, 80)}"`] : [];
  const what = [...lost, ...missing].join(', ');
  problems.add(output.twinLossy, { what }, place);
};

/** Reports what a rule took that the twin has nowhere else. */
export const reportMissed = (missed: readonly Missed[], place: Place, problems: ProblemList): void => {
  const headings = missed.filter(({ kind }) => kind === 'heading');
  const others = missed.filter(({ kind }) => kind !== 'heading');
  for (const [{ rule, text }, more] of firstOf(headings)) problems.add(output.headingLeftOut, { text: cut(text), rule, more }, place);
  for (const [{ kind, rule, text }, more] of firstOf(others)) {
    const what = kind === 'amount' ? `the amount "${cut(text)}"` : `the question "${cut(text)}"`;
    problems.add(output.contentLeftOut, { what, rule, more }, place);
  }
};

/** The first of some things that are reported, the last of them with how many there are besides. */
const firstOf = (missed: readonly Missed[]): readonly (readonly [Missed, string])[] =>
  missed.slice(0, NAMED).map((each, index) => {
    const rest = missed.length - NAMED;
    return [each, rest > 0 && index === NAMED - 1 ? `, and ${rest} more` : ''];
  });

const cut = (text: string): string => [...text].slice(0, SHOWN).join('');

/** Hidden texts that say something that the page does not show anyway, each once. */
const hiddenTexts = ({ hidden, root }: Content): readonly string[] => {
  const texts = [...new Set(hidden.map((text) => withoutInvisible(text)))].filter((text) => countWords(text) >= FEW_WORDS);
  if (texts.length === 0) return [];
  const shown = squeezed(lineOf(root));
  return texts.filter((text) => !shown.includes(squeezed(text)));
};

const squeezed = (text: string): string => text.replace(/\s+/g, '').toLowerCase();
