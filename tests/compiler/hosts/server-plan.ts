/** Plans for servers with a configuration of their own, of bundles that were never written, and their files read as those servers read them. */
import type { Host } from '../../../compiler/hosts/host.ts';
import { emit, fileOf, type Situation as AnySituation } from './plan.ts';

/** What a plan is made of, besides the home page. */
export interface Situation extends Omit<AnySituation, 'files' | 'pages'> {
  readonly assets?: readonly string[];
  /** Paths of pages without a slash at the end, which are files. */
  readonly pageFiles?: readonly string[];
}

/** Texts of the files that a host makes, by their paths. */
export const textsOf = (host: Host, { assets = [], pageFiles = [], ...situation }: Situation): ReadonlyMap<string, string> => {
  const files = [
    fileOf('/index.html', 'htmlFile', { page: '/' }),
    fileOf('/index.md', 'twin', { page: '/' }),
    fileOf('/_sitec/index.json', 'internal'),
    fileOf('/data/a.json', 'api'),
    ...pageFiles.flatMap((page) => [fileOf(`${page}.html`, 'htmlFile', { page }), fileOf(`${page}/index.md`, 'twin', { page })]),
    ...assets.map((path) => fileOf(path)),
  ];
  const made = emit(host, { base: 'https://www.example.com', ...situation, files, pages: ['/', ...pageFiles] }).files;
  return new Map(made.flatMap((file) => (file.place === 'copy' ? [] : [[file.path, file.body] as const])));
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
