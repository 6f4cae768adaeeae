import type { Element, Parent } from '../hast.ts';
import type { Span } from './lines.ts';
import { counter, type Counter, type Sheet } from './sheet.ts';

/** Marks ranges of lines to leave out. */
export class Cut {
  readonly gone: boolean[];

  constructor({ all }: Sheet) {
    this.gone = all.map(() => false);
  }

  /** Leaves out a range of lines. */
  take({ start, end }: Span): void {
    this.gone.fill(true, start, end);
  }
}

/** Minimum links of a menu: with another sign of a menu, and without one. */
const MENU_LINKS = 3;
const MANY_LINKS = 5;
/** Maximum words of a link in a menu, and of a longer entry. */
const LABEL_WORDS = 3;
const ENTRY_WORDS = 8;
/** Maximum words of a line with the name or owner of the site. */
const NAME_WORDS = 40;
/** Maximum words of an imprint. */
const IMPRINT_WORDS = 200;
/** Maximum words after the footer of a page, such as a note about cookies. */
const AFTERWORD = 60;
/** A page with fewer words has little content. */
const FEW_WORDS = 30;

/** Leaves out the outermost descendants of a node that a test accepts. */
const takeOutermost = (parent: Parent, sheet: Sheet, cut: Cut, test: (span: Span) => boolean): void => {
  for (const [child, span] of partsOf(parent, sheet)) {
    if (test(span)) cut.take(span);
    else takeOutermost(child, sheet, cut, test);
  }
};

/** The child elements of a node that have words, with their lines. */
const partsOf = (parent: Parent, { spans }: Sheet): readonly (readonly [Element, Span])[] =>
  parent.children.flatMap((child) => {
    const span = child.type === 'element' ? spans.get(child) : undefined;
    return child.type === 'element' && span ? [[child, span] as const] : [];
  });

/**
 * Leaves out the menus, headers and footers around the content of a page without landmarks. Decides only by links, their targets, and their
 * position relative to the title, not by class names or words of a language. `isEnded` is true for a page whose marked footer was removed
 * before.
 */
export const cutMenus = (sheet: Sheet, cut: Cut, isEnded: boolean): void => {
  if (sheet.first < 0) return;
  takeOutermost(sheet.root, sheet, cut, (span) => isHeader(span, sheet));
  const menu = targetsOf(sheet, (index) => cut.gone[index] === true);
  cutBeside(sheet, cut);
  if (!isEnded && !hasFooter(sheet, cut)) cutFooter(sheet.root, { sheet, cut, menu, left: leftWords(sheet, cut) });
  takeOutermost(sheet.root, sheet, cut, (span) => isShareBar(span, sheet));
  const left = leftWords(sheet, cut);
  takeOutermost(sheet.root, sheet, cut, (span) => isOwnMenu(span, sheet) && sheet.words(span) < left(sheet.whole) / 2);
};

/** A menu before the title, or the name of the site as a link to its first page. */
const isHeader = (span: Span, { first, words, linked, prose, links, homes }: Sheet): boolean => {
  if (span.end > first || prose(span) > 0.15 * words(span)) return false;
  return (links(span) >= MENU_LINKS && linked(span) >= 0.5 * words(span)) || (homes(span) > 0 && words(span) <= NAME_WORDS);
};

/** Target pages of the links of some lines. */
const targetsOf = ({ targets }: Sheet, isAsked: (index: number) => boolean): ReadonlySet<string> =>
  new Set(targets.filter((_, index) => isAsked(index)).flat());

/** Counts the words that are not left out yet. */
const leftWords = ({ all }: Sheet, { gone }: Cut): Counter => counter(all, ({ words }, index) => (gone[index] === true ? 0 : words));

/**
 * Leaves out menus beside or after the part of the page that has the title and most of the words. When the title is alone, as in a banner,
 * a list after it may be the content.
 */
