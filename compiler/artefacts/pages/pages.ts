import { defineEmitter, type Build } from '../../build/build.ts';
import { insertionsOf, publishes } from '../../build/contents.ts';
import { COPY_ELEMENT, hasCopyElement, copyPlaces } from '../../html/copy-places.ts';
import { latin1 } from '../../html/encoding.ts';
import { insertInPage, asciiHtml, type Insertion, type PlacedText } from '../../html/html.ts';
import type { PageHtml, PageMarkup } from '../../pages/markup.ts';
import type { Page } from '../../pages/page.ts';
import { output } from '../../problems/output.ts';
import { type ProblemList, compare } from '../../problems/problem.ts';
import { onceEach } from '../../base/memoise.ts';
import { INSERTIONS } from '../../config/known-values.ts';
import { originTrialTokens } from '../../config/sections/webmcp.ts';
import { describedBy, pageRelations, type PageRelation } from '../../header-table.ts';
import { encodePath, pageStem, paths, sitePath, twinPath } from '../../paths.ts';
import { escapeHtml } from '../../prose/template.ts';
import { copyWordsOf } from '../../words/copy-words.ts';
import { llmsPathOf } from '../llms/lists.ts';
import { structuredData } from './jsonld/index.ts';

/** Every HTML page, unchanged except for its encoding and for insertions. */
export const pages = defineEmitter('pages', function* (build) {
  let isSettled = insertionsOf(build).includes('copy');
  for (const page of build.pages) {
    const html = page.html();
    // Pages share templates, so the first one is enough.
    isSettled ||= reportUnwantedCopy(page, html, build.problems);
    const body = insertInPage(html.bytes, insertionOf(page, html, build), html.markup.places);
    yield { path: `/${page.file}`, class: 'htmlFile', body, page: page.path, origin: page.source };
  }
});

/** Reports an element of the page that no script fills; returns whether there is one. */
const reportUnwantedCopy = ({ source, path }: Page, { bytes }: PageHtml, problems: ProblemList): boolean => {
  const html = latin1(bytes);
  if (!html.includes(`<${COPY_ELEMENT}`) || !hasCopyElement(html)) return false;
  problems.add(output.copyUnwanted, { path }, { file: source });
  return true;
};

type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * The Link header of a page as elements, for hosts without headers, and the canonical address and translations of the page, where it has no
 * such elements. ASCII.
 */
const linkElements = (page: Page, build: Build, own: PageMarkup): string => {
  const index = llmsPathOf(page, build);
  const all = pageRelations(publishes(build));
  const relations = (index === null ? all : describedBy(all, index)).filter((relation) => !has(own, relation));
  const below = sitePath(build.base);
  const links: readonly Attributes[] = [
    ...relations.map(({ path, rel, type }) => ({ rel, type, href: below + path.replace('{page}', () => encodePath(pageStem(page.path))) })),
    ...canonicalLink(page, own),
    ...translationLinks(page, build),
  ];
  return links.map(element).join('');
};

/** A page may have several links of one relation, but only one alternate of a type. */
const has = ({ links }: PageMarkup, { rel, type }: PageRelation): boolean =>
  links.some((link) => link.relations.includes(rel) && (rel !== 'alternate' || link.type === type));

const element = (attributes: Attributes): string => {
  const written = Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeHtml(value)}"`]));
  return `<link${written.join('')}>`;
};

/** A page with `noindex` gets no canonical address. */
const canonicalLink = ({ listed, url }: Page, { links }: PageMarkup): readonly Attributes[] =>
  listed && !links.some(({ relations }) => relations.includes('canonical')) ? [{ rel: 'canonical', href: url }] : [];

/**
 * Translations from content files, for a guide whose head names none. The list includes the page itself, as search engines require. Empty
 * where the page has another canonical address, and where two pages have the same language.
 */
const translationLinks = ({ alternates, canonical, listed, url }: Page, build: Build): readonly Attributes[] => {
  const { guides } = build.facts.guides.body;
  const guide = guidesByUrl(build).get(url);
  if (!guide || guide.translations.length === 0 || alternates.length > 0 || !listed || (canonical ?? url) !== url) return [];
  const slugs = new Set([guide.slug, ...guide.translations.map(({ slug }) => slug)]);
  const versions = guides.filter(({ slug }) => slugs.has(slug)).toSorted((a, b) => compare(a.language, b.language));
  if (new Set(versions.map(({ language }) => language)).size < versions.length) return [];
  return versions.map((version) => ({ rel: 'alternate', hreflang: version.language, href: version.url }));
};

const guidesByUrl = onceEach(({ facts }: Pick<Build, 'facts'>) => new Map(facts.guides.body.guides.map((guide) => [guide.url, guide])));

