/** Files at the top of a bundle that a host reads: a site does not publish its own ones, and no other host serves them. `_headers` and `_redirects` are read by several. */
export const HOST_OWNED: readonly string[] = [
  '_worker.js',
  '_routes.json',
  '.htaccess',
  '.nojekyll',
  'CNAME',
  'staticwebapp.config.json',
  '_headers',
  '_redirects',
  '.assetsignore',
];
