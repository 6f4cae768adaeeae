/** Plans for servers with a configuration of their own, of bundles that were never written, and their files read as those servers read them. */
import type { BundleFile } from '../../../compiler/artefact.ts';
import type { Build } from '../../../compiler/build/build.ts';
import { headerTable, mediaType, pageLinks, type HeaderClass } from '../../../compiler/header-table.ts';
import { headerPlan } from '../../../compiler/headers/rules.ts';
import type { Host, HostPlan } from '../../../compiler/hosts/host.ts';

const fileOf = (path: string, row: HeaderClass, page?: string): BundleFile => {
  const declared = headerTable[row][0][1];
  const type = declared === '{type}' ? mediaType(path) : declared;
  return { path, class: row, type, sha256: '', bytes: 1, origin: path, ...(page !== undefined && { page }) };
};

/** What a plan is made of, besides the home page. */
export interface Situation {
  readonly assets?: readonly string[];
  /** Paths of pages without a slash at the end, which are files. */
  readonly pageFiles?: readonly string[];
  readonly negotiates?: boolean;
  readonly posts?: boolean;
  readonly rateLimit?: HostPlan['rateLimit'];
  readonly own?: string;
  readonly base?: string;
  readonly bundlePath?: string;
}

/** Texts of the files that a host makes, by their paths. */
export const textsOf = (
  host: Host,
  {
    assets = [],
    pageFiles = [],
    negotiates = true,
    posts = true,
    rateLimit = null,
    own,
    base = 'https://www.example.com',
    bundlePath = '../../dist',
  }: Situation,
): ReadonlyMap<string, string> => {
  const files = [
    fileOf('/index.html', 'htmlFile', '/'),
    fileOf('/index.md', 'twin', '/'),
    fileOf('/_sitec/index.json', 'internal'),
    fileOf('/data/a.json', 'api'),
    ...pageFiles.flatMap((path) => [fileOf(`${path}.html`, 'htmlFile', path), fileOf(`${path}/index.md`, 'twin', path)]),
    ...assets.map((path) => fileOf(path, 'asset')),
  ];
  const build = {
    base,
    settings: { config: {} },
    pages: ['/', ...pageFiles].map((path) => ({ path })),
    serves: { headers: true, negotiation: negotiates, post: posts },
  } as unknown as Build;
  const plan: HostPlan = {
    build,
    files,
    headers: headerPlan(files, { links: pageLinks(() => true), negotiates }),
    negotiates,
    rateLimit,
    bundlePath,
    own: () => own ?? null,
    edge: () => '',
  };
  return new Map([...host.emit(plan)].flatMap((file) => (file.place === 'copy' ? [] : [[file.path, file.body] as const])));
};

/** First words of the statements of a configuration of nginx: what stands at its beginning, behind a semicolon or a brace, outside of quotes and comments. */
export const nginxDirectives = (text: string): readonly string[] => {
  const tokens = [...text.matchAll(/#[^\n]*|"(?:\\[^]|[^"\\])*"|[;{}]|[^\s;{}"#]+/g)]
    .map(([token]) => token)
    .filter((token) => !token.startsWith('#'));
  return tokens.filter((token, index) => !/^[;{}]$/.test(token) && (index === 0 || /^[;{}]$/.test(tokens[index - 1] ?? '')));
};

/** First words of the lines of a configuration of Apache, and of a Caddyfile. */
export const lineWords = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s/, 1).join(''));
