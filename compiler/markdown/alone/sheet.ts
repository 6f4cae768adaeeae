import { attribute, type Root } from '../hast.ts';
import { linesOf, type Line, type Lines, type Span } from './lines.ts';

/** Counts something in a range of lines. */
export type Counter = (span: Span) => number;

/** A counter that takes constant time for each range (prefix sums). */
export const counter = (lines: readonly Line[], value: (line: Line, index: number) => number): Counter => {
  const sums = [0];
  lines.forEach((line, index) => sums.push((sums[index] ?? 0) + value(line, index)));
  return ({ start, end }) => (sums[end] ?? 0) - (sums[start] ?? 0);
};

/** Address of a page, and its names. */
export interface PageName {
  /** Address of the page, percent-encoded, and the base of its relative links. */
  readonly url: string;
  readonly base: string;
  /** Text of its `<title>`. */
  readonly title: string;
  /** True when its markup declares an article. */
  readonly isArticle: boolean;
}

/** A page as a list of lines, with counters. */
export interface Sheet extends Lines, Pick<PageName, 'isArticle'> {
  readonly root: Root;
  readonly whole: Span;
  /** True for the first page of the site, or of a language. */
  readonly isHome: boolean;
  /** Index of the title line, and of the first line that is not part of a menu before it. -1 when there is none. */
  readonly title: number;
  readonly first: number;
  /** Target pages of the links of each line. */
  readonly targets: readonly (readonly string[])[];
  readonly words: Counter;
  readonly linked: Counter;
  readonly prose: Counter;
  readonly links: Counter;
  readonly facts: Counter;
  /** Headings that are links. Each is the title of a teaser for another page. */
  readonly teasers: Counter;
  /** Copyright signs, links to the first page, links to the page itself, and share links that contain its address. */
  readonly copyrights: Counter;
  readonly homes: Counter;
  readonly own: Counter;
  readonly shares: Counter;
}

/** The path of a first page, with or without a language tag. */
const HOME = /^\/(?:[a-z]{2,3}(?:-[a-z\d]{2,4})*\/?)?(?:index\.html?)?$/i;

/** True when most words of a line are links. */
export const isLinked = ({ linked, words }: Line): boolean => 2 * linked > words;

/** Builds the sheet of a page. */
export const sheetOf = (root: Root, page: PageName): Sheet => {
  const { all, spans } = linesOf(root);
  const count = (value: (line: Line, index: number) => number): Counter => counter(all, value);
  const links = all.map((line) => line.links.flatMap((link) => targetOf(attribute(link, 'href'), page) ?? []));
  const linksOf = (kind: 'isHome' | 'isOwn' | 'isShare'): Counter =>
    count((_line, index) => (links[index] ?? []).filter((target) => target[kind]).length);
  const title = titleIn(all, page.title);
  return {
    root,
    all,
    spans,
    whole: { start: 0, end: all.length },
    isArticle: page.isArticle,
    isHome: HOME.test(new URL(page.url).pathname),
    title,
    first: title >= 0 ? title : all.findIndex(({ heading, prose }) => heading > 0 || prose > 0),
    targets: links.map((targets) => targets.map(({ page: target }) => target)),
    words: count(({ words }) => words),
    linked: count(({ linked }) => linked),
    prose: count(({ prose }) => prose),
    links: count((line) => line.links.length),
    facts: count(({ isFact }) => Number(isFact)),
    teasers: count((line) => Number(line.heading > 0 && isLinked(line))),
    copyrights: count(({ text }) => Number(text.includes('©'))),
    homes: linksOf('isHome'),
    own: linksOf('isOwn'),
    shares: linksOf('isShare'),
  };
};

/** Minimum words of a heading below h1 that may be the title of a page. */
const TITLE_WORDS = 3;

/** The title line: the longest heading that the `<title>` begins with, else an h1, preferably one that the `<title>` contains. */
const titleIn = (lines: readonly Line[], named: string): number => {
  const isTitle = ({ heading, words, text }: Line): boolean =>
    (heading === 1 || (heading > 0 && words >= TITLE_WORDS)) && named.trim().startsWith(text);
  const longest = lines.filter(isTitle).reduce((length, { text }) => Math.max(length, text.length), 0);
  const found = lines.findIndex((line) => isTitle(line) && line.text.length === longest);
  if (found >= 0) return found;
  const held = lines.findIndex(({ heading, text }) => heading === 1 && named.includes(text));
  return held >= 0 ? held : lines.findIndex(({ heading }) => heading === 1);
};

interface Target {
  /** Address without the fragment. */
  readonly page: string;
  readonly isHome: boolean;
  readonly isOwn: boolean;
  readonly isShare: boolean;
}

const targetOf = (href: string | undefined, { url, base }: PageName): Target | null => {
  if (href === undefined || !URL.canParse(href, base)) return null;
  const [target, own] = [new URL(href, base), new URL(url)];
  const isHere = target.origin === own.origin && target.pathname === own.pathname;
  return {
    page: target.origin + target.pathname + target.search,
    isHome: target.origin === own.origin && target.pathname === '/',
    isOwn: isHere && target.hash === '',
    isShare: isHere ? target.search !== '' : target.origin !== own.origin && carries(target, own.pathname),
  };
};

/** True when an address contains the path of a page, as share links do. */
const carries = ({ href }: URL, path: string): boolean => {
  const name = path.replace(/\/$/, '');
  return name !== '' && (href.includes(encodeURIComponent(name)) || href.includes(name));
};
