import { defineGenerator } from './generator.ts';

/** https://vite.dev/config/build-options#build-outdir. Many generators are made with it, so that it is recognised after them. */
export const vite = defineGenerator({
  name: 'vite',
  title: 'Vite',
  folder: 'dist',
  buildCommand: 'npx vite build',
  detection: { files: [{ glob: 'vite.config.{js,mjs,cjs,ts,mts,cts}' }], dependencies: ['vite'] },
});
