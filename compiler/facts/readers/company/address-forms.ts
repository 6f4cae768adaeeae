/** The forms of streets and towns in addresses of many countries. */
import { hasLegalForm } from './legal-forms.ts';

/** A town, perhaps with the number of its district: "Praha 1". */
const CITY = String.raw`(?<city>[\p{Lu}\p{Lo}][\p{L}\p{M} .'’()/-]{1,49}[\p{L})](?: \d{1,2})?)`;

/**
 * A postal code before its town: "10115 Berlin", "CH-8001 Zürich", "6700 Arlon", "1012 AB Amsterdam", "1000-205 Lisboa", "00-950 Warszawa",
 * "110 00 Praha". Four digits that may be a year need the code of a country.
 */
const CODE_FIRST = new RegExp(
  String.raw`^(?:[A-Z]{1,2}[- ](?=\d)|(?!(?:19|20)\d\d (?![A-Z]{2} )))(?<code>\d{4} ?[A-Z]{2}(?= )|\d{4,5}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2}) ${CITY}$`,
  'u',
);

/** States with their abbreviations in addresses, and the form of their postal codes. */
const STATES = [
  [
    'AL|AK|AZ|AR|CA|CO|CT|DC|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY',
    String.raw`\d{5}(?:-\d{4})?`,
  ],
  ['AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT', String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`],
  ['ACT|NSW|NT|QLD|SA|TAS|VIC|WA', String.raw`\d{4}`],
]
  .map(([states, code]) => `(?:${states}) ${code}`)
  .join('|');

/** A postal code after its town or state: "Bristol BS1 4ST", "W12 R244", "1012 AB", "IL 62704", "Toronto ON M5V 2T6", "Sydney NSW 2000". */
const CODE_LAST = new RegExp(
  String.raw`^(?:${CITY} )??(?:(?=(?:${STATES})$)(?<region>[A-Z]+) |(?=(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4}|\d{4} ?[A-Z]{2})$))(?<code>[A-Z\d -]+)$`,
  'u',
);

/** What a part of an address says of the town. */
export interface TownParts {
  readonly postalCode: string;
  readonly city: string | null;
  readonly region: string | null;
}

/** The town in a part of an address with a postal code. Null for another part. */
export const townIn = (part: string): TownParts | null => {
  if (!/\d/.test(part) || isNumberedStreet(part)) return null;
  const found = (CODE_LAST.exec(part) ?? CODE_FIRST.exec(part))?.groups;
  if (!found || isStreetBeforeTown(part)) return null;
  const { city = null, code = '', region = null } = found;
  return { postalCode: code, city, region };
};

/** A postal code at the end of a part: "IL 62704", "BS1 4ST"; in Japan, with its sign. */
const CODE_ALONE = new RegExp(String.raw`(?<![\p{L}\d])(?:${STATES}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$|〒\s?\d`, 'u');

/** True for a line with a postal code and its town, as a part of an address. Four digits alone may be a year. */
export const hasTown = (line: string): boolean =>
  line
    .split(/ ?[,|·•] /)
    .some((part) => (!/^\d{4} (?![A-Z]{2} )/.test(part) && CODE_FIRST.test(part.trim())) || CODE_ALONE.test(part.trim()));

/** Scripts whose addresses have no form here. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/** True for a line with a part that may be the street or the town of an address; in other scripts than Latin, with any number. */
export const mayHoldAddress = (line: string): boolean =>
  OTHER_SCRIPT.test(line) || line.split(/ ?[,;:|·•–] ?/).some((part) => townIn(part.trim()) !== null || isStreet(part.trim()));

/** A number with those of a staircase and a door, as in Austria: "3-7/1/12b". */
const HOUSE = String.raw`[1-9]\d{0,4}(?: ?[a-zA-Z])?(?:\s?[-–/+]\s?\d{1,4}[a-zA-Z]?)?(?:/\d{1,3}[a-zA-Z]?){0,2}`;

/** Words with a small letter in names of streets. */
const SMALL =
  'de|la|le|les|du|des|der|den|dem|di|del|della|delle|dos|das|do|da|van|von|vom|zum|zur|am|an|im|in|auf|unter|y|e|el|los|las|het|op|ter|ten|av|på|vest|øst|nord|sør|gate|gata|vei|väg|utca|út|útja|tér|tere|körút|ulice|třída|náměstí';

/** "Rue de la Loi 34", "C/ Mayor, 12", "Hauptstr. 5a", "ul. Długa 14/2". */
const HOUSE_LAST = new RegExp(
  String.raw`^(?:\p{Ll}{1,4}\. ?)?\p{Lu}[\p{L}\p{M}.'’/-]+(?: (?:\p{Lu}[\p{L}\p{M}.'’-]*|${SMALL})){0,4},? (?:n[.ºo°]{0,2} ?)?(?!(?:19|20)\d\d$)${HOUSE}\.?$`,
  'u',
);

/** "12 rue de la Paix", "221B Baker Street". */
const HOUSE_FIRST = new RegExp(String.raw`^${HOUSE}(?: ?(?:bis|ter))?,? (?<name>[\p{L}\p{M}\d.'’-]+(?: [\p{L}\p{M}\d.'’-]+){0,5})$`, 'iu');

/** Kinds of streets in the languages that write the number first: after the name in English, before it in French. */
const STREET =
  /(?<!\p{L})(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|court|ct|place|pl|square|sq|terrace|close|crescent|gardens|grove|hill|row|mews|parade|quay|highway|hwy|parkway|pkwy|boulevard|blvd|broadway)\.?(?: (?:[NSEW]{1,2}|north|south|east|west))?$|^(?:rue|avenue|ave?|boulevard|bd|place|pl|square|chemin|allée|allee|impasse|route|quai|cours|passage|faubourg)(?!\p{L})/iu;

/** Numbers in and beside a house, and other things with a number behind them. */
const NO_STREET =
  /^(?:suite|unit|floor|level|room|office|apt|apartment|flat|building|block|planta|local|piso|puerta|oficina|étage|bâtiment|bât|etage|stock|haus|top|lokal|lok|bus|box|scala|interno|andar|sala|postfach|p\.? ?o\.? box|boîte|apartado|casella|tel|telefon|telephone|phone|fax|mobil|mobile|hrb|hra|version|phase|build)(?![\p{L}\p{M}-])/iu;

/** True for a street after the number of a house. "1234 Market Street" is not a town. */
const isNumberedStreet = (part: string): boolean => STREET.test(HOUSE_FIRST.exec(part)?.groups?.['name'] ?? '');

/** True for a street with the number of a house, and a town behind it: "1234 Market St. Springfield". */
const isStreetBeforeTown = (part: string): boolean => {
  const words = part.split(' ');
  return words.some((_, end) => end > 2 && end < words.length && isNumberedStreet(words.slice(0, end).join(' ')));
};

/** True for a street with the number of a house. */
export const isStreet = (part: string): boolean =>
  isNumberedStreet(part) || (HOUSE_LAST.test(part) && !NO_STREET.test(part) && !hasLegalForm(part.replace(/ [^ ]+ [^ ]+$/, '')));
