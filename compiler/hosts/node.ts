import { ALL_CODINGS, defineHost } from './host.ts';

/** The server of sitec on Node: a laptop, a container, a machine of one's own. */
export const node = defineHost({
  name: 'node',
  title: 'Node',
  supports: { headers: true, negotiation: true, post: true },
  answersMissingData: true,
  codings: ALL_CODINGS,
  *emit({ edge }) {
    yield { place: 'deploy', path: 'server.mjs', body: edge('node-server') };
    // The same for Deno and Bun.
    yield { place: 'deploy', path: 'fetch-server.mjs', body: edge('fetch-server') };
  },
});
