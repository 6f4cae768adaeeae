import { attribute, type Element, type Root } from '../../../markdown/hast.ts';
import { emailOf, telephoneOf } from '../../../pages/contact-mentions.ts';
import type { Page } from '../../../pages/page.ts';
import type { ProblemList } from '../../../problems/problem.ts';
import { sources } from '../../../problems/sources.ts';
import type { Claim } from '../../claim.ts';
import { placeOfNode } from '../../page-tree.ts';
import { contactLinks, ownElements } from './contact-links.ts';
import { hasLegalForm } from './legal-forms.ts';
import { officesIn } from './named-office.ts';
import { officeOfLines } from './office.ts';
import { visibleText } from '../visible-text.ts';

/** The company claims of `data-sitec-company` and `data-sitec-contact` on a page. */
export const companyMarks = (page: Page, root: Root, problems: ProblemList): readonly Claim[] =>
  [...ownElements(root)].flatMap(({ element }) => {
    const label = attribute(element, 'dataSitecContact');
    const claims: Claim[] = [];
    const claim = (pointer: string, value: unknown, from: Element = element): void => {
      const note = label === undefined ? 'data-sitec-company' : 'data-sitec-contact';
      if (value !== null)
        claims.push({ slug: 'company', pointer, value, level: 'attribute', page: page.url, place: placeOfNode(page, from, note) });
    };
    if (element.properties.dataSitecCompany !== undefined) readCompany(element, claim);
    if (label !== undefined) {
      readContact(label, element, claim);
      if (claims.length === 0) reportContact(label, page, element, problems);
    }
    return claims;
  });

type Take = (pointer: string, value: unknown, from?: Element) => void;

const readContact = (label: string, element: Element, claim: Take): void => {
  if (label === 'office') claim('/office', officeOfLines(addressLines(linesOf(element))));
  if (label !== 'support' && label !== 'sales') return;
  const links = [...contactLinks(element)];
  const words = visibleText(element).line;
  for (const [field, read] of [['email', emailOf] as const, ['telephone', telephoneOf] as const]) {
    const link = links.find((each) => each.field === field);
    claim(`/contacts/${label}/${field}`, link?.value ?? read(words), link?.element);
  }
};

const reportContact = (label: string, page: Page, element: Element, problems: ProblemList): void => {
  const isLabel = ['support', 'sales', 'office'].includes(label);
  const expected = isLabel ? 'it must hold an address, or a link to an e-mail address or telephone number' : 'support, sales or office';
  problems.add(
    sources.attributeUnreadable,
    { name: 'data-sitec-contact', value: label, expected },
    placeOfNode(page, element, 'data-sitec-contact'),
  );
};

const readCompany = (element: Element, claim: Take): void => {
  const inside = [element, ...[...ownElements(element)].map((placed) => placed.element)];
  const marked = inside.find((each) => each.properties.dataSitecName !== undefined);
  const lines = linesOf(element);
  const [legalName = null, ...others] = lines.filter((line) => line.length <= 80 && hasLegalForm(line));
  const name = marked ? markedName(marked) : nameIn(lines);
  claim('/name', name, marked);
  claim('/legalName', others.length === 0 ? legalName : null);
  if (inside.some((each) => attribute(each, 'dataSitecContact') === 'office')) return;
  const rest = (each: Element): readonly string[] => addressLines(linesOf(each)).filter((line) => line !== name && line !== legalName);
  const address = inside.find((each) => each.tagName === 'address');
  claim('/office', (address ? officeOfLines(rest(address)) : null) ?? officesIn(rest(element).join('\n'))[0] ?? null, address);
};

const markedName = (element: Element): string | null => attribute(element, 'dataSitecName') || linesOf(element).join(' ') || null;

/** A single line of few words is a name, unless it has the form of a registered name. */
const nameIn = ([line = '', ...others]: readonly string[]): string | null =>
  others.length === 0 && /^[^,;:\d]{1,40}$/.test(line) && !hasLegalForm(line) ? line : null;

const linesOf = (element: Element): readonly string[] => visibleText(element).lines;

/** Lines without email addresses, telephone numbers and links, which many address blocks contain. */
const addressLines = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => !line.includes('@') && !/^(?:https?:|www\.)/i.test(line) && !/^[^\d+]{0,16}\+?[0-9 ()./-]{7,}$/.test(line));
