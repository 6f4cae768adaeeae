import { dateOf } from '../../base/dates.ts';
import { slugify } from '../../base/slug.ts';
import { graphOf, idOf, placeIn } from '../../jsonld/graph.ts';
import { text as property, type JsonLdNode } from '../../jsonld/read.ts';
import { type Page, homePage } from '../../pages/page.ts';
import { array, nullable, object, record, string, type Infer } from '../../schema/builder.ts';
import { companyContent } from '../../schema/content.ts';
import { contact, date, provenance, text, url, type Contact } from '../../schema/shapes.ts';
import type { Claim } from '../claim.ts';
import { readMarkup } from '../page-tree.ts';
import { companyConfig } from '../readers/company/company-config.ts';
import { companyClaims, type CompanyContent } from '../readers/company/company-content.ts';
import { companyDrift, saysSame } from '../readers/company/company-drift.ts';
import { companyMarks } from '../readers/company/company-marks.ts';
import { companyPages, contactPagesOf, pagesAboutCompany, type CompanyPage } from '../readers/company/company-pages.ts';
import { checkedEntries, type CheckedEntry } from '../readers/content-entries.ts';
import { withoutLegalForm } from '../readers/company/legal-forms.ts';
import { readMicrodata } from '../readers/microdata.ts';
import { namedContacts } from '../readers/company/named-contacts.ts';
import { hoursPages, inWordsOfPage, namedHours, shownHours } from '../readers/company/named-hours.ts';
import { namedLegalName } from '../readers/company/named-legal-name.ts';
import { namedOffice } from '../readers/company/named-office.ts';
import { namedProfiles } from '../readers/company/named-profiles.ts';
import { organizationFacts } from '../readers/company/organization.ts';
import { comparableContacts, shownContacts } from '../readers/company/shown-contacts.ts';
import { defineResource, type Resource, type Sources } from '../resource.ts';
import { provenanceOf, settle, type SettledRecord } from '../settle.ts';
import { companyName, namesOfCompany, organizationOf, organizationsAmong } from './company-name.ts';
import { absolute, newest } from './records.ts';

const companySchema = object('Company details, office, support and sales contacts', {
  name: text('Name, else the one that the pages agree on, else the host'),
  legalName: nullable(text('Registered name')),
  description: nullable(text('What the company does')),
  url: url('Site'),
  logo: nullable(url('Logo')),
  app: nullable(url('Application where people sign up')),
  office: nullable(
    object('Address', {
      street: nullable(text('Street and number')),
      postalCode: nullable(text('Postal code')),
      city: nullable(text('City')),
      region: nullable(text('State or province')),
      country: nullable(string('Country (ISO 3166-1 alpha-2)', { pattern: '^[A-Z]{2}$' })),
      raw: text('The address on one line'),
    }),
  ),
  contacts: record('Contacts by role: support, sales, general', nullable(contact('Contact, null when none is known'))),
  sameAs: array('Profiles elsewhere', url('Address')),
  pages: record('about, contact, terms, privacy and others', url('Page')),
  updated: nullable(date('Date of the last change')),
  provenance: provenance(),
});

type Company = Infer<typeof companySchema>;

/** Whom a contact is for. `general` is for everything else. */
const CONTACT_ROLES = ['support', 'sales', 'general'] as const;

/** The company: from the configuration, a content file, marks and microdata of its pages, and the Organization in their JSON-LD. */
export const company: Resource<Company> = defineResource({
  name: 'company',
  singular: 'company',
  title: 'Company and contacts',
  description: 'Company details, office, support and sales contacts',
  schema: companySchema,
  count: () => 1,
  extract: (sources) => {
    const entries = checkedEntries(sources.entries, companyContent, sources.problems);
    const [settled] = settle('company', claimsOf(entries, sources), companyDrift, sources).values();
    const value = <T>(pointer: string): T | null => (settled?.get(pointer)?.value as T | undefined) ?? null;
    const body: Company = {
      name: value<string>('/name') ?? companyName(sources),
      legalName: value('/legalName'),
      description: value('/description'),
      url: `${sources.base}/`,
      logo: value('/logo'),
      app: value('/app'),
      office: value('/office'),
      contacts: Object.fromEntries(CONTACT_ROLES.map((role) => [role, contactOf(role, settled)])),
      sameAs: value('/sameAs') ?? [],
      pages: pagesOf(entries, sources),
      updated: newest([...entries.map(({ data }) => data.updated), sources.config.facts?.company?.updated].map(dateOf)),
      ...(sources.config.provenance !== false && settled && { provenance: provenanceOf(settled) }),
    };
    for (const field of ['name', 'legalName', 'description', 'logo', 'app', 'office', 'sameAs'] as const)
      sources.log.publish(`company.${field}`, body[field]);
    return { body, items: [] };
  },
});

