import { serverName } from '../../compiler/base/slug.ts';
import { paths, resourcePath } from '../../compiler/paths.ts';
import type { Bundle } from '../../runtime/bundle.ts';
import { count } from './counts.ts';
import { printable } from './printable.ts';

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

/** Lines to paste: the address, and, where the bundle tells of them, an MCP client and a question to the guide. */
export const tryOutLines = async (url: string, { index, read }: Bundle): Promise<string> => {
  const base = url.replace(/\/$/, '');
  const routes = Object.values(index.routes);
  const pages = new Set(routes.flatMap(({ page }) => page ?? []));
  // Without a card the site will not answer there, though this server does.
  const has = (path: string): boolean => Object.hasOwn(index.routes, path);
  const [mcp, question] = postLines(base, await factsOf(read));
  const posts = [...(has(paths.mcpServerCard) ? [mcp] : []), ...(has(paths.agentCard) ? [question] : [])];
  return [`${base}/    ${[count(pages.size, 'page'), ...waysOf(index)].join(', ')}`, ...posts, ''].join('\n');
};

/** How to get markdown; nothing for a bundle without. */
const waysOf = ({ routes }: Bundle['index']): readonly string[] => {
  if (Object.values(routes).some(({ markdown }) => markdown !== undefined)) return ['markdown with Accept: text/markdown'];
  return Object.keys(routes).some((path) => path.endsWith('/index.md')) ? ['markdown with index.md behind the address'] : [];
};

/** What the lines name of a site. */
interface Facts {
  readonly company: string;
  readonly plan: string | null;
}

const postLines = (base: string, { company, plan }: Facts): readonly [mcp: string, question: string] => {
  const text = plan === null ? 'Which plans do you have?' : `What does ${plan} cost?`;
  const message = { role: 'user', messageId: '1', parts: [{ kind: 'text', text }] };
  const question = { jsonrpc: '2.0', id: 1, method: 'message/send', params: { message } };
  return [
    `claude mcp add --transport http ${serverName(company)} ${base}/mcp`,
    `curl -s ${base}/a2a -H 'content-type: application/json' -d ${quote(printable(JSON.stringify(question)))}`,
  ];
};

/** A bundle that was built without an API names neither, and one of a site without plans no plan. */
const factsOf = async (read: Bundle['read']): Promise<Facts> => {
  const { name = null } = await documentOf<{ readonly name: string | null }>('company', read);
  const { plans = [] } = await documentOf<{ readonly plans: readonly { readonly name: string }[] }>('plans', read);
  return { company: name ?? '', plan: plans[0]?.name ?? null };
};

/** The list document of a kind; empty when there is none. */
const documentOf = async <Body>(kind: string, read: Bundle['read']): Promise<Partial<Body>> => {
  try {
    return JSON.parse(new TextDecoder().decode(await read(resourcePath(kind).slice(1)))) as Body;
  } catch {
    return {};
  }
};
