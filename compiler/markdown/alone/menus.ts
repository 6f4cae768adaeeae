import type { Element, Parent } from '../hast.ts';
import type { Span } from './lines.ts';
import { counter, type Counter, type Sheet } from './sheet.ts';

/** Marks stretches of lines that are left out. */
export class Cut {
  readonly gone: boolean[];

  constructor({ all }: Sheet) {
    this.gone = all.map(() => false);
  }

  /** Leaves out a stretch. */
  take({ start, end }: Span): void {
    this.gone.fill(true, start, end);
  }
}

/** Links that make a menu, and those that make one without any other sign. */
const MENU_LINKS = 3;
const MANY_LINKS = 5;
/** Words of the label of a link in a menu, and of an entry that may have more. */
const LABEL_WORDS = 3;
const ENTRY_WORDS = 8;
/** Words of a line that names the site, or who owns it. */
const NAME_WORDS = 40;
/** Words of what is said of who owns a site, at most. */
const IMPRINT_WORDS = 200;
/** Words that may stand behind the footer of a page, such as a note about cookies. */
const AFTERWORD = 60;
/** Words below which a page has little to say. */
const FEW_WORDS = 30;

/** Leaves out the outermost elements below a node that a test accepts. */
const takeOutermost = (parent: Parent, sheet: Sheet, cut: Cut, test: (span: Span) => boolean): void => {
  for (const [child, span] of partsOf(parent, sheet)) {
    if (test(span)) cut.take(span);
    else takeOutermost(child, sheet, cut, test);
  }
};

/** The elements right below a node that hold words, with their lines. */
const partsOf = (parent: Parent, { spans }: Sheet): readonly (readonly [Element, Span])[] =>
  parent.children.flatMap((child) => {
    const span = child.type === 'element' ? spans.get(child) : undefined;
    return child.type === 'element' && span ? [[child, span] as const] : [];
  });

/**
 * Leaves out the menus, headers and footers around the content of a page that has no landmarks. Only their links, where they lead, and where they
 * stand to the title of the page are asked: names of classes and words of a language are not. `isEnded` is true for a page whose footer said so and
 * is gone already.
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

/** Pages to which the links of some lines lead. */
const targetsOf = ({ targets }: Sheet, isAsked: (index: number) => boolean): ReadonlySet<string> =>
  new Set(targets.filter((_, index) => isAsked(index)).flat());

/** Counts the words that are not left out so far. */
const leftWords = ({ all }: Sheet, { gone }: Cut): Counter => counter(all, ({ words }, index) => (gone[index] === true ? 0 : words));

/**
 * Leaves out menus that stand beside or behind the part of the page that holds the title and most of the words. Where the title stands alone, as in
 * a banner, a list behind it may be the content.
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

/** True when the footer is left out already: the last line of the page, with a sign that it is one. */
const hasFooter = ({ all, first, copyrights, homes }: Sheet, { gone }: Cut): boolean => {
  const start = gone.indexOf(true, first + 1);
  const span = { start, end: all.length };
  return start >= 0 && gone.at(-1) === true && copyrights(span) + homes(span) > 0;
};

/** What is known of a page when its footer is looked for. */
interface FooterSearch {
  readonly sheet: Sheet;
  readonly cut: Cut;
  /** Pages to which the menu before the title leads. */
  readonly menu: ReadonlySet<string>;
  /** Counts the words that are not left out so far. */
  readonly left: Counter;
}

/** Leaves out the last part of a page that is a footer, and the few words behind it; true when there is one. */
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

/** A few words with a sign of copyright. */
const isImprint = (span: Span, { sheet: { words, copyrights, facts, whole }, left }: FooterSearch): boolean => {
  if (copyrights(span) === 0) return false;
  return words(span) <= NAME_WORDS || (words(span) <= IMPRINT_WORDS && facts(span) === 0 && 4 * left(span) <= left(whole));
};

/** Links of the site, or many links of few words behind a page that says something without them. */
const isLinkList = (span: Span, search: FooterSearch): boolean => {
  const { sheet, left } = search;
  const [all, linked, links] = [sheet.words(span), sheet.linked(span), sheet.links(span)];
  if (links >= MENU_LINKS && linked >= 0.35 * all && isAnchored(span, search)) return true;
  const isMenu = links >= MANY_LINKS && 2 * linked >= all - sheet.prose(span) && linked <= LABEL_WORDS * links;
  return isMenu && left(sheet.whole) - left(span) >= FEW_WORDS;
};

/** True when something says that links are those of the site: a sign of copyright, the way to the first page, or pages that the menu has too. */
const isAnchored = (span: Span, { sheet, menu }: FooterSearch): boolean => {
  if (sheet.copyrights(span) + sheet.homes(span) > 0) return true;
  const own = targetsOf(sheet, (index) => isAround(span, index));
  return [...own].filter((target) => menu.has(target)).length >= 2;
};

/** Buttons that send the page to others: their links carry its address. */
const isShareBar = (span: Span, { words, prose, links, shares }: Sheet): boolean =>
  shares(span) >= 2 && 2 * shares(span) >= links(span) && words(span) <= 5 * links(span) && prose(span) === 0;

/** A menu in which the page itself stands among the others. */
const isOwnMenu = (span: Span, { words, linked, links, own, facts }: Sheet): boolean => {
  const isOwn = own(span) > 0 && own(span) <= 2 && links(span) > MENU_LINKS && facts(span) === 0;
  return isOwn && linked(span) >= 0.7 * words(span) && words(span) <= ENTRY_WORDS * links(span);
};
