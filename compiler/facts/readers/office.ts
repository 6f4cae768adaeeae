import { slugify } from '../../base/slug.ts';
import { held, type JsonLdGraph } from '../../jsonld/graph.ts';
import { text, type JsonLdNode } from '../../jsonld/read.ts';
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

/** Postal code and town in the form of much of Europe: `10115 Berlin`, `A-1010 Wien`. Four digits alone may be a year. */
const TOWN = /^(?:[A-Z]{1,2}-(?=\d))?((?<=-)\d{4}|\d{5}) (\p{L}[\p{L} .'-]{0,60})$/u;

/** True for a line with a postal code and its town, as a part of an address. */
export const hasTown = (line: string): boolean => line.split(/\s*[,|·•]\s+/).some((part) => TOWN.test(part.trim()));

/** The lines of an address. A single line is split at its commas. */
const linesOf = (given: readonly string[]): readonly string[] => (given.length === 1 ? (given[0] ?? '').split(/\s*,\s+/) : given);

/** The address in lines that contain nothing else: its parts when the form is certain, else only the whole. Null without lines. */
export const officeOfLines = (given: readonly string[]): Office | null => {
  const lines = linesOf(given);
  return lines.length === 0 ? null : { ...NOTHING, country: countryBehind(lines, -1), ...partsIn(lines), raw: lines.join(', ') };
};

/** The address among lines with other content: a street, the town after it, and a country after that. Null when there is none. */
export const officeAmongLines = (given: readonly string[]): Office | null => {
  const lines = linesOf(given);
  const parts = partsIn(lines);
  const at = lines.findIndex((line) => TOWN.test(line));
  if (!parts || parts.street === null) return null;
  return { ...NOTHING, ...parts, raw: lines.slice(at - 1, parts.country === null ? at + 1 : at + 2).join(', ') };
};

const partsIn = (lines: readonly string[]): Pick<Office, 'street' | 'postalCode' | 'city' | 'country'> | null => {
  const [at = -1, ...others] = lines.flatMap((line, index) => (TOWN.test(line) ? [index] : []));
  const [, postalCode, city] = TOWN.exec(lines[at] ?? '') ?? [];
  if (postalCode === undefined || city === undefined || others.length > 0) return null;
  const before = lines[at - 1] ?? '';
  const street = /\d/.test(before) && /\p{L}/u.test(before) ? before : null;
  return { street, postalCode, city, country: countryBehind(lines, at) };
};

/** The country of a line, after the town or else at the end. Two letters may be a state. */
const countryBehind = (lines: readonly string[], at: number): string | null => {
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
