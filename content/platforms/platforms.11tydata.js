export default {
  layout: 'platform.njk',
  permalink: ({ page }) => `/platforms/${page.fileSlug}/`,
};
