/** Small applications of React, Vue and Svelte, as sites that scripts write and as the same sites prerendered. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { compile } from 'svelte/compiler';
import { TemporaryFolder } from '../../../../compiler/base/temporary-folder.ts';
import type { Files } from '../../site.ts';

/** Frameworks that there is an application of. */
export const FRAMEWORKS = ['react', 'vue', 'svelte'] as const;

/** A framework. */
export type Framework = (typeof FRAMEWORKS)[number];

const ENDINGS = { react: 'jsx', vue: 'js', svelte: 'js' } as const;

const PLANS = [
  { name: 'Solo', price: '$9 per month', limits: ['1 mailbox', '100 letters'] },
  { name: 'Team', price: '$29 per month', limits: ['10 mailboxes', '5,000 letters'] },
];

const svelte = (generate: 'client' | 'server'): Plugin => ({
  name: 'svelte',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.svelte$/ }, ({ path }) => ({
      contents: compile(readFileSync(path, 'utf8'), { generate, filename: path, dev: false }).js.code,
      loader: 'js',
      resolveDir: join(path, '..'),
    }));
  },
});

const bundled = async (framework: Framework, side: 'client' | 'server', more: BuildOptions): Promise<string> => {
  const entry = join(import.meta.dirname, 'apps', framework, `${side}.${ENDINGS[framework]}`);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    write: false,
    jsx: 'automatic',
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [svelte(side)],
    ...more,
  });
  return outputFiles?.[0]?.text ?? '';
};

const shell = (title: string, body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <meta name="description" content="Mail for companies">
    <script type="module" src="/app.js"></script>
  </head>
  <body>
    <noscript>You need to enable JavaScript to run this app.</noscript>
    <div id="root">${body}</div>
  </body>
</html>
`;

const siteOf = (script: string, home: string, pricing: string): Files => ({
  'index.html': shell('Acme Mail', home),
  'pricing/index.html': shell('Pricing | Acme Mail', pricing),
  'plans.json': JSON.stringify(PLANS),
  'app.js': script,
});

/** What a server writes of the application. */
interface Server {
  readonly render: (path: string, plans: typeof PLANS) => Promise<string>;
}

const serverOf = async (framework: Framework, folder: string): Promise<Server> => {
  const file = join(folder, 'server.mjs');
  const banner = { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" };
  writeFileSync(file, await bundled(framework, 'server', { platform: 'node', banner }));
  return (await import(pathToFileURL(file).href)) as Server;
};

/** The application of a framework as the two sites. */
export const appOf = async (framework: Framework): Promise<{ readonly written: Files; readonly prerendered: Files }> => {
  const script = await bundled(framework, 'client', { platform: 'browser', conditions: ['browser', 'svelte'], minify: true });
  const folder = new TemporaryFolder('sitec-test-');
  try {
    const { render } = await serverOf(framework, folder.path);
    return {
      written: siteOf(script, '', ''),
      prerendered: siteOf(script, await render('/', PLANS), await render('/pricing/', PLANS)),
    };
  } finally {
    folder.remove();
  }
};
