import { defineHost, inBundle } from './host.ts';

/** GitHub Pages: files only, without settings. */
export const githubPages = defineHost({
  name: 'github-pages',
  title: 'GitHub Pages',
  supports: {
    headers: { instead: 'use another host if you need content types, Link headers or CORS; the files are the same on every host' },
    negotiation: { instead: 'no action needed: every page links to its markdown; or use a host that sitec knows' },
    post: { instead: 'let people run `sitec mcp <url>` on their machine, or run the runtime elsewhere' },
  },
  codings: [],
  takes: ['CNAME', '.nojekyll'],
  limits: { source: 'https://docs.github.com/pages/getting-started-with-github-pages/github-pages-limits', bytes: 1024 ** 3 },
  detection: { files: [{ glob: '.github/workflows/*.{yml,yaml}', text: /actions\/deploy-pages/ }] },
  *emit({ own }) {
    // Without this file, Jekyll builds a branch, and leaves out names that begin with a dot or an underscore.
    yield inBundle('.nojekyll', '');
    const domain = own('CNAME');
    if (domain !== null) yield inBundle('CNAME', domain);
  },
});
