import { defineGenerator } from './generator.ts';

/** https://www.11ty.dev/docs/config/ */
export const eleventy = defineGenerator({
  name: 'eleventy',
  title: 'Eleventy',
  folder: '_site',
  buildCommand: 'npx @11ty/eleventy',
  detection: {
    files: [{ glob: '{.eleventy.js,eleventy.config.{js,mjs,cjs,ts,mts,cts}}' }],
    dependencies: ['@11ty/eleventy'],
    page: /^Eleventy\b/i,
  },
});
