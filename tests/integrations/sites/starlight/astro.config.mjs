import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { sitec } from 'sitec/astro';

export default defineConfig({
  site: 'https://www.example.com',
  integrations: [starlight({ title: 'Acme' }), sitec()],
});
