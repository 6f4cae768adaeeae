/** The company behind a site: its registered name, or the name in the copyright notices of its pages. */
import { onceEach } from '../base/memoise.ts';
import { foldName } from '../base/slug.ts';
import type { Build } from '../build/build.ts';
import { frontPage } from '../build/contents.ts';
import { readMarkup } from '../facts/page-tree.ts';
import { companyPages } from '../facts/readers/company/company-pages.ts';
import { registeredName } from '../facts/readers/company/legal-forms.ts';
import { visibleText } from '../facts/readers/visible-text.ts';
import type { Page } from '../pages/page.ts';

const COPYRIGHT = /^\s*(?:©|\(c\)|copyright\b)/i;
/** Separators between parts of a footer; "all rights reserved" is a separate sentence in any language. */
const BETWEEN = /\s+[|·–—]\s+|(?<=\.)\s+/;

/**
 * The registered name in the copyright notice of the front page and of the pages about the company: "Acme Ltd" in "© 2026 Acme Ltd". Null
 * if a source has the registered name, and if pages have several.
 */
export const shownOwner = onceEach((build: Build): string | null => {
  if (build.facts.company.body.legalName !== null) return null;
  const named = [frontPage(build), ...companyPages(build.listed).map(([, page]) => page)];
  // The page for developers may come from sitec.
  const pages = new Set(named.filter((page): page is Page => page !== null && page !== build.developers));
  const lines = [...pages].flatMap((page) => visibleText(readMarkup(page, build.site.folder)).lines);
  const copyrights = lines.flatMap((line) => line.split(BETWEEN)).filter((part) => COPYRIGHT.test(part));
  const owners = new Set(copyrights.flatMap((part) => registeredName(part) ?? []));
  return owners.size === 1 ? ([...owners][0] ?? null) : null;
});

/** The name of a site with the company behind it: "Anvils, © Acme Ltd". */
export const fullName = (build: Build): string => {
  const { name, legalName } = build.facts.company.body;
  if (legalName !== null) return foldName(legalName).includes(foldName(name)) ? legalName : `${name}, ${legalName}`;
  const owner = shownOwner(build);
  return owner === null ? name : `${name}, © ${owner}`;
};
