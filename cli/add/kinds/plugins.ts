import { defineAddition, sharedFile, type Addition } from './addition.ts';
import { installWords } from './package-script.ts';

interface Plugin {
  readonly name: 'astro' | 'eleventy' | 'vite';
  readonly title: string;
  /** Configuration files of the tool. Where there is none, `made` is created. */
  readonly files: string;
  readonly made: string;
  readonly whole: readonly string[];
  /** The lines that an existing configuration needs. */
  readonly lines: readonly string[];
}

/** A plugin of a tool, which compiles the output of each build. Configurations are code, so the user edits an existing one. */
const pluginAddition = ({ name, title, files, made, whole, lines }: Plugin): Addition =>
  defineAddition({
    name,
    description: `the plugin of ${title}: its build also compiles the bundle`,
    changes: (project) => ({
      ...sharedFile(project, project.find(files) ?? made, textOf(whole), lines.join('\n'), /['"]sitec\//),
      next: installWords(project),
    }),
  });

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

const plugins: readonly Plugin[] = [
  {
    name: 'astro',
    title: 'Astro',
    files: 'astro.config.{mjs,js,cjs,ts,mts,cts}',
    made: 'astro.config.mjs',
    whole: [
      "import { defineConfig } from 'astro/config';",
      "import { sitec } from 'sitec/astro';",
      '',
      'export default defineConfig({',
      '  integrations: [sitec()],',
      '});',
    ],
    lines: ["import { sitec } from 'sitec/astro';", 'integrations: [sitec()],   // after all others'],
  },
  {
    name: 'eleventy',
    title: 'Eleventy',
    files: '{.eleventy.js,eleventy.config.{js,mjs,cjs,ts,mts,cts}}',
    made: 'eleventy.config.mjs',
    whole: ["import { sitec } from 'sitec/eleventy';", '', 'export default (config) => {', '  config.addPlugin(sitec);', '};'],
    lines: ["import { sitec } from 'sitec/eleventy';", 'config.addPlugin(sitec);'],
  },
  {
    name: 'vite',
    title: 'Vite',
    files: 'vite.config.{js,mjs,cjs,ts,mts,cts}',
    made: 'vite.config.mjs',
    whole: [
      "import { sitec } from 'sitec/vite';",
      "import { defineConfig } from 'vite';",
      '',
      'export default defineConfig({',
      '  plugins: [sitec()],',
      '});',
    ],
    lines: ["import { sitec } from 'sitec/vite';", 'plugins: [sitec()],   // after all others'],
  },
];

/** The plugin of each tool that sitec has one for. */
export const pluginAdditions: readonly Addition[] = plugins.map(pluginAddition);
