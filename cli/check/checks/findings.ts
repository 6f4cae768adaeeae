import { isObject } from '../../../compiler/base/json.ts';
import { bareType } from '../../../compiler/header-table.ts';
import {
  type Finding,
  NO_PAGE,
  notApplicable,
  type NotApplicable,
  type Probe,
  type Context,
  type SampledPage,
  type Answer,
  type AnswerHead,
} from '../check.ts';
import { pageHtml, type PageHtml } from '../page-html.ts';

export { isObject };

/** Media type of an answer in lower case, without parameters. */
export const mediaType = ({ headers }: Pick<AnswerHead, 'headers'>): string => bareType(headers.get('content-type'));

/** True for a page of the site. */
export const isPage = (answer: AnswerHead): boolean => answer.status === 200 && mediaType(answer) === 'text/html';

/** A member of a JSON object; undefined where there is none. */
export const memberOf = (value: unknown, key: string): unknown => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined);

/** The objects of a JSON array; none for another value. */
export const objectsIn = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** True for a text with more than white space. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * Why an answer is not the requested file, as the end of a sentence; null when it may be. A redirect is not accepted, because agents that
 * request a well-known path often follow none. `types` are media types without parameters; `*+json` stands for every JSON type.
 */
export const faultOf = (answer: Answer, types: readonly string[]): string | null =>
  answer.status === 200 ? contentFault(answer, types) : statusFault(answer);

const statusFault = ({ status, headers }: Answer): string => {
  if (status === 404 || status === 410) return 'there is none';
  const isRedirect = status >= 300 && status < 400;
  return isRedirect ? `it redirects to ${headers.get('location') ?? 'nowhere'}` : `it answers with status ${status}`;
};

const contentFault = (answer: Answer, types: readonly string[]): string | null => {
  const type = mediaType(answer);
  if (types.some((expected) => isOfType(type, expected))) return answer.bytes.length === 0 ? 'it is empty' : null;
  if (type === 'text/html') return 'it returns an HTML page';
  const [usual = ''] = types;
  return `its Content-Type is ${type || 'missing'}, not ${usual === JSON_TYPES ? 'application/json' : usual}`;
};

/** Stands for every media type of JSON (RFC 6839). */
export const JSON_TYPES = '*+json';

const isOfType = (type: string, expected: string): boolean =>
  expected === JSON_TYPES ? type === 'application/json' || type.endsWith('+json') : type === expected;

/** Path and query of an address on the site, with its public address or with the requested one; null for another site. */
export const pathOnSite = (href: string, { subject, publicOrigin }: Context, base = '/'): string | null => {
  // Joined as text: in a URL, a path that begins with // would name a host.
  const from = publicOrigin + base;
  if (!URL.canParse(href, from)) return null;
  const { origin, pathname, search } = new URL(href, from);
  return origin === publicOrigin || origin === subject.origin ? pathname + search : null;
};

/** A sample of a list from start to end, in order and the same each time. */
export const sampleOf = <T>(list: readonly T[], count: number): readonly T[] =>
  list.length <= count
    ? list
    : Array.from({ length: count }, (_, index) => list[Math.floor((index * (list.length - 1)) / (count - 1))] as T);

/** Time of the server in ms since 1970, from its Date header; the local clock for a folder. */
export const nowOf = (headers: Headers): number => {
  const told = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(told) ? Date.now() : told;
};

/** A finding of a path, if there is one. */
export const findingIf = (isWrong: boolean, path: string, values: NonNullable<Finding['values']> = {}): readonly Finding[] =>
  isWrong ? [{ path, values }] : [];

/** Findings of a path, one for each reason; null is none. */
export const reasonsAt = (path: string, reasons: readonly (string | null)[]): readonly Finding[] =>
  reasons.flatMap((reason) => (reason === null ? [] : [{ path, values: { path, reason } }]));

/** Findings of several places, each null where the check does not apply. `otherwise` tells why it applies to none of them. */
export const ofPlaces = (found: readonly (readonly Finding[] | null)[], otherwise: string): readonly Finding[] | NotApplicable =>
  found.every((each) => each === null) ? notApplicable(otherwise) : found.flatMap((each) => each ?? []);

/** Makes a check from a function that judges every item of a list. `otherwise` tells why the check does not apply without items. */
export const onEach =
  <Item>(
    itemsOf: (context: Context) => Promise<readonly Item[]>,
    otherwise: string,
    judge: (item: Item, context: Context) => readonly Finding[] | Promise<readonly Finding[]>,
  ): Probe['run'] =>
  async (context) => {
    const items = await itemsOf(context);
    if (items.length === 0) return notApplicable(otherwise);
    return (await Promise.all(items.map(async (item) => judge(item, context)))).flat();
  };

/** Pages of the sample that answer. */
export const livePages = async (context: Context): Promise<readonly SampledPage[]> =>
  (await context.pages()).filter(({ html }) => isPage(html));

/** Makes a check from a function that judges every page that answers; `isFor` selects the pages. */
export const onPages = (
  judge: (page: SampledPage, html: PageHtml, context: Context) => readonly Finding[] | Promise<readonly Finding[]>,
  isFor: (html: PageHtml) => boolean = () => true,
  otherwise = NO_PAGE.notApplicable,
): Probe['run'] =>
  onEach(
    async (context) => (await livePages(context)).filter(({ html }) => isFor(pageHtml(html))),
    otherwise,
    (page, context) => judge(page, pageHtml(page.html), context),
  );

interface DocumentCheck extends Omit<Probe, 'run' | 'about'> {
  /** Public path of the file. */
  readonly path: string;
  /** Media types that its readers accept, the usual one first. */
  readonly types: readonly string[];
  /** Faults of the file, each as the end of a sentence; none when its readers can use it. */
  readonly faults: (answer: Answer, context: Context) => readonly string[] | Promise<readonly string[]>;
}

/**
 * A check of one file: that it exists, has its type, and is usable for its readers. The texts of its problem have the placeholders `{path}`
 * and `{reason}`.
 */
export const documentCheck = ({ path, types, faults, ...check }: DocumentCheck): Probe => ({
  ...check,
  about: [path],
  run: async (context) => {
    const answer = await context.get(path);
    const fault = faultOf(answer, types);
    return reasonsAt(path, fault === null ? await faults(answer, context) : [fault]);
  },
});
