/** The generators that sitec is a part of, as people start them. */
import type { Generator } from './tool-site.ts';

/** One row for each integration. */
export const generators: readonly Generator[] = [
  {
    name: 'astro',
    package: 'astro',
    script: 'bin/astro.mjs',
    config: 'astro.config.mjs',
    output: 'dist',
    build: ['build'],
    watch: ['dev', '--host', '127.0.0.1', '--port', '0'],
    waits: /watching for file changes/,
    broken: { file: 'src/pages/broken.astro', text: '---\nthrow new Error("broken");\n---\n' },
  },
  {
    name: 'vite',
    package: 'vite',
    script: 'bin/vite.js',
    config: 'vite.config.js',
    output: 'dist',
    build: ['build'],
    watch: ['build', '--watch'],
    waits: /built in \d+ms\./,
    broken: { file: 'main.js', text: 'const = ;\n' },
  },
  {
    name: 'eleventy',
    package: '@11ty/eleventy',
    script: 'cmd.cjs',
    config: 'eleventy.config.js',
    output: '_site',
    build: [],
    watch: ['--watch'],
    waits: /Watching/,
    broken: { file: 'broken.njk', text: '{% if %}\n' },
  },
];
