/** The registered name of a company on its pages: its name with a legal form, as the whole of a line. */
import { slugify } from '../../../base/slug.ts';
import type { Place } from '../../../problems/problem.ts';
import type { Claim } from '../../claim.ts';
import { visibleText } from '../visible-text.ts';
import { namedClaim, type CompanyPage } from './company-pages.ts';
import { registeredName, withoutLegalForm } from './legal-forms.ts';

/** A registered name, and where it is. */
interface LegalName {
  readonly value: string;
  readonly page: CompanyPage['page'];
  readonly place: Place;
}

/** The registered name with one of some names; null when the pages show none, or several. */
export const shownLegalName = (pages: readonly CompanyPage[], names: readonly string[]): LegalName | null => {
  const own = new Set(names.map(keyOf));
  const found = pages.flatMap(({ page, root }) => {
    const { lines, text, offsetAt } = visibleText(root);
    return lines.flatMap((line) => {
      const value = registeredName(line);
      if (value === null || !own.has(keyOf(value))) return [];
      return [{ value, page, place: { file: page.source, offset: offsetAt(Math.max(0, text.indexOf(value))) } }];
    });
  });
  return new Set(found.map(({ value }) => slugify(value))).size === 1 ? (found[0] ?? null) : null;
};

/** The claim of the registered name. */
export const namedLegalName = (about: readonly CompanyPage[], name: string): readonly Claim[] => {
  const found = shownLegalName(about, [name]);
  return found === null ? [] : [{ ...namedClaim(found.page, '/legalName', found.value), place: found.place }];
};

const keyOf = (name: string): string => slugify(withoutLegalForm(name)).replaceAll('-', '');
