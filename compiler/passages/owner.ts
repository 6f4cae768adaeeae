/** The company behind a site: its registered name, or the name in the copyright notices of its pages. */
import { onceEach } from '../base/memoise.ts';
import { foldName } from '../base/slug.ts';
import type { Build } from '../build/build.ts';
import { frontPage, pagesOfSite } from '../build/contents.ts';
import { readMarkup } from '../facts/page-tree.ts';
import { companyPages } from '../facts/readers/company/company-pages.ts';
import { registeredName } from '../facts/readers/company/legal-forms.ts';
import { visibleText } from '../facts/readers/visible-text.ts';
import type { Page } from '../pages/page.ts';

const COPYRIGHT = /^\s*(?:©|\(c\)|copyright\b)/i;
/** Separators between parts of a footer; "all rights reserved" is a separate sentence in any language, unlike the parts of "sp. z o.o.". */
const BETWEEN = /\s+[|·–—]\s+|(?<=\.)\s+(?=\p{Lu})/u;

/** Two capital letters at the end of a line may be those of a state: "Calgary, AB". */
const ABBREVIATED = /[\s,]\p{Lu}{2}$/u;

/**
 * The words for the company behind a site: the registered name in the copyright notice of the front page and of the pages about the
 * company, as "© Acme Ltd", or else in a line of its own on the latter: with the name of the site, or in the imprint. Null if a source has the
 * registered name, and if pages have several.
 */
export const shownOwner = onceEach((build: Build): string | null => {
  if (build.facts.company.body.legalName !== null) return null;
  // The page for developers may come from sitec.
  const ofSite = (found: readonly (Page | null)[]): readonly Page[] =>
    pagesOfSite(
      found.filter((page) => page !== null),
      build,
    );
  const named = companyPages(build.listed);
  const about = ofSite(named.map(([, page]) => page));
  const linesOf = (page: Page): readonly string[] => visibleText(readMarkup(page, build.site.folder)).lines;
  const own = about.flatMap(linesOf);
  const lines = [...own, ...ofSite([frontPage(build)]).flatMap((front) => (about.includes(front) ? [] : linesOf(front)))];
  const copyrights = lines.flatMap((line) => line.split(BETWEEN)).filter((part) => COPYRIGHT.test(part));
  const [noted, ...others] = new Set(copyrights.flatMap((part) => registeredName(part) ?? []));
  if (noted !== undefined) return others.length === 0 ? `© ${noted}` : null;
  const imprint = new Set(ofSite(named.flatMap(([name, page]) => (name === 'imprint' ? page : []))).flatMap(linesOf));
  const hasName = (line: string): boolean => foldName(line).includes(foldName(build.facts.company.body.name));
  const isOwn = (line: string): boolean => !/[:：]/.test(line) && (hasName(line) || (imprint.has(line) && !ABBREVIATED.test(line)));
  const [alone, ...more] = new Set(own.filter((line) => registeredName(line) === line && isOwn(line)));
  return more.length === 0 ? (alone ?? null) : null;
});

/** The company behind a site, from a source or its pages; null when it is unknown. */
export const ownerOf = (build: Build): string | null => build.facts.company.body.legalName ?? shownOwner(build);

/** The name of a site with the company behind it: "Anvils, © Acme Ltd". */
export const fullName = (build: Build): string => {
  const { name, legalName } = build.facts.company.body;
  if (legalName !== null) return foldName(legalName).includes(foldName(name)) ? legalName : `${name}, ${legalName}`;
  const owner = shownOwner(build);
  return owner === null ? name : `${name}, ${owner}`;
};
