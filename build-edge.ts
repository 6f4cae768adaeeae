/** `npm run build:edge`: makes of each entry in `runtime/edge/`, and of the server, one file without imports in `build/edge/`. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { ENDPOINT_PATHS } from './runtime/bundle.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { readonly version: string };

const entriesIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => folder + name);

/** Netlify reads the paths of a function in the text of its file, where they must be literals. */
const endpointPaths = Object.values(ENDPOINT_PATHS)
  .flat()
  .map((path) => JSON.stringify(path))
  .join(', ');
const ENDINGS: Readonly<Record<string, string>> = { 'netlify-function': `export const config = { path: [${endpointPaths}] };` };

/** Nothing but modules of Node stays outside, and those only where the file is for Node. */
const bundle = async (entry: string, platform: 'neutral' | 'node'): Promise<void> => {
  const name = basename(entry, '.ts');
  await build({
    entryPoints: [entry],
    outfile: `build/edge/${name}.js`,
    absWorkingDir: import.meta.dirname,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform,
    banner: { js: `// ${name}.js of sitec ${version} (MIT). Made by its build and the same for every site: change nothing here.` },
    footer: { js: ENDINGS[name] ?? '' },
    logLevel: 'warning',
  });
};

for (const entry of entriesIn('runtime/edge/')) await bundle(entry, 'neutral');
for (const entry of [...entriesIn('runtime/edge/node/'), 'cli/serve/node-server.ts']) await bundle(entry, 'node');