const cutBeside = (sheet: Sheet, cut: Cut): void => {
  const left = leftWords(sheet, cut);
  const { title, words, linked, prose, links, teasers, whole } = sheet;
  const isMenu = (span: Span): boolean =>
    span.start > title &&
    teasers(span) === 0 &&
    links(span) >= MENU_LINKS &&
    linked(span) >= 0.5 * words(span) &&
    prose(span) <= 0.2 * words(span);
  const visit = (parent: Parent): void => {
    const parts = partsOf(parent, sheet);
    const branch = parts.find(([, span]) => isAround(span, title));
    if (!branch || 2 * left(branch[1]) < left(whole)) return;
    for (const [child, span] of parts) {
      if (child === branch[0]) continue;
      if (isMenu(span)) cut.take(span);
      else takeOutermost(child, sheet, cut, isMenu);
    }
    visit(branch[0]);
  };
  if (title >= 0) visit(sheet.root);
};

const isAround = (span: Span, index: number): boolean => span.start <= index && index < span.end;

/** True when the footer is left out already: it is the last line of the page and has a sign of a footer. */
const hasFooter = ({ all, first, copyrights, homes }: Sheet, { gone }: Cut): boolean => {
  const start = gone.indexOf(true, first + 1);
  const span = { start, end: all.length };
  return start >= 0 && gone.at(-1) === true && copyrights(span) + homes(span) > 0;
};

/** State of the search for the footer of a page. */
interface FooterSearch {
  readonly sheet: Sheet;
  readonly cut: Cut;
  /** Target pages of the menu before the title. */
  readonly menu: ReadonlySet<string>;
  /** Counts the words that are not left out yet. */
  readonly left: Counter;
}

/** Leaves out the last part of a page when it is a footer, with the few words after it. Returns true when it found one. */
const cutFooter = (parent: Parent, search: FooterSearch): boolean => {
  const { sheet, cut, left } = search;
  const { first, whole } = sheet;
  for (const [child, span] of partsOf(parent, sheet).toReversed()) {
    const rest = { start: span.start, end: whole.end };
    if (left(rest) === 0) continue;
    if (span.start <= first) return cutFooter(child, search);
    const after = left({ start: span.end, end: whole.end });
    if (after > Math.min(AFTERWORD, left({ start: first, end: span.start }))) return false;
    if (isFooter(span, search)) cut.take(rest);
    if (isFooter(span, search) || cutFooter(child, search)) return true;
  }
  return false;
};

const isFooter = (span: Span, search: FooterSearch): boolean =>
  isImprint(span, search) || (search.sheet.prose(span) <= 0.5 * search.sheet.words(span) && isLinkList(span, search));

/** A few words with a copyright sign. */
const isImprint = (span: Span, { sheet: { words, copyrights, facts, whole }, left }: FooterSearch): boolean => {
  if (copyrights(span) === 0) return false;
  return words(span) <= NAME_WORDS || (words(span) <= IMPRINT_WORDS && facts(span) === 0 && 4 * left(span) <= left(whole));
};

/** Links to pages of the site, or many short links after a page that has enough other words. */
const isLinkList = (span: Span, search: FooterSearch): boolean => {
  const { sheet, left } = search;
  const [all, linked, links] = [sheet.words(span), sheet.linked(span), sheet.links(span)];
  if (links >= MENU_LINKS && linked >= 0.35 * all && isAnchored(span, search)) return true;
  const isMenu = links >= MANY_LINKS && 2 * linked >= all - sheet.prose(span) && linked <= LABEL_WORDS * links;
  return isMenu && left(sheet.whole) - left(span) >= FEW_WORDS;
};

/**
 * True when there is evidence that links are site navigation: a copyright sign, a link to the first page, or pages that the menu links too.
 */
const isAnchored = (span: Span, { sheet, menu }: FooterSearch): boolean => {
  if (sheet.copyrights(span) + sheet.homes(span) > 0) return true;
  const own = targetsOf(sheet, (index) => isAround(span, index));
  return [...own].filter((target) => menu.has(target)).length >= 2;
};

/** Share buttons: their links contain the address of the page. */
const isShareBar = (span: Span, { words, prose, links, shares }: Sheet): boolean =>
  shares(span) >= 2 && 2 * shares(span) >= links(span) && words(span) <= 5 * links(span) && prose(span) === 0;

/** A menu with a link to the page itself. */
const isOwnMenu = (span: Span, { words, linked, links, own, facts }: Sheet): boolean => {
  const isOwn = own(span) > 0 && own(span) <= 2 && links(span) > MENU_LINKS && facts(span) === 0;
  return isOwn && linked(span) >= 0.7 * words(span) && words(span) <= ENTRY_WORDS * links(span);
};
