/**
 * `npm run build`, before the types: makes of the sources what is published, in `build/`. The program and the compiler are modules that hold the
 * packages they need, so that who installs sitec installs no more than `dependencies` in package.json names. The runtime is modules without any; what
 * runs in browsers and on platforms is one file each.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { ENDPOINT_PATHS } from './runtime/bundle.ts';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const root = import.meta.dirname;
const readPackage = (folder: string): Package => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Package;
const { version, dependencies = {} } = readPackage('.');

const common = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'es2023',
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Modules that share what they have in common; each lies in `build/` where its source lies in the project. */
const buildModules = async (entryPoints: string[], chunks: string, more: BuildOptions): Promise<Metafile> => {
  const options: BuildOptions & { metafile: true } = {
    ...common,
    entryPoints,
    outbase: '.',
    outdir: 'build',
    splitting: true,
    chunkNames: `${chunks}/[name]-[hash]`,
    ...more,
    metafile: true,
  };
  return (await build(options)).metafile;
};

/** What packages in the form of CommonJS call to load modules of Node. */
const REQUIRE = `import { createRequire as createRequireOfModule } from 'node:module';\nconst require = createRequireOfModule(import.meta.url);`;

const entriesIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => folder + name);

const buildProgram = (): Promise<Metafile> =>
  buildModules(
    [
      'cli/main.ts',
      'compiler/index.ts',
      'compiler/pages/workers/worker.ts',
      'compiler/bundle/compression/thread.ts',
      ...['astro', 'compile-output', 'docusaurus', 'eleventy', 'nuxt', 'vite', 'vitepress'].map((name) => `cli/integrations/${name}.ts`),
    ],
    'chunks',
    { platform: 'node', external: Object.keys(dependencies), banner: { js: REQUIRE } },
  );

const buildRuntime = (): Promise<Metafile> =>
  buildModules(
    ['runtime/entry.ts', ...['node-entry', 'fetch', 'redis-limit'].map((name) => `runtime/adapters/${name}.ts`)],
    'runtime/chunks',
    { platform: 'neutral', external: ['node:*'] },
  );

const buildBrowserFile = async (entry: string, name: string, more: BuildOptions = {}): Promise<Metafile> => {
  const options = { ...common, entryPoints: [entry], outfile: `build/browser/${name}`, target: 'es2022', minify: true, ...more };
  return (await build({ ...options, metafile: true })).metafile;
};

/** Netlify reads the paths of a function in the text of its file, where they must be literals. */
const endpointPaths = Object.values(ENDPOINT_PATHS)
  .flat()
  .map((path) => JSON.stringify(path))
  .join(', ');
const ENDINGS: Readonly<Record<string, string>> = { 'netlify-function': `export const config = { path: [${endpointPaths}] };` };

/** Nothing but modules of Node stays outside, and those only where the file is for Node. */
const buildEdgeFile = async (entry: string, platform: 'neutral' | 'node'): Promise<void> => {
  const name = basename(entry, '.ts');
  await build({
    ...common,
    entryPoints: [entry],
    outfile: `build/edge/${name}.js`,
    target: 'es2022',
    platform,
    banner: { js: `// ${name}.js of sitec ${version} (MIT). Made by its build and the same for every site: change nothing here.` },
    footer: { js: ENDINGS[name] ?? '' },
  });
};

/** Folders of the packages that parts of are in modules, such as `node_modules/ajv`. */
const packagesIn = (...metafiles: readonly Metafile[]): readonly string[] => {
  const paths = metafiles.flatMap(({ inputs }) => Object.keys(inputs));
  const folders = paths.flatMap((path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
  return [...new Set(folders)].sort();
};

/** The licences of packages ask that their texts go with copies of them. */
const notice = (folder: string): string => {
  const { name, version: of, license = 'see below' } = readPackage(folder);
  const file = readdirSync(join(root, folder)).find((each) => /^licen[cs]e/i.test(each));
  const text = file === undefined ? `Its package says: ${license}.` : readFileSync(join(root, folder, file), 'utf8').trim();
  return `${name} ${of} (${license})\n\n${text}\n`;
};

rmSync(join(root, 'build'), { recursive: true, force: true });
const program = await buildProgram();
await buildRuntime();
await buildBrowserFile('runtime/adapters/browser-search.ts', 'search.js');
await buildBrowserFile('runtime/adapters/browser-tools.ts', 'webmcp.js', { format: 'iife' });
await buildBrowserFile('runtime/adapters/browser-copy.ts', 'sitec-copy.js', { format: 'iife' });
await buildBrowserFile('templates/developers/index.js', 'developers.js', { format: 'iife' });
await buildBrowserFile('templates/developers/page.css', 'developers.css', { target: ['chrome125', 'firefox129', 'safari17.5'] });
const report = await buildBrowserFile('templates/report/browser/index.js', 'report.js', { format: 'iife' });
await buildBrowserFile('templates/report/style/index.css', 'report.css', { target: ['chrome125', 'firefox129', 'safari17.5'] });
for (const entry of entriesIn('runtime/edge/')) await buildEdgeFile(entry, 'neutral');
for (const entry of [...entriesIn('runtime/edge/node/'), 'cli/serve/node-server.ts']) await buildEdgeFile(entry, 'node');
writeFileSync(
  join(root, 'build/NOTICES.txt'),
  ['Packages that parts of are in the modules of this folder, and their licences.\n', ...packagesIn(program, report).map(notice)].join(
    `\n${'-'.repeat(80)}\n\n`,
  ),
);
