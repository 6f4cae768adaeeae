import { readMarkup } from '../facts/page-tree.ts';
import { companyPages, pagesAboutCompany } from '../facts/readers/company/company-pages.ts';
import { shownLegalName } from '../facts/readers/company/named-legal-name.ts';
import { shownContacts } from '../facts/readers/company/shown-contacts.ts';
import type { Root } from '../markdown/hast.ts';
import { type Page, homePage } from '../pages/page.ts';
import type { Place } from '../problems/problem.ts';
import type { Reading } from '../read-build.ts';

/** A fact that only pages show, and that the user can confirm. */
export interface OpenFact {
  /** Path of the fact: `plans.growth.price`, `company.legalName`. */
  readonly path: string;
  /** The fact with the words of the page: `Growth: 49 USD a month ("$49/mo")`. */
  readonly words: string;
  /** Where it was found. */
  readonly place: Place;
}

/** A fact of the company from the words of pages, without an explicit source. */
export interface CompanyFact extends OpenFact {
  readonly value: string;
}

const LABELS: Readonly<Record<string, string>> = {
  '/contacts/support/email': 'E-mail of support',
  '/contacts/support/telephone': 'Telephone of support',
  '/contacts/sales/email': 'E-mail of sales',
  '/contacts/sales/telephone': 'Telephone of sales',
};

interface Shown {
  readonly page: Page;
  readonly root: Root;
}

/** The registered name and the contacts on the pages about the company, without an explicit source. Contradictions are left out. */
export const companyFacts = ({ build, pages }: Reading): readonly CompanyFact[] => {
  const { company } = build.facts;
  const listed = pages.pages.filter((page) => page.listed);
  const legal = companyPages(listed).flatMap(([name, page]) => (['terms', 'privacy'].includes(name) ? [page] : []));
  const about = pagesAboutCompany(pages.pages, null);
  const shown = [...new Set([...about, ...legal])].map((page) => ({ page, root: readMarkup(page, build.site.folder) }));
  // Without a name, the host is the name of the company; then the title of the home page is used.
  const isNamed = company.body.name !== new URL(build.base).hostname;
  const title = homePage({ pages: listed })?.title ?? '';
  const names = isNamed ? [company.body.name] : title.split(TITLE_PARTS);
  const name = company.body.legalName === null ? shownLegalName(shown, names) : null;
  return [
    ...(name ? [{ path: 'company.legalName', words: `Registered name: ${name.value}`, place: name.place, value: name.value }] : []),
    ...contacts(
      shown.filter(({ page }) => about.includes(page)),
      company.body.contacts,
    ),
  ];
};

type Contacts = Reading['build']['facts']['company']['body']['contacts'];

const contacts = (shown: readonly Shown[], known: Contacts): readonly CompanyFact[] => {
  const claims = shown.flatMap(({ page, root }) => shownContacts(page, root));
  return Object.entries(LABELS).flatMap(([pointer, label]) => {
    const [, , kind = '', field = ''] = pointer.split('/');
    const contact = known[kind];
    const isKnown = contact?.status === 'confirmed' && contact[field as 'email' | 'telephone'] !== null;
    const found = claims.filter((claim) => claim.pointer === pointer);
    const [value, ...others] = new Set(found.map((claim) => String(claim.value)));
    if (isKnown || value === undefined || others.length > 0) return [];
    return [{ path: `company${pointer.replaceAll('/', '.')}`, words: `${label}: ${value}`, place: found[0]?.place as Place, value }];
  });
};

/** Separators between parts of a title: "Acme | Orders in one list". */
const TITLE_PARTS = /\s+[|·–—:-]\s+|:\s+/;
