import { foldName } from '../../../base/slug.ts';
import { once } from '../../../base/memoise.ts';
import { singleSpaced } from '../../../base/one-line.ts';
import type { Root } from '../../../markdown/hast.ts';
import { languageFiles, partsOf } from '../../../pages/language/language-files.ts';
import { type Page, homePage } from '../../../pages/page.ts';
import type { Claim } from '../../claim.ts';

/** A page about the company, with its tree. */
export interface CompanyPage {
  readonly page: Page;
  readonly root: Root;
}

/** A claim of the company that the words of a page show. */
export const namedClaim = (page: Page, pointer: string, value: unknown): Claim => ({
  slug: 'company',
  pointer,
  value,
  level: 'heuristic',
  page: page.url,
  place: { file: page.source },
});

/** Common company pages, and the path names that they have. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  about: ['about', 'about-us', 'ueber-uns', 'uber-uns', 'company', 'a-propos', 'sobre', 'quienes-somos', 'chi-siamo', 'over-ons'],
  contact: [
    'contact',
    'contact-us',
    'kontakt',
    'contacto',
    'contato',
    'contatti',
    'contactez-nous',
    'nous-contacter',
    'iletisim',
    'kontakty',
  ],
  developers: ['developers'],
  terms: ['terms', 'terms-of-service', 'terms-and-conditions', 'agb'],
  privacy: ['privacy', 'privacy-policy', 'datenschutz'],
  imprint: ['imprint', 'impressum', 'legal-notice', 'mentions-legales', 'aviso-legal', 'note-legali', 'colofon'],
};

/** Maximum letters of endings of words for contact: "contattaci", "yhteystiedot". */
const ENDING = 3;
/** Least letters of such words: shorter ones, such as "reach", are often names of other things. */
const LEAST = 6;

/** The words for contact in all languages as the name of a page, with a short word behind them at most: "contacts", "contact-me". */
const contactNames = once((): RegExp => {
  const forms = [...languageFiles().values()].flatMap(({ meanings }) => partsOf(meanings['contact'] ?? ''));
  const words = forms.filter((form) => /^\p{Script=Latin}+\*?$/u.test(form) && form.length >= LEAST);
  const names = words.map((form) => `${foldName(form)}${form.endsWith('*') ? `[a-z]{0,${ENDING}}` : ''}`);
  return new RegExp(`^(?:${names.join('|')})(?:-[a-z]{2,3})?$`);
});

/**
 * The company pages at the root of the site, by type. For several names of a type, the first that exists counts; without one, the only
 * page that is called contact in any folder or language, or whose path ends with the word for it: `/appointments-and-contact`.
 */
export const companyPages = (pages: readonly Page[]): readonly (readonly [name: string, page: Page])[] => {
  const byStem = new Map(pages.map((page) => [page.path.replace(/(?:\.html?|\/)$/i, ''), page]));
  return Object.entries(NAMES).flatMap(([name, stems]) => {
    const [page] = stems.flatMap((stem) => byStem.get(`/${stem}`) ?? []).concat(name === 'contact' ? onlyContact(byStem, stems) : []);
    return page ? [[name, page] as const] : [];
  });
};

/** The only page that is called contact, or the only one at the root whose path ends with a dash and one of some names. */
const onlyContact = (byStem: ReadonlyMap<string, Page>, names: readonly string[]): readonly Page[] => {
  const found = [...byStem].filter(
    ([stem, page]) => isCalled(page, ['contact']) || (names.some((each) => stem.endsWith(`-${each}`)) && !stem.includes('/', 1)),
  );
  return found.length === 1 ? found.map(([, page]) => page) : [];
};

/** The contact pages, in any language of the site: those with such a path, else those with such a heading. */
export const contactPagesOf = (pages: readonly Page[]): readonly Page[] => {
  const called = pages.filter((page) => isCalled(page, ['contact', 'imprint']));
  return called.length > 0
    ? called
    : pages.filter(({ headings }) => headings.some(({ text }) => NAMES['contact']?.includes(foldName(text))));
};

/** True for a company page in any language of the site: about, contact, terms and the like. */
export const isCompanyPage = (page: Page): boolean => isCalled(page, Object.keys(NAMES));

/** True for a page with one of the names of some types of company pages, in any language of the site. */
export const isCalled = ({ path }: Page, names: readonly string[]): boolean => {
  const segments = path
    .replace(/\.html?$/i, '')
    .split('/')
    .filter((segment) => segment !== '');
  const last = segments.at(-1) ?? '';
  return segments.length <= 2 && names.some((name) => NAMES[name]?.includes(last) || (name === 'contact' && contactNames().test(last)));
};

/**
 * The pages about the company: the home page with its footer, about, contact, imprint, the page at `source`, and pages with marks that
 * these do not have.
 */
export const pagesAboutCompany = (pages: readonly Page[], source: string | null): readonly Page[] => {
  const listed = pages.filter((page) => page.listed);
  const named = companyPages(listed).flatMap(([name, page]) => (['about', 'contact', 'imprint'].includes(name) ? [page] : []));
  const describing = listed.filter((page) => page.source === source);
  const chosen = [homePage({ pages: listed }), ...named, ...describing].filter((page) => page !== null);
  const known = new Set(chosen.flatMap(marksOf));
  // A footer is the same on every page, so it is read once.
  const others = listed.filter((page) => {
    const marks = chosen.includes(page) ? [] : marksOf(page).filter((mark) => !known.has(mark));
    for (const mark of marks) known.add(mark);
    return marks.length > 0;
  });
  return [...new Set([...chosen, ...others])];
};

/** The key of the company marks of a page, to find out whether another page has the same. */
const marksOf = ({ marks }: Page): readonly string[] =>
  marks.flatMap(({ attributes: { company, contact }, text }) =>
    company === undefined && contact === undefined ? [] : [JSON.stringify([company, contact, singleSpaced(text)])],
  );
