import type { Build } from '../../../build/build.ts';
import { isConfirmed } from '../../../facts/confirmed.ts';
import { structured, type StructuredNode } from './structured.ts';

type Company = Build['facts']['company']['body'];
type Office = NonNullable<Company['office']>;

/** Data of the company in a build. */
type CompanyFacts = Pick<Build, 'facts' | 'log' | 'base'>;

/** Name of the company; null where no explicit source states it. A name by votes of the pages is a guess. */
export const statedName = ({ facts, log }: Pick<Build, 'facts' | 'log'>): string | null =>
  isConfirmed('company.name', log) ? facts.company.body.name : null;

/** Identifier of the Organization of a site. */
const organizationId = (base: string): string => `${base}/#organization`;

/** The Organization, with confirmed values only, and the site that it publishes. Empty for a company without a name. */
export const companyNodes = (
  language: string | null,
  build: CompanyFacts,
): { organization: StructuredNode; website: StructuredNode } | null => {
  const { base, facts, log } = build;
  const company = facts.company.body;
  const name = statedName(build);
  if (name === null) return null;
  const sure = <K extends keyof Company>(field: K): Company[K] | null => (isConfirmed(`company.${field}`, log) ? company[field] : null);
  const office = sure('office');
  const organization = structured('Organization', {
    '@id': organizationId(base),
    name,
    legalName: sure('legalName'),
    url: company.url,
    logo: sure('logo'),
    description: sure('description'),
    sameAs: sure('sameAs'),
    address: office && addressOf(office),
    contactPoint: [
      ...contactPoint('customer support', 'support', build),
      ...contactPoint('sales', 'sales', build), //
    ],
  });
  const publisher = { '@id': organizationId(base) };
  const website = structured('WebSite', { '@id': `${base}/#website`, name, url: company.url, inLanguage: language, publisher });
  return { organization, website };
};

/** The Organization in short, for pages that do not describe it; null for a company without a name. */
export const publisherNode = (build: CompanyFacts): StructuredNode | null => {
  const name = statedName(build);
  return name === null ? null : structured('Organization', { '@id': organizationId(build.base), name, url: build.facts.company.body.url });
};

/** An address without separate parts is a text. */
const addressOf = ({ street, postalCode, city, region, country, raw }: Office): StructuredNode | string => {
  if ((street ?? postalCode ?? city ?? region) === null) return raw;
  return structured('PostalAddress', {
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressRegion: region,
    addressCountry: country,
  });
};

const contactPoint = (contactType: string, role: 'support' | 'sales', { facts, log }: CompanyFacts): readonly StructuredNode[] => {
  const contact = facts.company.body.contacts[role];
  if (!contact) return [];
  const sure = <T>(field: string, value: T): T | null => (isConfirmed(`company.contacts.${role}.${field}`, log) ? value : null);
  const hours = sure('hours', contact.hours);
  const known = {
    email: sure('email', contact.email),
    telephone: sure('telephone', contact.telephone),
    url: sure('url', contact.url),
    hoursAvailable: hours === null ? null : structured('OpeningHoursSpecification', { description: hours }),
  };
  if (Object.values(known).every((value) => value === null)) return [];
  return [structured('ContactPoint', { contactType, ...known, availableLanguage: sure('languages', contact.languages) })];
};
