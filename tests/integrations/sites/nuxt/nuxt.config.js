import { defineNuxtConfig } from 'nuxt/config';
import { sitec } from 'sitec/nuxt';

export default defineNuxtConfig({
  modules: [sitec()],
  // @ts-ignore: the type of this key comes with modules that read it, such as nuxt-site-config.
  site: { url: 'https://www.example.com' },
  app: { head: { htmlAttrs: { lang: 'en' } } },
});
