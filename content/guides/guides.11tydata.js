export default {
  layout: 'guide.njk',
  schema: 'article',
  permalink: ({ page }) => `/guides/${page.fileSlug}/`,
};
