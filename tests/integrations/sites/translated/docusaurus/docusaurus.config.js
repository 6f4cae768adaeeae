import { sitec } from 'sitec/docusaurus';

const host = ['www', 'example', 'com'].join('.');

export default {
  title: 'Acme',
  url: `https://${host}`,
  baseUrl: '/project/',
  i18n: { defaultLocale: 'en', locales: ['de', 'en'] },
  presets: [['classic', { docs: false, blog: false }]],
  plugins: [sitec()],
};
