import { defineConfig } from 'astro/config';
import { sitec } from 'sitec/astro';

const host = ['www', 'example', 'com'].join('.');

export default defineConfig({
  site: `https://${host}`,
  base: '/project',
  integrations: [sitec()],
});
