import { defineConfig } from 'vitepress';

export default defineConfig({
  title: 'Acme',
  description: 'Orders of small shops in one list',
  sitemap: { hostname: 'https://www.example.com' },
  themeConfig: { nav: [{ text: 'Pricing', link: '/pricing' }] },
});
