import { sitec } from 'sitec/docusaurus';

/** @type {import('@docusaurus/types').Config} */
export default {
  title: 'Acme',
  url: 'https://www.example.com',
  baseUrl: '/',
  presets: [['classic', { docs: false, blog: false }]],
  plugins: [sitec()],
};
