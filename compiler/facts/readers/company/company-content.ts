import type { Place } from '../../../problems/problem.ts';
import type { Infer } from '../../../schema/builder.ts';
import type { companyContent } from '../../../schema/content.ts';
import type { Claim } from '../../claim.ts';
import { absolute } from '../../resources/records.ts';
import { officeOf } from './office.ts';

/** `company.yaml`, or a part of it. */
export type CompanyContent = Partial<Infer<typeof companyContent>>;

/** A source of company values that was written for sitec. */
export interface ContentOrigin {
  readonly level: 'config' | 'content';
  /** Public address of the site without trailing slash. */
  readonly base: string;
  readonly placeOf: (path: readonly string[]) => Place;
}

/** The company claims of a content file or of the configuration. */
export const companyClaims = (data: CompanyContent, { level, base, placeOf }: ContentOrigin): readonly Claim[] => {
  const claim = (pointer: string, value: unknown): readonly Claim[] =>
    value === undefined || value === null
      ? []
      : [{ slug: 'company', pointer, value, level, page: `${base}/`, place: placeOf(pointer.split('/').slice(1)) }];
  const contacts = LABELS.flatMap((label) => {
    const { email, telephone, url, hours, languages } = data.contacts?.[label] ?? {};
    const fields = { email, telephone, url: url && absolute(url, base), hours, languages };
    return Object.entries(fields).flatMap(([field, value]) => claim(`/contacts/${label}/${field}`, value));
  });
  return [
    ...claim('/name', data.name),
    ...claim('/legalName', data.legalName),
    ...claim('/description', data.description),
    ...claim('/logo', data.logo && absolute(data.logo, base)),
    ...claim('/app', data.app && absolute(data.app, base)),
    ...claim('/office', data.office && officeOf(data.office)),
    ...contacts,
    ...claim('/sameAs', data.sameAs),
  ];
};

const LABELS = ['support', 'sales'] as const;
