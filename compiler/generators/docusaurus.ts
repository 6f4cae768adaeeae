import { defineGenerator } from './generator.ts';

/** https://docusaurus.io/docs/cli#docusaurus-build-sitedir */
export const docusaurus = defineGenerator({
  name: 'docusaurus',
  title: 'Docusaurus',
  folder: 'build',
  buildCommand: 'npx docusaurus build',
  detection: { files: [{ glob: 'docusaurus.config.{js,mjs,cjs,ts,mts,cts}' }], dependencies: ['@docusaurus/core'], page: /^Docusaurus\b/i },
});
