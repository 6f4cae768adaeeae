import { paths, twinPath } from '../../compiler/paths.ts';
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

/** Lines to paste: the address, markdown, and, when the bundle is for hosts that answer POST, an MCP client, an MCP call, an A2A call. */
export const tryOutLines = (url: string, index: RuntimeIndex): string => {
  const base = url.replace(/\/$/, '');
  const routes = Object.values(index.routes);
  const pages = new Set(routes.flatMap(({ page }) => page ?? []));
  const path = index.search.documents[0]?.url.slice(index.site.length) ?? '/';
  const [way, example] = routes.some(({ markdown }) => markdown !== undefined)
    ? ['markdown with Accept: text/markdown', `${quote(base + path)} -H 'accept: text/markdown'`]
    : ['markdown with index.md behind the address', quote(base + twinPath(path))];
  // Without POST there is no server card: the site will not answer there, though this server does.
  const posts = Object.hasOwn(index.routes, paths.mcpServerCard) ? postLines(base) : [];
  return [`${base}/    ${pages.size} pages, ${way}`, `curl -s ${example}`, ...posts, ''].join('\n');
};

const postLines = (base: string): readonly string[] => {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_plans', arguments: {} } };
  const message = { role: 'user', messageId: '1', parts: [{ kind: 'text', text: 'Which plans do you have?' }] };
  const question = { jsonrpc: '2.0', id: 1, method: 'message/send', params: { message } };
  const post = (path: string, body: unknown): string =>
    `curl -s ${base}${path} -H 'content-type: application/json' -d ${quote(JSON.stringify(body))}`;
  return [`claude mcp add --transport http site ${base}/mcp`, post('/mcp', call), post('/a2a', question)];
};
