/** A small site with everything that a configuration file or a server could take for something else: names, forms of pages, kinds of files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compileSite } from '../tools/built-sitec.ts';

const text = (length: number): string =>
  Array.from({ length }, (_, number) => `<p>Sentence ${number} of a page that is long enough for a compressed form.</p>`).join('\n');

/** Sentences of a page and of its markdown in gzip, and of those in every coding. */
const [LONG, LARGE] = [60, 1100];

const page = (title: string, sentences = LONG): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="About ${title}"></head>` +
  `<body><main><h1>${title}</h1>${text(sentences)}</main></body></html>`;

/** Names of files without an extension get a rule of their own in a host's configuration, under that name. */
const NASTY_NAMES = [
  'two words',
  '"quoted" and \'single\'',
  '$uri ${page} %{REQUEST_URI} {path} {$HOME}',
  '} ; return 200 ok; {',
  '*?[a-z]+(x)^',
  '# note, & <Files>',
  'back\\slash%20percent',
  'größe-日本',
  '-dash',
];

const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'index.html': page('Home'),
  'guides/first/index.html': page('First guide', LARGE),
  'guides/index.html': page('Guides'),
  'guides/node.js/index.html': page('A folder that looks like a file'),
  'prices.html': page('Prices'),
  'legal/imprint.html': page('Imprint'),
  'straße/größe/index.html': page('Straße'),
  'über.html': page('Über'),
  'two words/index.html': page('Two words'),
  'it\'s "so" $uri {page}/index.html': page('Signs'),
  // Folders with their own llms.txt: a language, and an older version in a folder of signs.
  'nl/first/index.html': page('Eerste').replace('lang="en"', 'lang="nl"'),
  'it\'s "so" $uri {page}/v1/first/index.html': page('First of version 1'),
  'it\'s "so" $uri {page}/v2/first/index.html': page('First of version 2'),
  '100% sure #1 [a*]/index.html': page('Percent'),
  '404.html': page('Not found'),
  'style.css': 'body { color: black }',
  'big.css': `/* ${'x'.repeat(4000)} */`,
  'picture.png': new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]),
  'download.tar.gz': gzipSync('an archive of its own'),
  'archive.zip': new Uint8Array([80, 75, 5, 6]),
  'data.json': JSON.stringify({ a: 1 }),
  'notes.txt': 'Grüße',
  'unknown.xyz': 'bytes',
  'UPPER.CSS': 'b {}',
  'files.d/plain.html.txt': 'text',
  ...Object.fromEntries(
    NASTY_NAMES.flatMap((name) => [
      [`files/${name}`, name],
      [`files/${name}.txt`, name],
    ]),
  ),
};

/** A site that was compiled for some hosts. */
export interface BuiltFixture {
  /** Absolute path of the project, below which the bundle and the files of hosts lie. */
  readonly project: string;
  readonly dist: string;
}

/** Compiles the site for some hosts into a folder. Needs `npm run build`. Throws when the build fails. */
export const buildFixture = async (
  folder: string,
  hosts: readonly string[],
  config: Readonly<Record<string, unknown>> = {},
): Promise<BuiltFixture> => {
  for (const [path, body] of Object.entries(FILES)) write(join(folder, 'site', path), body);
  write(join(folder, 'sitec.config.json'), JSON.stringify(config));
  const chosen = hosts.length > 0 ? { hosts } : {};
  await compileSite({ cwd: folder, input: 'site', config: 'sitec.config.json', baseUrl: 'https://acme.example', ...chosen });
  return { project: folder, dist: join(folder, 'dist') };
};

const write = (path: string, body: string | Uint8Array): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
};
