import { defineConfig } from 'vitepress';
import { ADDRESS } from './address.ts';
import { problemLinks } from './problem-links.ts';
import { PARTS, sidebars } from './sidebar.ts';

/** Path below which the website is published. */
const BASE = new URL(ADDRESS).pathname;

/** The address of a page from its file, without endings that web servers do not need. */
const addressOf = (file: string): string => `${ADDRESS}${file.replace(/(?:(^|\/)index)?\.md$/, '$1')}`;

// oxlint-disable-next-line import/no-default-export -- VitePress reads the default export.
export default defineConfig({
  title: 'sitec',
  description: 'Documentation of sitec, which compiles a company website into a bundle for people and agents',
  lang: 'en',
  base: BASE,
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: `${BASE}icon.svg` }]],
  cleanUrls: true,
  metaChunk: true,
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: (markdown) => void markdown.use(problemLinks),
  },
  transformPageData: (page) => {
    const { title, description } = page.params ?? {};
    return title === undefined ? undefined : { title, description };
  },
  transformHead: ({ pageData }) => (pageData.isNotFound ? [] : [['link', { rel: 'canonical', href: addressOf(pageData.relativePath) }]]),
  themeConfig: {
    search: { provider: 'local' },
    sidebar: sidebars(),
    outline: [2, 3],
    nav: PARTS.map(({ folder, title }) => ({ text: title, link: folder === 'tutorial' ? '/tutorial/getting-started' : `/${folder}/` })),
  },
});
