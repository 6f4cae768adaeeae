export default {
  layout: 'feature.njk',
  permalink: ({ page }) => `/features/${page.fileSlug}/`,
};
