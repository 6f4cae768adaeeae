import type { RuntimeIndex } from '../../runtime/bundle.ts';

/** Addresses that a bundle may be built for without TLS. */
const LOCAL = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):/;

/** Says that a bundle names another address than the one where it is served, and what to do about it; empty when it does not. */
export const baseUrlNote = (site: string, url: string): string => {
  if (site === url.replace(/\/$/, '')) return '';
  const advice = LOCAL.test(url) ? ` For this address: sitec build --base-url ${url}` : '';
  return `note: this bundle is built for ${site}; its cards and links point there.${advice}\n`;
};

/** A word as a shell reads it back, whatever is in it. */
const quote = (word: string): string => (/^[\w./:%@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** Lines to paste: the address, markdown, an MCP client, an MCP call, an A2A call. */
export const tryOutLines = (url: string, index: RuntimeIndex): string => {
  const base = url.replace(/\/$/, '');
  const pages = Object.values(index.routes).filter((route) => route.markdown !== undefined);
  const guide = index.search.documents[0]?.url;
  const example = guide === undefined ? `${base}/` : base + guide.slice(index.site.length);
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_plans', arguments: {} } };
  const message = { role: 'user', messageId: '1', parts: [{ kind: 'text', text: 'Which plans do you have?' }] };
  const question = { jsonrpc: '2.0', id: 1, method: 'message/send', params: { message } };
  const post = (path: string, body: unknown): string =>
    `curl -s ${base}${path} -H 'content-type: application/json' -d ${quote(JSON.stringify(body))}`;
  return [
    `${base}/    ${new Set(pages.map((route) => route.page)).size} pages, markdown with Accept: text/markdown`,
    `curl -s ${quote(example)} -H 'accept: text/markdown'`,
    `claude mcp add --transport http site ${base}/mcp`,
    post('/mcp', call),
    post('/a2a', question),
    '',
  ].join('\n');
};
