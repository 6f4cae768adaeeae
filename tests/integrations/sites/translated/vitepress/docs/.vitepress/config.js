import { defineConfig } from 'vitepress';
import { sitec } from 'sitec/vitepress';

const host = ['www', 'example', 'com'].join('.');

export default defineConfig({
  base: '/project/',
  sitemap: { hostname: `https://${host}` },
  locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch', lang: 'de' } },
  vite: { plugins: [sitec()] },
});