/** The script with the tools, after the tokens of origin trials, which browsers need before a script uses the feature. */
const toolElements = ({ bytes, markup }: PageHtml, { settings, base }: Build): string => {
  const tokens = originTrialTokens(settings.config).filter((token) => !Buffer.from(bytes).includes(token));
  const elements = tokens.map((token) => `<meta http-equiv="origin-trial" content="${token}">`);
  return elements.join('') + (markup.hasScript ? '' : `<script src="${sitePath(base)}${paths.webmcp}" defer></script>`);
};

/** `index` is the address of the llms.txt of the page, `more` are further attributes of the link. */
const sentences = (index: string, more: string): string =>
  `For the complete index of this site, see <a href="${index}"${more}>llms.txt</a>. Markdown version of any page: append /index.md.`;

/**
 * For programs that read the HTML source: links to better formats. A comment does not count as an element, so style sheets and frameworks
 * are not affected.
 */
const commentOf = (index: string): string => `<!-- ${sentences(index, '')} -->`;

/**
 * The same for programs that drop comments, and for those that read rendered pages.
 * It is invisible under any policy and style sheet: `hidden` needs no style, and no site has rules for an element of this name. Where
 * webmcp.js runs, it turns it into a text of one pixel without layout, whose link the keyboard skips.
 * It is the last element of the body. As the first one, it would match rules such as `body > * + *`, and come before the skip link. A site
 * with rules for `body > :last-child` can leave it out with `inject`.
 */
const elementOf = (index: string): string =>
  `<sitec-directive hidden><aside lang="en" dir="ltr" aria-label="For AI agents">${sentences(index, ' tabindex="-1"')}</aside></sitec-directive>`;

/**
 * The copy elements of a page: in the elements that the page has for them, else after its title. Without scripts they are a link to the
 * markdown. Empty on a page without a place for them.
 */
const copyLinks = (page: Page, { bytes }: PageHtml, build: Build): readonly PlacedText[] => {
  const { empty, heading } = copyPlaces(latin1(bytes));
  const { language, words } = copyWordsOf(page.language, build);
  const href = escapeHtml(sitePath(build.base) + encodePath(twinPath(page.path)));
  const text = asciiHtml(escapeHtml(words[VIEW]));
  const link = `<p><a rel="alternate" type="text/markdown" href="${href}" lang="${language}" dir="auto">${text}</a></p>`;
  const whole = heading === null ? [] : [{ at: heading, text: `<${COPY_ELEMENT}>${link}</${COPY_ELEMENT}>` }];
  return [...empty.map((at) => ({ at, text: link })), ...whole];
};

/** Index of the link text in `CopyWords`. */
const VIEW = 3;

/** The script of these elements. */
const copyElements = ({ markup }: PageHtml, { base }: Build): string =>
  markup.hasCopyScript ? '' : `<script src="${sitePath(base)}${paths.copy}" defer></script>`;

/** JSON-LD in place of that of an earlier build, which may say what is no longer true. */
const replacedData = (page: Page, { markup: { ownData } }: PageHtml, build: Build): Pick<Insertion, 'instead'> => {
  if (ownData === null) return {};
  const [at, to] = ownData;
  return { instead: { at, to, text: structuredData(page, build) ?? '' } };
};

type InsertionName = (typeof INSERTIONS)[number];

/** Insertions into the head of a page, in this order. */
const HEAD: readonly (readonly [InsertionName, (page: Page, html: PageHtml, build: Build) => string])[] = [
  ['links', (page, { markup }, build) => linkElements(page, build, markup)],
  ['webmcp', (_, html, build) => toolElements(html, build)],
  ['jsonld', (page, { markup }, build) => (markup.ownData === null ? (structuredData(page, build) ?? '') : '')],
  ['copy', (_, html, build) => copyElements(html, build)],
];

/** Paths that each insertion names. Links are chosen one by one. */
const NAMED: Readonly<Record<InsertionName, readonly string[]>> = {
  links: [],
  directive: [paths.llms, twinPath('/')],
  webmcp: [paths.webmcp],
  jsonld: [],
  copy: [paths.copy, twinPath('/')],
};

/**
 * The insertions into a page, without those that the configuration turns off, those for files that the bundle does not have, and those that
 * the page already has.
 */
const insertionOf = (page: Page, html: PageHtml, build: Build): Insertion => {
  const chosen = insertionsOf(build);
  const wanted = INSERTIONS.filter((each) => chosen.includes(each) && NAMED[each].every(publishes(build)));
  const head = HEAD.map(([name, write]) => (wanted.includes(name) ? write(page, html, build) : '')).join('');
  const inside = wanted.includes('copy') ? copyLinks(page, html, build) : [];
  const instead = wanted.includes('jsonld') ? replacedData(page, html, build) : {};
  const path = wanted.includes('directive') && !html.markup.hasDirective ? llmsPathOf(page, build) : null;
  if (path === null) return { head, inside, ...instead };
  const index = sitePath(build.base) + path;
  return { head, inside, ...instead, start: commentOf(index), end: elementOf(index) };
};
