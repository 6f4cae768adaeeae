export default {
  title: 'Acme',
  url: 'https://www.example.com',
  baseUrl: '/',
  presets: [['classic', { docs: false, blog: false }]],
  themeConfig: { navbar: { title: 'Acme', items: [{ to: '/pricing', label: 'Pricing' }] } },
};
