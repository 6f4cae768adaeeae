import { beside, defineHost } from './host.ts';

/** The server of sitec on Node: a laptop, a container, or your own server. */
export const node = defineHost({
  name: 'node',
  title: 'Node',
  supports: { headers: true, negotiation: true, post: true },
  answersMissingData: true,
  answersAliases: true,
  codings: ['br', 'gzip'],
  *emit({ edge }) {
    yield beside('server.mjs', edge('node-server'));
    // The same for Deno and Bun.
    yield beside('fetch-server.mjs', edge('fetch-server'));
  },
});
