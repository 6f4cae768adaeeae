import { slugify } from '../../../base/slug.ts';
import { held, type JsonLdGraph } from '../../../jsonld/graph.ts';
import { text, type JsonLdNode } from '../../../jsonld/read.ts';
import { townIn } from './address-forms.ts';
import { countryCode } from './country-codes.ts';

/** An address. Unknown parts are null. `raw` has all of it on one line. */
export interface Office {
  street: string | null;
  postalCode: string | null;
  city: string | null;
  region: string | null;
  country: string | null;
  raw: string;
}

/** The parts of an address. */
export type OfficeParts = { readonly [K in keyof Omit<Office, 'raw'>]?: string | null | undefined };

/** Builds an address from its parts. Null when it is empty. A country that is neither a code nor a known name is only in `raw`. */
export const officeOf = ({ street, postalCode, city, region, country }: OfficeParts): Office | null => {
  const raw = [street, [postalCode, city].filter(Boolean).join(' '), region, country].filter(Boolean).join(', ');
  const code = country ? countryCode(country) : null;
  return raw === ''
    ? null
    : { street: street || null, postalCode: postalCode || null, city: city || null, region: region || null, country: code, raw };
};

/** The address of an Organization: a PostalAddress, or a text without separate parts. */
export const addressOf = (organization: JsonLdNode, graph: JsonLdGraph): Office | null => {
  const [address] = held(organization, 'address', graph);
  const whole = text(organization, 'address');
  if (!address) return whole === null ? null : { ...NOTHING, country: null, raw: whole };
  const [country] = held(address, 'addressCountry', graph);
  return officeOf({
    street: text(address, 'streetAddress'),
    postalCode: text(address, 'postalCode'),
    city: text(address, 'addressLocality'),
    region: text(address, 'addressRegion'),
    country: country ? text(country, 'name') : text(address, 'addressCountry'),
  });
};

const NOTHING = { street: null, postalCode: null, city: null, region: null };

/** A town with its postal code, and the index of the part of an address that names it. */
interface Town extends Pick<Office, 'postalCode' | 'city' | 'region'> {
  readonly at: number;
}

/** A part of an address that names a county. */
const COUNTY = /^(?:Co\.?|County) \p{Lu}/u;

/** The town whose postal code is in a part of an address. Null for another part. */
export const townAt = (parts: readonly string[], index: number): Town | null => {
  const found = townIn(parts[index] ?? '');
  if (!found) return null;
  if (found.city !== null) return { ...found, at: index };
  // A county is between a town and its postal code in Ireland and Great Britain.
  const region = COUNTY.test(parts[index - 1] ?? '') ? (parts[index - 1] ?? null) : found.region;
  const at = index - (region === found.region ? 1 : 2);
  return { ...found, region, city: parts[at] ?? null, at };
};

/** The address in lines that contain nothing else: its parts when the form is certain, else only the whole. Null without lines. */
export const officeOfLines = (given: readonly string[]): Office | null => {
  // A single line is split at its commas.
  const lines = given.length === 1 ? (given[0] ?? '').split(/ ?, /) : given;
  return lines.length === 0 ? null : { ...NOTHING, country: countryBehind(lines, -1), ...partsIn(lines), raw: lines.join(', ') };
};

const partsIn = (lines: readonly string[]): Omit<Office, 'raw'> | null => {
  const [index = -1, ...others] = lines.flatMap((_, each) => (townAt(lines, each) ? [each] : []));
  const town = townAt(lines, index);
  if (!town || others.length > 0) return null;
  const { at, ...known } = town;
  const before = lines[at - 1] ?? '';
  const street = /\d/.test(before) && /\p{L}/u.test(before) ? before : null;
  return { ...known, street, country: countryBehind(lines, index) };
};

/** The country of a line, after the town or else at the end. Two letters may be a state. */
export const countryBehind = (lines: readonly string[], at: number): string | null => {
  const line = at < 0 ? lines.at(-1) : lines[at + 1];
  return line !== undefined && line.length > 2 ? countryCode(line) : null;
};

/** True for two addresses with a different value for a part that both have. */
export const isOtherOffice = (first: Office, second: Office): boolean =>
  (['street', 'postalCode', 'city', 'country'] as const).some((part) => {
    const [one, other] = [first[part], second[part]];
    return one !== null && other !== null && folded(one) !== folded(other);
  });

/** Words with a long and a short form. */
const SHORT: readonly (readonly [long: RegExp, short: string])[] = [
  [/stra(?:ß|ss)e\b/g, 'str'],
  [/\bstreet\b/g, 'st'],
  [/\bavenue\b/g, 'ave'],
  [/\broad\b/g, 'rd'],
  [/\bboulevard\b/g, 'blvd'],
  [/\bsuite\b/g, 'ste'],
];

const folded = (part: string): string => slugify(SHORT.reduce((words, [long, short]) => words.replace(long, short), part.toLowerCase()));
