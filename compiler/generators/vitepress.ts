import { defineGenerator } from './generator.ts';

/** https://vitepress.dev/reference/site-config#outdir */
export const vitepress = defineGenerator({
  name: 'vitepress',
  title: 'VitePress',
  folder: 'docs/.vitepress/dist',
  otherFolders: ['.vitepress/dist'],
  onlyIfFound: true,
  buildCommand: 'npx vitepress build docs',
  detection: {
    files: [
      { glob: '{docs/.vitepress,.vitepress}/config.{js,mjs,cjs,ts,mts,cts}' },
      { glob: '{docs/.vitepress,.vitepress}/config/index.{js,mjs,cjs,ts,mts,cts}' },
    ],
    dependencies: ['vitepress'],
    page: /^VitePress\b/i,
  },
});
