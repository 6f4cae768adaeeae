/** The address of a company that its pages show as text, in the forms of street, postal code and town of many countries. */
import { singleSpaced } from '../../../base/one-line.ts';
import { grouped } from '../../../base/group-by.ts';
import type { Page } from '../../../pages/page.ts';
import type { Claim } from '../../claim.ts';
import { isStreet, townIn } from './address-forms.ts';
import { isCalled, namedClaim, type CompanyPage } from './company-pages.ts';
import { markedOffices } from './marked-office.ts';
import { labelledOffices } from './labelled-office.ts';
import { countryBehind, townAt, type Office } from './office.ts';
import { visibleText } from '../visible-text.ts';

/** Maximum characters of a line with an address. A longer line is a text. */
const LONGEST_LINE = 120;

/** Maximum parts between a postal code and another way to reach the company. */
const NEAR = 6;

/** An e-mail address or a telephone number. */
const REACH = /@|\d(?:[ ()./-]{0,2}\d){6,}/;

/**
 * The claim of the address on the pages for contact, or beside another way to reach the company on the home page. Else that of the first
 * one in an imprint, where those of others follow. Without any in these forms, that of a label such as "Address:" counts. Empty when there
 * are several, because the pages do not say which one counts.
 */
export const namedOffice = (about: readonly CompanyPage[], home: Page | null): readonly Claim[] => {
  const formed = about.flatMap(({ page, root }) => {
    const { text, lines } = visibleText(root);
    return [...officesIn(text, page === home ? REACH : null), ...markedOffices(lines)].map((office) => ({ page, office }));
  });
  const labelled = (): typeof formed =>
    about.flatMap(({ page, root }) => labelledOffices(visibleText(root).lines, page.spoken ?? 'en').map((office) => ({ page, office })));
  const found = formed.length > 0 ? formed : labelled();
  const isOfOthers = ({ page }: { readonly page: Page }): boolean => isCalled(page, ['imprint']);
  const own = found.some((each) => !isOfOthers(each)) ? found.filter((each) => !isOfOthers(each)) : found.slice(0, 1);
  const [first, ...others] = grouped(
    own,
    ({ office: { street, postalCode, raw } }) => `${(street ?? raw).replace(/\D+/g, ' ')} ${postalCode}`,
  ).values();
  const [shown] = first ?? [];
  if (!shown || others.length > 0) return [];
  return [namedClaim(shown.page, '/office', shown.office)];
};

/** The addresses in a text, in its order; only those near something else, if it is given. */
export const officesIn = (text: string, beside: RegExp | null = null): readonly Office[] => {
  const parts = text.split(/[\n\u200B]/).flatMap(partsOf);
  return parts.flatMap((_, at) => {
    const office = officeAt(parts, at);
    const isNear = (reach: RegExp): boolean => parts.slice(Math.max(0, at - NEAR), at + NEAR + 1).some((part) => reach.test(part));
    return office && (beside === null || isNear(beside)) ? [office] : [];
  });
};

/** The parts of a line of an address. A number belongs to the street before it. */
const partsOf = (line: string): readonly string[] => {
  const plain = singleSpaced(line)
    .replace(/^ | ?[.,;]? ?$/g, '')
    .replace(/^[\p{L} ]{2,20}: /u, '');
  if (plain === '') return [];
  // A text ends an address.
  if (plain.length > LONGEST_LINE) return [''];
  return plain.split(/ ?[,;|·•] (?!(?:n[.ºo°]{0,2} ?)?\d{1,4}(?: ?[a-zA-Z])?(?:[,;|·•]|$))| [–—-] /u);
};

/** Maximum parts of an address between its street and its town. */
const BETWEEN = 2;

/** The address whose postal code is in a part. */
const officeAt = (parts: readonly string[], index: number): Office | null => {
  const town = townAt(parts, index);
  const street = town ? (streetBefore(parts, town.at) ?? streetBehind(parts, index)) : null;
  if (!town || street === null) return null;
  const { at: _, ...known } = town;
  const last = Math.max(index, street);
  const country = countryBehind(parts, last);
  const raw = parts.slice(Math.min(street, town.at), last + (country === null ? 1 : 2)).join(', ');
  return { ...known, street: parts[street] ?? null, country, raw };
};

/** The index of the street right behind a town, as in Hungary. Null when there is none, or it is that of another town behind it. */
const streetBehind = (parts: readonly string[], town: number): number | null =>
  isStreet(parts[town + 1] ?? '') && (!townIn(parts[town + 2] ?? '') || isStreet(parts[town + 3] ?? '')) ? town + 1 : null;

/** True for a street between two towns that is behind its own, because the second one has one behind it too. */
const isBehindAnother = (parts: readonly string[], street: number, town: number): boolean =>
  townIn(parts[street - 1] ?? '') !== null && !isStreet(parts[street - 2] ?? '') && isStreet(parts[town + 1] ?? '');

/** The index of the street before a town. Null when there is none, or something else is between them: another town, or a number to call. */
const streetBefore = (parts: readonly string[], town: number): number | null => {
  for (let at = town - 1; at >= Math.max(0, town - 1 - BETWEEN) && !townIn(parts[at] ?? '') && !REACH.test(parts[at] ?? ''); at--)
    if (isStreet(parts[at] ?? '')) return isBehindAnother(parts, at, town) ? null : at;
  return null;
};
