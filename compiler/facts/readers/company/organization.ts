import { held, type JsonLdGraph } from '../../../jsonld/graph.ts';
import { list, text, texts, type JsonLdNode } from '../../../jsonld/read.ts';
import { emailOf, telephoneOf } from '../../../pages/contact-mentions.ts';
import { languageTag } from '../language-names.ts';
import { addressOf } from './office.ts';

/** A company claim of an Organization: JSON pointer in the company record, value, and the node and property that state it. */
export interface OrganizationFact {
  readonly pointer: string;
  readonly value: unknown;
  readonly node: JsonLdNode;
  readonly property: string;
}

/** An absolute web address. Null for other values, such as a `data:` picture. */
export const webAddress = (address: string | null, base: string): string | null => {
  const url = address !== null && URL.canParse(address, base) ? new URL(address, base) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
};

/** The facts of an Organization (schema.org). Facts in an uncertain form are left out. */
export const organizationFacts = (node: JsonLdNode, graph: JsonLdGraph, base: string): readonly OrganizationFact[] => {
  const fact = (pointer: string, value: unknown, property = pointer.slice(1)): readonly OrganizationFact[] =>
    value === null ? [] : [{ pointer, value, node, property }];
  const [image] = held(node, 'logo', graph);
  const logo = text(node, 'logo') ?? (image ? (text(image, 'url') ?? text(image, 'contentUrl') ?? text(image, '@id')) : null);
  const sameAs = [...new Set(texts(node.properties.sameAs).filter((address) => /^https?:\/\/\S+$/.test(address)))];
  const contacts = CONTACTS.flatMap(({ label, types }) => contactFacts(label, pointOf(node, graph, types), graph, base));
  const own = [
    ...fact('/contacts/general/email', emailOf(text(node, 'email') ?? ''), 'email'),
    ...fact('/contacts/general/telephone', telephoneOf(text(node, 'telephone') ?? ''), 'telephone'),
  ];
  const hours = hoursInWords(held(node, 'openingHoursSpecification', graph));
  return [
    ...['name', 'legalName', 'description'].flatMap((name) => fact(`/${name}`, text(node, name))),
    ...fact('/logo', webAddress(logo, base)),
    ...fact('/office', addressOf(node, graph), 'address'),
    ...contacts,
    // The address of a ContactPoint is often repeated on the Organization itself.
    ...own.filter(({ value }) => !contacts.some((contact) => contact.value === value)),
    ...fact('/contacts/general/hours', hours, 'openingHoursSpecification'),
    ...fact('/contacts/general/hours', hours === null ? texts(node.properties.openingHours).join('; ') || null : null, 'openingHours'),
    ...fact('/sameAs', sameAs.length > 0 ? sameAs : null),
  ];
};

/** Labels of contacts, and the types of ContactPoints for them, best first. */
const CONTACTS: readonly { readonly label: string; readonly types: readonly RegExp[] }[] = [
  {
    label: 'support',
    types: [/^(?:customer )?(?:support|service|care)$/, /^technical support$/, /^(?!.*(?:billing|credit card)).*support|^help\b/],
  },
  { label: 'sales', types: [/^sales$/, /\bsales\b/] },
];

const pointOf = (organization: JsonLdNode, graph: JsonLdGraph, types: readonly RegExp[]): JsonLdNode | null => {
  const points = held(organization, 'contactPoint', graph);
  const typed = points.map((point) => ({ point, type: inWords(text(point, 'contactType') ?? '') }));
  return types.flatMap((pattern) => typed.find(({ type }) => pattern.test(type))?.point ?? [])[0] ?? null;
};

/** `CustomerSupport`, `customer_support` and `Customer support` are the same type. */
const inWords = (type: string): string =>
  type
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();

const contactFacts = (label: string, point: JsonLdNode | null, graph: JsonLdGraph, base: string): readonly OrganizationFact[] => {
  if (point === null) return [];
  const fact = (name: string, value: unknown, property = name): readonly OrganizationFact[] =>
    value === null ? [] : [{ pointer: `/contacts/${label}/${name}`, value, node: point, property }];
  const hours = held(point, 'hoursAvailable', graph);
  const languages = languagesOf(point, graph);
  return [
    ...fact('email', emailOf(text(point, 'email') ?? '')),
    ...fact('telephone', telephoneOf(text(point, 'telephone') ?? '')),
    ...fact('url', webAddress(text(point, 'url'), base)),
    ...fact('hours', hoursInWords(hours) ?? text(point, 'hoursAvailable'), 'hoursAvailable'),
    ...fact('languages', languages.length > 0 ? languages : null, 'availableLanguage'),
  ];
};

/** Languages as tags: from texts, and from Languages by their code or name. Uncertain ones are left out. */
const languagesOf = (point: JsonLdNode, graph: JsonLdGraph): readonly string[] => {
  const described = held(point, 'availableLanguage', graph).map((node) => [
    ...texts(node.properties.alternateName),
    ...texts(node.properties.name),
  ]);
  const plain = texts(list(point.properties.availableLanguage).filter((value) => typeof value === 'string'));
  const tags = [...plain.map((word) => [word]), ...described].flatMap((words) =>
    words.flatMap((word) => languageTag(word) ?? []).slice(0, 1),
  );
  return [...new Set(tags)];
};

/** Days in the order of the week (schema.org, DayOfWeek), with the short forms that `openingHours` of schema.org uses. */
const DAYS: ReadonlyMap<string, string> = new Map(
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday PublicHolidays'.split(' ').map((day) => [day, day.slice(0, 2)] as const),
);
const ORDER = [...DAYS.values()];

/**
 * Opening hours as text: OpeningHoursSpecifications as `Mo-Fr 09:00-17:00`, the form of `openingHours` of schema.org, or the words of a
 * specification. Null when they are uncertain.
 */
const hoursInWords = (specifications: readonly JsonLdNode[]): string | null => {
  const parts = specifications.map((node) => {
    const times = [text(node, 'opens'), text(node, 'closes')].map((time) => /^\d{2}:\d{2}/.exec(time ?? '')?.[0]);
    const days = daysInWords(texts(node.properties.dayOfWeek).map((day) => day.replace(/^.*\//, '')));
    return times.includes(undefined) || days === null
      ? (text(node, 'description') ?? text(node, 'name'))
      : `${days} ${times.join('-')}`.trim();
  });
  return parts.length === 0 || parts.includes(null) ? null : parts.join('; ');
};

/** Days as ranges. Empty when there are none, null when one is unknown. */
const daysInWords = (days: readonly string[]): string | null => {
  const short = days.map((day) => DAYS.get(day) ?? (ORDER.includes(day) ? day : null));
  if (short.includes(null)) return null;
  const positions = [...new Set(short.map((day) => ORDER.indexOf(day ?? '')))].sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const position of positions) {
    const range = ranges.at(-1);
    if (range?.[1] === position - 1) range[1] = position;
    else ranges.push([position, position]);
  }
  return ranges.map(([first, last]) => [...new Set([ORDER[first], ORDER[last]])].join(last === first + 1 ? ',' : '-')).join(',');
};
