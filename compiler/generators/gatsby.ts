import { defineGenerator } from './generator.ts';

/** https://www.gatsbyjs.com/docs/gatsby-project-structure/. Elsewhere `public` is a folder of sources. */
export const gatsby = defineGenerator({
  name: 'gatsby',
  title: 'Gatsby',
  folder: 'public',
  onlyIfFound: true,
  buildCommand: 'npx gatsby build',
  detection: { files: [{ glob: 'gatsby-config.{js,mjs,cjs,ts}' }], dependencies: ['gatsby'], page: /^Gatsby\b/i },
});
