/** Folders in which a rendered site is looked for, in this order, when none is named. */
export const SITE_FOLDERS = ['_site', 'build', 'out', '.output/public', '.vercel/output/static', 'public-html', 'dist'] as const;
