import type { Build } from '../../build/build.ts';
import type { Contact } from '../../schema/shapes.ts';
import { structured, type StructuredNode } from './jsonld-offers.ts';

type Company = Build['facts']['company']['body'];

/** Identifier of the Organization of a site. */
export const organizationId = (base: string): string => `${base}/#organization`;

/** The Organization of a company. */
export const organizationNode = (company: Company, base: string): StructuredNode =>
  structured('Organization', {
    '@id': organizationId(base),
    name: company.name,
    legalName: company.legalName,
    url: company.url,
    logo: company.logo,
    description: company.description,
    sameAs: company.sameAs,
    address: addressOf(company.office),
    contactPoint: [
      ...contactPoint('customer support', company.contacts.support),
      ...contactPoint('sales', company.contacts.sales), //
    ],
  });

/** The Organization in short, for nodes of pages that do not describe it. */
export const publisherNode = ({ name, url }: Company, base: string): StructuredNode =>
  structured('Organization', { '@id': organizationId(base), name, url });

/** An address of which only the whole is known is a text. */
const addressOf = (office: Company['office']): StructuredNode | string | null => {
  if (office === null) return null;
  const { street, postalCode, city, region, country, raw } = office;
  if ((street ?? postalCode ?? city ?? region) === null) return raw;
  return structured('PostalAddress', {
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressRegion: region,
    addressCountry: country,
  });
};

const contactPoint = (contactType: string, contact: Contact | null): readonly StructuredNode[] => {
  if (contact === null) return [];
  const { email, telephone, url, hours, languages } = contact;
  const hoursAvailable = hours === null ? null : structured('OpeningHoursSpecification', { description: hours });
  return [structured('ContactPoint', { contactType, email, telephone, url, hoursAvailable, availableLanguage: languages })];
};
