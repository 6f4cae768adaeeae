import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { sitec } from 'sitec/astro';

const host = ['www', 'example', 'com'].join('.');

export default defineConfig({
  site: `https://${host}`,
  base: '/project',
  integrations: [
    starlight({ title: 'Acme', locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch', lang: 'de' } } }),
    sitec(),
  ],
});
