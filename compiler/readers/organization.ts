import { list, text, type JsonLdNode } from '../jsonld.ts';
import type { Contact } from '../resources/shapes.ts';
import { absolute } from '../resources/pages.ts';

interface Office {
  street: string | null;
  postalCode: string | null;
  city: string | null;
  region: string | null;
  country: string | null;
  raw: string;
}

type Part = 'street' | 'postalCode' | 'city' | 'region' | 'country';

const PROPERTIES: Readonly<Record<Part, string>> = {
  street: 'streetAddress',
  postalCode: 'postalCode',
  city: 'addressLocality',
  region: 'addressRegion',
  country: 'addressCountry',
};

/** An address of a content file or of a schema.org PostalAddress; null when it is empty. A country that is no two-letter code is not published as one. */
export const officeOf = (source: JsonLdNode | Partial<Record<Part, string | undefined>>): Office | null => {
  const part = (name: Part): string | null => ('types' in source ? text(source, PROPERTIES[name]) : (source[name] ?? null));
  const [street, postalCode, city, region, country] = [part('street'), part('postalCode'), part('city'), part('region'), part('country')];
  const raw = [street, [postalCode, city].filter(Boolean).join(' '), region, country].filter(Boolean).join(', ');
  return raw === '' ? null : { street, postalCode, city, region, country: /^[A-Z]{2}$/.test(country ?? '') ? country : null, raw };
};

interface KnownContact {
  readonly email?: string;
  readonly telephone?: string;
  readonly url?: string;
  readonly hours?: string;
  readonly languages?: string[];
}

/** A contact of which nothing is known but what is given. */
export const contactOf = ({ email, telephone, url, hours, languages }: KnownContact, base: string): Contact => ({
  email: email ?? null,
  telephone: telephone ?? null,
  url: url === undefined ? null : absolute(url, base),
  hours: hours ?? null,
  languages: languages ?? [],
});

/** Support and sales among the ContactPoints of an Organization; null where there is none. */
export const contactsOf = (organization: JsonLdNode, nodes: readonly JsonLdNode[]): { support: Contact | null; sales: Contact | null } => {
  const points = nodes.filter((node) => node.parent === organization && node.types.includes('ContactPoint'));
  const find = (pattern: RegExp): Contact | null => {
    const point = points.find((node) => pattern.test(text(node, 'contactType') ?? ''));
    return point ? readPoint(point) : null;
  };
  return { support: find(/support|customer service|help/i), sales: find(/sales/i) };
};

const readPoint = (point: JsonLdNode): Contact => {
  const email = text(point, 'email')?.replace(/^mailto:/i, '') ?? null;
  const telephone = text(point, 'telephone')?.replace(/^tel:/i, '') ?? null;
  const languages = list(point.properties.availableLanguage).filter(
    (tag): tag is string => typeof tag === 'string' && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag),
  );
  return {
    email: email !== null && /^\S+@\S+$/.test(email) ? email : null,
    telephone: telephone !== null && /^\+?[0-9 ()./-]{5,}$/.test(telephone) ? telephone : null,
    url: null,
    hours: null,
    languages,
  };
};
