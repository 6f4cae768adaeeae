import { defineGenerator } from './generator.ts';

/** https://nextjs.org/docs/app/guides/static-exports: it writes files only with `output: 'export'`. */
export const next = defineGenerator({
  name: 'next',
  title: 'Next.js',
  folder: 'out',
  buildCommand: 'npx next build',
  detection: { files: [{ glob: 'next.config.{js,mjs,cjs,ts,mts,cts}' }], dependencies: ['next'], page: /^Next\.js\b/i },
});
