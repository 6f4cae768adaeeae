/** The registered name of a company on its pages: its name with a legal form, as the whole of a line. */
import { slugify } from '../../../base/slug.ts';
import type { Claim } from '../../claim.ts';
import { visibleText } from '../visible-text.ts';
import { namedClaim, type CompanyPage } from './company-pages.ts';
import { registeredName, withoutLegalForm } from './legal-forms.ts';

/** The claim of the registered name; empty when the pages show none, or several. */
export const namedLegalName = (about: readonly CompanyPage[], name: string): readonly Claim[] => {
  const found = about.flatMap(({ page, root }) =>
    visibleText(root).lines.flatMap((line) => {
      const registered = registeredName(line);
      return registered !== null && keyOf(registered) === keyOf(name) ? [{ page, registered }] : [];
    }),
  );
  const [first] = found;
  const isOnly = new Set(found.map(({ registered }) => slugify(registered))).size === 1;
  return first && isOnly ? [namedClaim(first.page, '/legalName', first.registered)] : [];
};

const keyOf = (name: string): string => slugify(withoutLegalForm(name)).replaceAll('-', '');
