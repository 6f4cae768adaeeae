import { defineNuxtConfig } from 'nuxt/config';
import { sitec } from 'sitec/nuxt';

const host = ['www', 'example', 'com'].join('.');

export default defineNuxtConfig({
  modules: [sitec()],
  site: { url: `https://${host}` },
  app: { baseURL: '/project/', head: { htmlAttrs: { lang: 'en' } } },
  nitro: { prerender: { routes: ['/de/'] } },
});
