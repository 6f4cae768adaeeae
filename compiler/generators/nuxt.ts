import { defineGenerator } from './generator.ts';

/** https://nuxt.com/docs/getting-started/deployment#static-hosting; with the preset of Vercel it writes elsewhere. */
export const nuxt = defineGenerator({
  name: 'nuxt',
  title: 'Nuxt',
  folder: '.output/public',
  otherFolders: ['.vercel/output/static'],
  buildCommand: 'npx nuxt generate',
  detection: { files: [{ glob: 'nuxt.config.{js,mjs,cjs,ts,mts,cts}' }], dependencies: ['nuxt'], page: /^Nuxt\b/i },
});