const contactOf = (role: string, record: SettledRecord | undefined): Contact | null => {
  const fields = new Map([...(record ?? [])].filter(([pointer]) => pointer.startsWith(`/contacts/${role}/`)));
  const value = <T>(field: string): T | null => (fields.get(`/contacts/${role}/${field}`)?.value as T | undefined) ?? null;
  if (fields.size === 0) return null;
  return {
    email: value('email'),
    telephone: value('telephone'),
    url: value('url'),
    hours: value('hours'),
    languages: value('languages') ?? [],
    status: [...fields.values()].some(({ level }) => level !== 'heuristic') ? 'confirmed' : 'shown',
  };
};

const claimsOf = (entries: readonly CheckedEntry<CompanyContent>[], sources: Sources): readonly Claim[] => {
  const written = entries.flatMap(({ data, entry }) =>
    companyClaims(data, { level: 'content', base: sources.base, placeOf: (path) => entry.placeOf(path) }),
  );
  const stated = [...companyConfig(sources), ...written];
  const shown: Claim[] = [];
  const read = (page: Page): CompanyPage => ({ page, root: readMarkup(page, sources.folder) });
  const about = pagesAboutCompany(sources.pages, organizationOf(sources)?.file ?? null).map(read);
  for (const { page, root } of about) {
    stated.push(...companyMarks(page, root, sources.problems));
    stated.push(...described(page, readMicrodata(root), 'attribute', sources), ...described(page, page.jsonld, 'jsonld', sources));
    shown.push(...shownContacts(page, root));
  }
  const hours = shownHours(about);
  return [
    ...stated.map((claim) => inWordsOfPage(claim, hours, about)),
    ...comparableContacts(shown, stated, saysSame),
    ...unstated(
      [
        ...namedContacts(sources.pages, [...about.map(({ page }) => page), ...contactPagesOf(sources.pages)], sources.base),
        ...namedHours(hours.length > 0 ? hours : shownHours(hoursPages(sources.pages).map(read))),
        ...namedLegalName(about, companyName(sources)),
        ...namedOffice(about, homePage(sources)),
        ...namedProfiles(about, [companyName(sources), ...namesOfCompany(sources)], sources.base),
      ],
      stated,
    ),
  ];
};

/** What pages mention counts only where no explicit source states it. It does not contradict explicit sources. */
const unstated = (named: readonly Claim[], stated: readonly Claim[]): readonly Claim[] =>
  named.filter(
    (claim) =>
      !stated.some(
        (each) =>
          each.pointer === claim.pointer ||
          // One address may be stated for another role.
          ([each, claim].every(({ pointer }) => pointer.startsWith('/contacts/')) && saysSame(each, { ...claim, pointer: each.pointer })),
      ),
  );

/** The claims of the Organizations among the nodes of a page that are the company. */
const described = (page: Page, nodes: readonly JsonLdNode[], level: 'attribute' | 'jsonld', sources: Sources): readonly Claim[] => {
  const graph = graphOf(
    nodes,
    sources.pages.flatMap((other) => other.jsonld),
  );
  return organizationsAmong(nodes)
    .filter((node) => isCompany(node, sources))
    .flatMap((organization) =>
      organizationFacts(organization, graph, sources.base).map(({ pointer, value, node, property: name }) => ({
        slug: 'company',
        pointer,
        value,
        level,
        page: page.url,
        place: placeIn(page, node, name),
      })),
    );
};

/** The Organization of the home page, and others with its identifier or with a known name of the company. */
const isCompany = (node: JsonLdNode, sources: Sources): boolean => {
  const home = organizationOf(sources);
  if (node === home || (home !== null && idOf(node) !== null && idOf(node) === idOf(home))) return true;
  const name = bareName(property(node, 'name') ?? property(node, 'legalName') ?? '');
  const known = namesOfCompany(sources).map(bareName);
  return name !== '' && (known.includes(name) || known.length === 0);
};

const bareName = (name: string): string => slugify(withoutLegalForm(name));

const pagesOf = (entries: readonly CheckedEntry<CompanyContent>[], { base, pages, config }: Sources): Record<string, string> => {
  const given = [...entries.map(({ data }) => data), config.facts?.company].flatMap((data) => Object.entries(data?.pages ?? {}));
  const found = companyPages(pages).map(([name, page]) => [name, page.url] as const);
  return Object.fromEntries([...found, ...given.map(([name, address]) => [name, absolute(address, base)] as const)]);
};
