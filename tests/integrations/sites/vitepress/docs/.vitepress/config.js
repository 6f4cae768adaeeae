import { defineConfig } from 'vitepress';
import { sitec } from 'sitec/vitepress';

export default defineConfig({
  sitemap: { hostname: 'https://www.example.com' },
  vite: { plugins: [sitec()] },
});
