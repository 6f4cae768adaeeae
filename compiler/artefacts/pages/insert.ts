import { onceEach } from '../../base/memoise.ts';
import type { Build } from '../../build/build.ts';
import { publishes } from '../../build/contents.ts';
import { DEFAULT_INSERTIONS, type INSERTIONS } from '../../config/known-values.ts';
import { originTrialTokens } from '../../config/sections/webmcp.ts';
import { pageRelations, type PageRelation } from '../../header-table.ts';
import type { Insertion } from '../../html/html.ts';
import type { PageHtml, PageMarkup } from '../../pages/markup.ts';
import type { Page } from '../../pages/page.ts';
import { encodePath, pageStem, paths, sitePath, twinPath } from '../../paths.ts';
import { compare } from '../../problems/problem.ts';
import { escapeHtml } from '../../prose/template.ts';
import { structuredData } from './jsonld.ts';

type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * The Link header of a page as elements, for hosts that send none; the address of the page and its translations, where it does not tell them
 * itself. ASCII.
 */
const linkElements = (page: Page, build: Build, own: PageMarkup): string => {
  const relations = pageRelations(publishes(build)).filter((relation) => !has(own, relation));
  const below = sitePath(build.base);
  const links: readonly Attributes[] = [
    ...relations.map(({ path, rel, type }) => ({ rel, type, href: below + path.replace('{page}', () => encodePath(pageStem(page.path))) })),
    ...canonicalLink(page, own),
    ...translationLinks(page, build),
  ];
  return links.map(element).join('');
};

/** A page may have several links of one relation, but alternates of one type would be rivals. */
const has = ({ links }: PageMarkup, { rel, type }: PageRelation): boolean =>
  links.some((link) => link.relations.includes(rel) && (rel !== 'alternate' || link.type === type));

const element = (attributes: Attributes): string => {
  const written = Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeHtml(value)}"`]));
  return `<link${written.join('')}>`;
};

/** A page that asks not to be listed has no address to be listed under. */
const canonicalLink = ({ listed, url }: Page, { links }: PageMarkup): readonly Attributes[] =>
  listed && !links.some(({ relations }) => relations.includes('canonical')) ? [{ rel: 'canonical', href: url }] : [];

/**
 * Translations that content files tell of a guide whose head names none. The list holds the page itself, as search engines want it. None where
 * the page has its content from another address, or where two pages of one language could be meant.
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

/** The script with the tools, and before it the tokens of origin trials, which browsers want to know before a script asks for the feature. */
const toolElements = ({ bytes, markup }: PageHtml, { settings, base }: Build): string => {
  const tokens = originTrialTokens(settings.config).filter((token) => !Buffer.from(bytes).includes(token));
  const elements = tokens.map((token) => `<meta http-equiv="origin-trial" content="${token}">`);
  return elements.join('') + (markup.hasScript ? '' : `<script src="${sitePath(base)}${paths.webmcp}" defer></script>`);
};

/** `more` are further attributes of the link. */
const sentences = (below: string, more: string): string =>
  `For the complete index of this site, see <a href="${below}${paths.llms}"${more}>llms.txt</a>. Markdown version of any page: append /index.md.`;

/**
 * For programs that read the HTML as it comes: where there is a better form. A comment takes no place among the elements, so that no style sheet
 * and no framework can tell that it is there.
 */
const commentOf = (below: string): string => `<!-- ${sentences(below, '')} -->`;

/**
 * The same for programs that drop comments, and for those that read what a browser renders. Nobody sees it, whatever the policy and the style
 * sheets of the site are: `hidden` needs no style, and no site has rules for an element of this name. Where webmcp.js runs, it makes of it a text of
 * one pixel, which takes no room, and at whose link the keyboard does not stop. It is the last element of the body: as the first one it would be
 * counted by rules such as `body > * + *`, and be before the link that skips to the content. A site whose style sheet has rules for
 * `body > :last-child` wants `inject` without it.
 */
const elementOf = (below: string): string =>
  `<sitec-directive hidden><aside lang="en" dir="ltr" aria-label="For AI agents">${sentences(below, ' tabindex="-1"')}</aside></sitec-directive>`;

/** What each insertion names. The links are chosen one by one. */
const NAMED: Readonly<Record<(typeof INSERTIONS)[number], readonly string[]>> = {
  links: [],
  directive: [paths.llms, twinPath('/')],
  webmcp: [paths.webmcp],
  jsonld: [],
};

/** What is written into a page: nothing that the configuration leaves out, nothing that names what the bundle does not have, and nothing that the page has already. */
export const insertionOf = (page: Page, html: PageHtml, build: Build): Insertion => {
  const wanted = (build.settings.config.inject ?? DEFAULT_INSERTIONS).filter((each) => NAMED[each].every(publishes(build)));
  if (wanted.length === 0) return { head: '' };
  const below = sitePath(build.base);
  const head = [
    wanted.includes('links') ? linkElements(page, build, html.markup) : '',
    wanted.includes('webmcp') ? toolElements(html, build) : '',
    wanted.includes('jsonld') ? (structuredData(page, build) ?? '') : '',
  ];
  const isTold = !wanted.includes('directive') || html.markup.hasDirective;
  return { head: head.join(''), ...(!isTold && { start: commentOf(below), end: elementOf(below) }) };
};
