import type { Element, Parent } from '../hast.ts';
import type { Span } from './lines.ts';
import type { Cut } from './menus.ts';
import { counter, isLinked, type Counter, type Sheet } from './sheet.ts';

/** Minimum words and lines of prose of an article. */
const ARTICLE_WORDS = 60;
const ARTICLE_LINES = 2;
/** Minimum share of the words of an article that are prose. */
const PROSE_SHARE = 0.5;
/** Minimum share of the prose of a page that is in its article: by default, below the title, and on a first page or among teasers. */
const SHARE = 0.35;
const TITLED_SHARE = 0.2;
const MOST_SHARE = 0.75;
/** Maximum words with amounts, tables and questions outside an article, relative to its own prose. */
const FACT_SHARE = 0.1;
/**
 * When an article is widened to a larger part of the page, the minimum share of the added words that is prose. The rest may be boxes and
 * comments.
 */
const WIDER_SHARE = 0.6;
/** Minimum words of prose for an article below a title, which needs a smaller share of the page. */
const TITLED_WORDS = 100;
/** Maximum words between the title of an article and its text: the author, a date, a picture with its caption. */
const BETWEEN_WORDS = 80;
const MOST_BETWEEN = 250;

/** A part of a page that may be the text of its article. */
interface Candidate {
  readonly span: Span;
  /** Words of prose in its core element. */
  readonly core: number;
  /** From the title to the text when the title comes before the text, else an empty span. */
  readonly between: Span;
}

/**
 * Leaves out everything around the text of an article. A page is an article when most of its sentences are in one place below its title.
 * Content between title and text stays, except links. Contact addresses stay everywhere. A page with several such places, or with amounts,
 * tables or questions beside them, is not an article.
 */
export const cutToArticle = (sheet: Sheet, cut: Cut): void => {
  const plain = counter(sheet.all, (line) => (isLinked(line) ? 0 : line.words));
  const found = candidateIn(sheet);
  if (!found || !isArticle(found, sheet, plain)) return;
  const { span, between } = found;
  sheet.all.forEach((line, index) => {
    const isInside = index >= between.start && index < span.end;
    const stays = isInside ? index >= span.start || !isLinked(line) : line.isContact;
    if (!stays) cut.take({ start: index, end: index + 1 });
  });
};

const candidateIn = (sheet: Sheet): Candidate | null => {
  const { spans, title, prose } = sheet;
  const around = parentsIn(sheet.root);
  const core = coreOf(sheet, around);
  const coreSpan = core && spans.get(core);
  if (!coreSpan) return null;
  const span = spans.get(widened(core, sheet, around)) ?? coreSpan;
  const start = title >= 0 && title < span.start ? title : span.start;
  return { span, core: prose(coreSpan), between: { start, end: span.start } };
};

/** The parent of each element. */
const parentsIn = (root: Parent): ReadonlyMap<Parent, Parent> => {
  const parents = new Map<Parent, Parent>();
  const visit = (parent: Parent): void => {
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      parents.set(child, parent);
      visit(child);
    }
  };
  visit(root);
  return parents;
};

/** The element with the most prose close to it in the tree, reduced by its share of words in links. */
const coreOf = (sheet: Sheet, around: ReadonlyMap<Parent, Parent>): Parent | null => {
  const scores = new Map<Parent, number>();
  for (const { parent, prose } of sheet.all) {
    if (prose === 0) continue;
    let depth = 0;
    for (let holder: Parent | undefined = parent; holder; holder = around.get(holder)) {
      const isParagraph = depth === 0 && (holder as Element).tagName === 'p';
      if (!isParagraph) scores.set(holder, (scores.get(holder) ?? 0) + prose / nearness(depth));
      depth++;
    }
  }
  let best: Parent | null = null;
  let most = 0;
  for (const [holder, score] of scores) {
    const span = sheet.spans.get(holder) ?? sheet.whole;
    const worth = score * (1 - sheet.linked(span) / sheet.words(span));
    if (worth > most) [best, most] = [holder, worth];
  }
  return best;
};

const nearness = (depth: number): number => (depth < 2 ? 1 : depth === 2 ? 2 : 3 * depth);

/** The widest element around a core that adds prose to it, few links, and no teasers. */
const widened = (core: Parent, { spans, whole, words, linked, prose, teasers }: Sheet, around: ReadonlyMap<Parent, Parent>): Parent => {
  let widest = core;
  for (let holder = around.get(core); holder; holder = around.get(holder)) {
    const [inner, outer] = [spans.get(widest) ?? whole, spans.get(holder) ?? whole];
    const gain = (count: Counter): number => count(outer) - count(inner);
    const isMore = gain(prose) >= Math.max(0.1 * prose(inner), WIDER_SHARE * gain(words)) && gain(words) > 0;
    if (isMore && gain(linked) <= 0.25 * gain(words) && gain(teasers) === 0) widest = holder;
  }
  return widest;
};

const isArticle = (candidate: Candidate, sheet: Sheet, plain: Counter): boolean =>
  (sheet.isArticle || isTold(candidate, sheet, plain)) &&
  besides(candidate.span, sheet, plainFacts(sheet)) <= FACT_SHARE * sheet.prose(candidate.span);

/** True when the lines of a page show that it is an article. For pages without a declared type. */
const isTold = (candidate: Candidate, sheet: Sheet, plain: Counter): boolean =>
  isText(candidate.span, sheet) &&
  candidate.core >= shareOf(candidate, sheet) * sheet.prose(sheet.whole) &&
  isBelowTitle(candidate, sheet, plain);

/** What a counter counts on a page outside a span. */
const besides = (span: Span, { whole }: Sheet, count: Counter): number => count(whole) - count(span);

const isText = (span: Span, { all, words, prose }: Sheet): boolean =>
  prose(span) >= Math.max(ARTICLE_WORDS, PROSE_SHARE * words(span)) &&
  all.slice(span.start, span.end).filter((line) => line.prose > 0).length >= ARTICLE_LINES;

/** Minimum share of the prose of the page that an article has. */
const shareOf = ({ span, core, between }: Candidate, sheet: Sheet): number => {
  if (sheet.isHome || isUnderTeaser({ span, between }, sheet)) return MOST_SHARE;
  return between.end > between.start && core >= TITLED_WORDS ? TITLED_SHARE : SHARE;
};

/** True when the last heading before the text is a link, as in a list of articles. */
const isUnderTeaser = ({ span, between }: Pick<Candidate, 'span' | 'between'>, { all, title }: Sheet): boolean => {
  const text = all.findIndex(({ prose }, index) => index >= span.start && prose > 0);
  const heading = all.findLastIndex((line, index) => index >= between.start && index < text && line.heading > 0);
  const line = all[heading];
  return line !== undefined && heading !== title && isLinked(line);
};

/** True when there are few words between a title and the text below it. */
const isBelowTitle = ({ span, between }: Candidate, { words, prose }: Sheet, plain: Counter): boolean =>
  plain(between) <= MOST_BETWEEN && words(between) <= Math.max(BETWEEN_WORDS, 0.6 * words(span)) && prose(between) <= 0.25 * prose(span);

/** Counts the words of facts (amounts, tables, questions) without titles and links. */
const plainFacts = ({ all }: Sheet): Counter =>
  counter(all, (line) => (line.isFact && line.heading !== 1 && !isLinked(line) ? line.words : 0));
