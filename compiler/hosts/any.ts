import { defineHost } from './host.ts';

/** Any server of files, GitLab Pages among them: nothing is known of it, so that nothing is asked of it. */
export const any = defineHost({
  name: 'any',
  title: 'a plain server of files',
  supports: {
    headers: { instead: 'name the host with --host when it is one that sitec knows; else set the headers of docs/hosting.md by hand' },
    negotiation: { instead: 'let agents follow the links to the markdown, which every page has; or put a host in front that sitec knows' },
    post: {
      instead: 'use `sitec mcp <url>`, which is an MCP server over stdio on the machine of the user, or run the runtime at the edge',
    },
  },
  codings: [],
  // The name of the job is what makes a project of GitLab publish pages.
  detection: { files: [{ glob: '.gitlab-ci.yml', text: /^pages:(?!\S)/m }] },
  *emit() {},
});
