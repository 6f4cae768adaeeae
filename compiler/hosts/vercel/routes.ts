import { ENDPOINT_PATHS } from '../../../runtime/bundle.ts';
import type { HeaderSet } from '../../../runtime/contract/reply.ts';
import { describedSet, type HeaderRule } from '../../headers/rules.ts';
import { encodePath, missingPaths } from '../../paths.ts';
import type { HostPlan } from '../host.ts';
import { literal, PathPatterns } from './path-patterns.ts';

/** A condition on a request header; its value is a regular expression for the whole header. */
interface Condition {
  readonly type: 'header';
  readonly key: string;
  readonly value?: string;
}

/** The used part of a route of the Build Output API: https://vercel.com/docs/build-output-api/configuration#routes */
export type VercelRoute =
  | { readonly handle: 'filesystem' | 'error' }
  | {
      /** Regular expression for the path; its groups are `$1` in other members. */
      readonly src: string;
      readonly methods?: readonly string[];
      readonly has?: readonly Condition[];
      readonly missing?: readonly Condition[];
      readonly headers?: Readonly<Record<string, string>>;
      readonly dest?: string;
      readonly status?: number;
      /** Whether later routes also apply. */
      readonly continue?: boolean;
      /** Whether the route only applies when its destination is an existing file. */
      readonly check?: boolean;
    };

/** Path of the function with the runtime, in a folder that cannot contain pages. */
export const VERCEL_FUNCTION = '_sitec/rpc';

const TO_FUNCTION = `/${VERCEL_FUNCTION}`;
const READING = ['GET', 'HEAD'];
const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Addresses of pages that are files. An index is a page only at the address of its folder, and the 404 page at none. */
const PAGE_FILE = '^(?!(?:.*/index|/404)/?$)(/.+?)/?$';

/** Any mention of markdown, in any case of letters. Conditions must not have lookaround or flags. */
const MARKDOWN = '(?:.*,)?\\s*[Tt][Ee][Xx][Tt]/[Mm][Aa][Rr][Kk][Dd][Oo][Ww][Nn]\\s*';
/** Markdown with the weight 1, which is the maximum. */
const CERTAIN = `${MARKDOWN}(?:;\\s*[Qq]=1(?:\\.0{0,9})?\\s*)?(?:,.*)?`;
/** Markdown with any parameters. */
const NAMED = `${MARKDOWN}(?:[;,].*)?`;
/** A browser that opens a document gets HTML, whatever it accepts. */
const NO_DOCUMENT: readonly Condition[] = [{ type: 'header', key: 'sec-fetch-dest', value: 'document' }];

const accepts = (value: string): readonly Condition[] => [{ type: 'header', key: 'accept', value }];

/** All routes, in order. Routes before `filesystem` have precedence over files; the headers of the last matching ones are sent. */
export const vercelRoutes = (plan: HostPlan): readonly VercelRoute[] => {
  const endpoints = `(?:${Object.values(ENDPOINT_PATHS).flat().map(literal).join('|')})`;
  const patterns = new PathPatterns(plan, endpoints);
  const { headers, negotiates, build } = plan;
  return [
    { src: `^(?:${endpoints}|${literal(missingPaths.page)})$`, dest: TO_FUNCTION },
    { src: '^/.*$', methods: OTHER_METHODS, dest: TO_FUNCTION },
    ...(negotiates ? negotiation(plan, patterns) : []),
    { src: patterns.page, headers: page(headers.page), continue: true },
    ...headers.scopes.map(({ folder, path }) => ({
      src: patterns.pageIn(folder),
      headers: page(describedSet(linkOf(headers.page), path)),
      continue: true,
    })),
    ...headers.rules.flatMap((rule) => ruleRoutes(rule, patterns)),
    { handle: 'filesystem' },
    ...(build.pages.some(({ path }) => !path.endsWith('/')) ? [{ src: PAGE_FILE, dest: '$1.html', check: true }] : []),
    { handle: 'error' },
    { src: '^/.*$', status: 404, dest: missingPaths.page, headers: headersOf([...withoutPage(headers.page), ...headers.missing], '') },
  ];
};

const page = (set: HeaderSet): Readonly<Record<string, string>> => headersOf(set, '$1');

/**
 * Markdown for clients that prefer nothing to it; the runtime compares weights if there are any. The first route that matches counts, so
 * the deepest folder is first.
 */
const negotiation = ({ headers: { markdown, scopes } }: HostPlan, patterns: PathPatterns): readonly VercelRoute[] => {
  const route = (src: string, set: HeaderSet): VercelRoute => ({
    src,
    methods: READING,
    has: accepts(CERTAIN),
    missing: NO_DOCUMENT,
    dest: '$1/index.md',
    headers: page(set),
  });
  return [
    ...scopes.toReversed().map(({ folder, path }) => route(patterns.pageIn(folder), describedSet(markdown, path))),
    route(patterns.page, markdown),
    { src: patterns.page, methods: READING, has: accepts(NAMED), missing: NO_DOCUMENT, dest: TO_FUNCTION },
  ];
};

const linkOf = (set: HeaderSet): HeaderSet => set.filter(([name]) => name === 'Link');

const ruleRoutes = (rule: HeaderRule, patterns: PathPatterns): readonly VercelRoute[] =>
  patterns.ofRule(rule).map(({ source, hasPage }) => ({
    src: source,
    headers: headersOf(rule.headers, hasPage ? '$1' : stemOf(rule)),
    continue: true,
  }));

const stemOf = ({ pattern }: HeaderRule): string =>
  'path' in pattern ? encodePath(pattern.path).replace(/(?:\/index)?\.[^./]*$/, '') : '';

/** A dollar sign in a value would refer to a group. */
const headersOf = (set: HeaderSet, page: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    set.map(([name, value]) => [
      name.toLowerCase(),
      value.replaceAll('$', '%24').replaceAll('{page}', () => (page === '$1' ? page : page.replaceAll('$', '%24'))),
    ]),
  );

/** Headers of missing pages, which replace those of pages: their links must not contain the page. */
const withoutPage = (set: HeaderSet): HeaderSet =>
  linkOf(set).map(([name, value]) => [name, value.replace(/<\{page\}[^,]*(?:, |$)/g, '')] as const);
