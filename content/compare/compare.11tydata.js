export default {
  layout: 'comparison.njk',
  permalink: ({ page }) => `/compare/${page.fileSlug}/`,
};
