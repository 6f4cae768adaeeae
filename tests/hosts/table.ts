/** Every address of the bundle, with every header that the header table gives it. */
import { encodePath } from '../../compiler/paths.ts';
import type { Route, Variant } from '../../runtime/bundle.ts';
import type { HeaderSet } from '../../runtime/contract/reply.ts';
import { fieldOf, shown, type Answer } from './client.ts';
import { assertion, want, type Assertion, type Subject } from './subject.ts';

/** Headers that differ from file to file, which no rule for many files can say. */
const OF_ONE_FILE: ReadonlySet<string> = new Set(['X-Markdown-Tokens', 'Last-Modified']);

/** Headers that a file must not have when the table gives it none. */
const NEVER_MORE = ['Link', 'Access-Control-Allow-Origin', 'Cache-Control', 'Content-Encoding'] as const;

const expected = ({ index }: Subject, [, , set]: Variant, page: string): HeaderSet =>
  (index.headers[set] ?? [])
    .filter(([name]) => !OF_ONE_FILE.has(name))
    .map(([name, value]) => [name, value.replaceAll('{page}', () => page)] as const);

/** Spaces after separators, quotes around a charset and the order of lists say nothing. */
const canonical = (name: string, value: string): string => {
  const plain = value.replace(/\s*([;,])\s*/g, '$1').replace(/charset="?utf-8"?/i, 'charset=utf-8');
  return name === 'Vary' ? plain.toLowerCase().split(',').toSorted().join() : plain;
};

const differences = (answer: Answer, set: HeaderSet): readonly string[] => {
  const wrong = set.filter(([name, value]) => canonical(name, fieldOf(answer, name)) !== canonical(name, value));
  const more = NEVER_MORE.filter((name) => fieldOf(answer, name) !== '' && !set.some(([known]) => known === name));
  return [
    ...wrong.map(([name, value]) => `${name}: ${fieldOf(answer, name) || '(none)'}, wanted ${value}`),
    ...more.map((name) => shown(answer, name)),
  ];
};

const checkOne = async (subject: Subject, path: string, variant: Variant, page: string, accept: string): Promise<readonly string[]> => {
  const target = encodePath(path);
  const [answer, head] = [await subject.client.page(target, { accept }), await subject.client.page(target, { accept }, 'HEAD')];
  const set = expected(subject, variant, page);
  const found = [
    ...(answer.status === 200 ? [] : [`status ${answer.status}`]),
    ...differences(answer, set),
    ...(answer.body.equals(subject.file(variant[0])) ? [] : ['another body']),
    ...(head.status === answer.status && head.body.length === 0
      ? differences(head, set).map((each) => `HEAD ${each}`)
      : [`HEAD ${head.status}`]),
  ];
  return found.length > 0 ? [`${target}: ${found.join('; ')}`] : [];
};

/** Which addresses one assertion is about. */
interface Group {
  readonly name: string;
  readonly has: (path: string, route: Route) => boolean;
}

const isPage: Group['has'] = (path, { page }) => page !== undefined && !/\.(?:md|html?)$/.test(path);
const isApi = (path: string): boolean => path.startsWith('/api/') || path === '/openapi.json';
const isDiscovery = (path: string): boolean => path.startsWith('/.well-known/') || path.startsWith('/mcp/');

const GROUPS: readonly Group[] = [
  { name: 'twins and HTML files', has: (path, route) => route.page !== undefined && !isPage(path, route) },
  { name: 'documents of the API', has: (path) => isApi(path) },
  { name: 'discovery files', has: (path) => isDiscovery(path) },
  {
    name: 'texts and lists',
    has: (path, { page }) => page === undefined && !isApi(path) && !isDiscovery(path) && /^\/[\w.-]+\.(?:txt|md|xml)$/.test(path),
  },
  {
    name: 'other files',
    has: (path, { page }) => page === undefined && !isApi(path) && !isDiscovery(path) && !/^\/[\w.-]+\.(?:txt|md|xml)$/.test(path),
  },
];

const checkAll = async (
  subject: Subject,
  routes: readonly (readonly [path: string, variant: Variant, page: string])[],
  accept: string,
): Promise<void> => {
  const wrong: string[] = [];
  for (const [path, variant, page] of routes) wrong.push(...(await checkOne(subject, path, variant, page, accept)));
  want(wrong.length === 0, `${wrong.length} of ${routes.length}, such as ${wrong.slice(0, 3).join(' | ')}`);
};

const routesOf = ({ index }: Subject, has: Group['has']): readonly (readonly [string, Route])[] =>
  Object.entries(index.routes).filter(([path, route]) => has(path, route));

/** Headers and bodies of all addresses in their only form, or in HTML. */
export const table: readonly Assertion[] = [
  ...GROUPS.map(({ name, has }) =>
    assertion(`${name} have every header of the table, and their bytes`, (subject) =>
      checkAll(
        subject,
        routesOf(subject, has).map(([path, { variant, page = '' }]) => [path, variant, page]),
        '*/*',
      ),
    ),
  ),
  assertion('pages in HTML have every header of the table, and their bytes', (subject) =>
    checkAll(
      subject,
      routesOf(subject, isPage).map(([path, { variant, page = '' }]) => [path, variant, page]),
      'text/html',
    ),
  ),
  ...(['page', 'api'] as const).map((kind) =>
    assertion(`404 ${{ page: 'for people', api: 'for programs' }[kind]} has every header of the table`, async (subject) => {
      const target = { page: '/no-such-page', api: '/api/v1/no-such-document.json' }[kind];
      const wrong = differences(
        await subject.client.send(target, { accept: 'text/html' }),
        expected(subject, subject.index.missing[kind].variant, ''),
      );
      want(wrong.length === 0, wrong.join('; '));
    }),
  ),
];

/** Headers and bodies of all pages in markdown. */
export const tableOfForms: readonly Assertion[] = [
  assertion('pages in markdown have every header of the table, and their bytes', (subject) =>
    checkAll(
      subject,
      routesOf(subject, isPage).flatMap(([path, { markdown, page = '' }]) => (markdown ? [[path, markdown, page] as const] : [])),
      'text/markdown',
    ),
  ),
];
