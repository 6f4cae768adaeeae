import { defineHost } from './host.ts';

/** Any file server, including GitLab Pages. Nothing is known about its abilities, so it has none. */
export const any = defineHost({
  name: 'any',
  title: 'a plain file server',
  supports: {
    headers: { instead: 'name your host with --host if sitec knows it; otherwise set the headers in docs/reference/headers.md by hand' },
    negotiation: { instead: 'no action needed: every page links to its markdown; or use a host that sitec knows' },
    post: {
      instead: 'let people run `sitec mcp <url>` on their machine, or run the runtime at the edge',
    },
  },
  codings: [],
  // The name of the job makes a GitLab project publish pages.
  detection: { files: [{ glob: '.gitlab-ci.yml', text: /^pages:(?!\S)/m }] },
  *emit() {},
});
