import { defineGenerator } from './generator.ts';

/** https://docs.astro.build/en/reference/configuration-reference/#outdir */
export const astro = defineGenerator({
  name: 'astro',
  title: 'Astro',
  folder: 'dist',
  buildCommand: 'npx astro build',
  detection: { files: [{ glob: 'astro.config.{mjs,js,cjs,ts,mts,cts}' }], dependencies: ['astro'], page: /^Astro\b/i },
});
