import { defineHost, inBundle } from './host.ts';

/** GitHub Pages: files, and nothing that could be said about them. */
export const githubPages = defineHost({
  name: 'github-pages',
  title: 'GitHub Pages',
  supports: {
    headers: { instead: 'publish where headers can be set, when types, Link and CORS matter: the files are the same on every host' },
    negotiation: { instead: 'let agents follow the links to the markdown, which every page has; or put a host in front that sitec knows' },
    post: { instead: 'use `sitec mcp <url>`, which is an MCP server over stdio on the machine of the user, or run the runtime elsewhere' },
  },
  codings: [],
  takes: ['CNAME', '.nojekyll'],
  limits: { source: 'https://docs.github.com/pages/getting-started-with-github-pages/github-pages-limits', bytes: 1024 ** 3 },
  detection: { files: [{ glob: '.github/workflows/*.{yml,yaml}', text: /actions\/deploy-pages/ }] },
  *emit({ own }) {
    // Without it a branch is built by Jekyll, which leaves out what begins with a dot or an underscore.
    yield inBundle('.nojekyll', '');
    const domain = own('CNAME');
    if (domain !== null) yield inBundle('CNAME', domain);
  },
});
