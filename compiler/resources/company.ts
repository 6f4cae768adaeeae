import { dateOf } from '../dates.ts';
import { provenanceOf, settle, type Claim, type Drift } from '../claim.ts';
import { list, text as property } from '../jsonld.ts';
import { drift as drifts } from '../problems/drift.ts';
import { checkedEntries, type CheckedEntry } from '../readers/content-entries.ts';
import { companyContent } from '../readers/content-schemas.ts';
import { contactOf, contactsOf, officeOf } from '../readers/organization.ts';
import { defineResource, type Resource, type Sources } from '../resource.ts';
import { array, nullable, object, record, string, type Infer } from '../schema.ts';
import { companyName, organizationOf } from './company-name.ts';
import { absolute, newest } from './pages.ts';
import { contact, date, provenance, text, url } from './shapes.ts';

const companySchema = object('Company details, office, support and sales contacts', {
  name: text('Name'),
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
  contacts: object('Contacts', { support: nullable(contact('Support')), sales: nullable(contact('Sales')) }),
  sameAs: array('Profiles elsewhere', url('Address')),
  pages: record('about, contact, terms, privacy and others', url('Page')),
  updated: nullable(date('Date of the last change')),
  provenance: provenance(),
});

type Company = Infer<typeof companySchema>;
type Entry = CheckedEntry<Infer<typeof companyContent>>;

/** The company: a content file, and the Organization in the JSON-LD of the home page. */
export const company: Resource<Company> = defineResource({
  name: 'company',
  singular: 'company',
  title: 'Company and contacts',
  description: 'Company details, office, support and sales contacts',
  schema: companySchema,
  count: () => 1,
  extract: (sources) => {
    const entries = checkedEntries(sources.entries, companyContent, sources.problems);
    const claims = [...entries.flatMap((entry) => contentClaims(entry, sources)), ...jsonldClaims(sources)];
    const [settled] = settle('company', claims, driftOf, sources.problems).values();
    const value = <T>(pointer: string): T | null => (settled?.get(pointer)?.value as T | undefined) ?? null;
    const body: Company = {
      name: companyName({ ...sources, entries: entries.map(({ entry }) => entry) }),
      legalName: value('/legalName'),
      description: value('/description'),
      url: `${sources.base}/`,
      logo: value('/logo'),
      app: value<string>('/app') ?? sources.config.app ?? null,
      office: value('/office'),
      contacts: { support: value('/contacts/support'), sales: value('/contacts/sales') },
      sameAs: value('/sameAs') ?? [],
      pages: pagesOf(entries, sources),
      updated: newest(entries.map(({ data }) => dateOf(data.updated))),
      ...(sources.config.provenance !== false && settled && { provenance: provenanceOf(settled) }),
    };
    return { body, items: [] };
  },
});

const contentClaims = ({ data, entry }: Entry, { base }: Sources): readonly Claim[] => {
  const claim = (pointer: string, value: unknown): Claim[] =>
    value === undefined || value === null
      ? []
      : [{ slug: 'company', pointer, value, level: 'content', page: `${base}/`, place: entry.placeOf(pointer.split('/').slice(1)) }];
  return [
    ...claim('/name', data.name),
    ...claim('/legalName', data.legalName),
    ...claim('/description', data.description),
    ...claim('/logo', data.logo && absolute(data.logo, base)),
    ...claim('/app', data.app && absolute(data.app, base)),
    ...claim('/office', data.office && officeOf(data.office)),
    ...claim('/contacts/support', data.contacts?.support && contactOf(data.contacts.support, base)),
    ...claim('/contacts/sales', data.contacts?.sales && contactOf(data.contacts.sales, base)),
    ...claim('/sameAs', data.sameAs),
  ];
};

/** An absolute address that readers can open; null for pictures written into the page (`data:`) and for what is no address. */
const webAddress = (address: string | null, base: string): string | null => {
  const url = address !== null && URL.canParse(address, base) ? new URL(address, base) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
};

const jsonldClaims = (sources: Sources): readonly Claim[] => {
  const node = organizationOf(sources);
  const home = sources.pages.find((page) => page.path === '/');
  if (!node || !home) return [];
  const claim = (pointer: string, value: unknown): Claim[] =>
    value === null
      ? []
      : [
          {
            slug: 'company',
            pointer,
            value,
            level: 'jsonld',
            page: home.url,
            place: { file: home.source, offset: node.offset, note: `JSON-LD ${node.pointer}` },
          },
        ];
  const logo =
    property(node, 'logo') ??
    home.jsonld.filter((child) => child.parent === node && child.pointer.endsWith('/logo')).map((child) => property(child, 'url'))[0] ??
    null;
  const { support, sales } = contactsOf(node, home.jsonld);
  const sameAs = list(node.properties.sameAs).filter(
    (address): address is string => typeof address === 'string' && /^https?:\/\/\S+$/.test(address),
  );
  const address = home.jsonld.find((child) => child.parent === node && child.types.includes('PostalAddress'));
  return [
    ...claim('/name', property(node, 'name')),
    ...claim('/legalName', property(node, 'legalName')),
    ...claim('/description', property(node, 'description')),
    ...claim('/logo', webAddress(logo, sources.base)),
    ...claim('/office', address ? officeOf(address) : null),
    ...claim('/contacts/support', support),
    ...claim('/contacts/sales', sales),
    ...claim('/sameAs', sameAs.length > 0 ? sameAs : null),
  ];
};

/** Descriptions and lists of profiles may differ from place to place; names, addresses and contacts may not. */
const driftOf = (pointer: string): Drift | null => {
  if (pointer === '/description' || pointer === '/sameAs' || pointer === '/logo') return null;
  const words = (value: unknown): string =>
    typeof value === 'string'
      ? value
      : Object.values(value as object)
          .filter((part) => typeof part === 'string')
          .join(', ');
  if (pointer.startsWith('/contacts/'))
    return { problem: drifts.companyDrift, key: (value) => contactKey(value as { email: string | null; telephone: string | null }), words };
  return { problem: drifts.companyDrift, key: (value) => words(value).toLowerCase(), words };
};

/** Contacts are the same when their e-mail address is, or without one their telephone number. */
const contactKey = ({ email, telephone }: { email: string | null; telephone: string | null }): string | null =>
  email?.toLowerCase() ?? telephone?.replace(/\D/g, '') ?? null;

const pagesOf = (entries: readonly Entry[], { base, pages }: Sources): Record<string, string> => {
  const given = entries.flatMap(({ data }) => Object.entries(data.pages ?? {}));
  const found = ['about', 'contact', 'developers', 'terms', 'privacy', 'imprint'].flatMap((name) => {
    const page = pages.find(({ path }) => path.replace(/\/$/, '') === `/${name}`);
    return page ? [[name, page.url] as const] : [];
  });
  return Object.fromEntries([...found, ...given.map(([name, address]) => [name, absolute(address, base)] as const)]);
};
