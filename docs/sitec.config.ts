import { defineConfig } from 'sitec';
import { ADDRESS } from './.vitepress/address.ts';

export default defineConfig({
  site: ADDRESS,
  input: '.vitepress/dist',
  facts: { company: { name: 'sitec' } },
  // The documentation has no products. Its how-to guides are ordinary pages.
  kinds: { plans: false, features: false, platforms: false, guides: false, comparisons: false },
  inject: ['links', 'directive', 'webmcp', 'jsonld', 'copy'],
  // Groups of the sidebar have headings.
  markdown: { drop: ['.VPSidebar', '.VPDocAsideOutline'] },
});
