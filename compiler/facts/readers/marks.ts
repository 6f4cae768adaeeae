import { oneLine } from '../../base/one-line.ts';
import { LIMIT_FORM, PRICE_FORM, TRIAL_FORM } from './attribute-forms.ts';
import { didYouMean } from '../../base/did-you-mean.ts';
import type { Mark } from '../../html/types.ts';
import type { Page } from '../../pages/page.ts';
import type { Place, ProblemList } from '../../problems/problem.ts';
import { sources } from '../../problems/sources.ts';
import { statuses } from '../../schema/shapes.ts';

/** Every attribute for pages, and its value. docs/reference/content.md lists them. */
export const MARKS: Readonly<Record<string, string>> = {
  plan: 'slug of a plan; the facts below belong to it',
  name: 'name; empty: the text of the element',
  description: 'description; empty: the text of the element',
  price: `${PRICE_FORM}; several are separated by ;`,
  limit: `${LIMIT_FORM}; several are separated by ;`,
  trial: TRIAL_FORM,
  feature: 'slug of a feature',
  platform: 'slug of a platform',
  status: `${statuses.join(', ')}; use it together with feature or platform`,
  comparison: 'slug of a comparison',
  competitor: 'name of the other tool; use it together with comparison',
  addon: `${PRICE_FORM}; inside of a plan; the name of the extra is the text of the element`,
  cell: 'yes, no, partial or words; what a table cell says that shows only an icon',
  company: 'empty; around the name, the registered name and the address of the company',
  developers: 'empty, on the page /developers/: the documentation for developers is put into the element',
  contact: 'support, sales or office; around a mailto: or tel: link, or around the address',
};

/** Reports every unknown `data-sitec-*` attribute: a misspelled name would have no effect. */
export const checkMarks = (page: Page, problems: ProblemList): void => {
  for (const mark of page.marks) {
    for (const name of Object.keys(mark.attributes)) {
      if (Object.hasOwn(MARKS, name)) continue;
      const suggestion = didYouMean(name, Object.keys(MARKS)).replace('"', '"data-sitec-');
      problems.add(sources.attributeUnknown, { name: `data-sitec-${name}`, suggestion }, placeOf(page, mark, name));
    }
  }
};

/** Reports a `data-sitec-*` attribute whose value has an invalid form. */
export const reportUnreadable = (page: Page, mark: Mark, name: string, expected: string, problems: ProblemList): void =>
  problems.add(
    sources.attributeUnreadable,
    { name: `data-sitec-${name}`, value: mark.attributes[name] ?? '', expected },
    placeOf(page, mark, name),
  );

/** Position of a `data-sitec-*` attribute. */
export const placeOf = (page: Page, mark: Mark, name: string): Place => ({
  file: page.source,
  offset: mark.offset,
  note: `data-sitec-${name}`,
});

/** The value of an attribute of a mark, or of the nearest mark around it. Null when none has it. */
export const inherited = (mark: Mark | null, name: string): string | null => {
  for (let current = mark; current; current = current.parent) if (current.attributes[name]) return current.attributes[name] ?? null;
  return null;
};

/** Text of a mark on one line. Null when it is empty. */
export const markText = (mark: Mark): string | null => oneLine(mark.text) || null;
