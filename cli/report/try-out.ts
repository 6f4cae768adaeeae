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

/**
 * Lines to paste, each with its label: the address, and, where the bundle tells of them, a page in markdown, an MCP client and a question to the
 * guide; then the report, when there is one.
 */
export const tryOutLines = async (url: string, { index, read }: Bundle, report: string | null = null): Promise<string> => {
  const base = url.replace(/\/$/, '');
  const pages = new Set(Object.values(index.routes).flatMap(({ page }) => page ?? []));
  // Without a card the site will not answer there, though this server does.
  const has = (path: string): boolean => Object.hasOwn(index.routes, path);
  const [mcp, question] = postLines(base, await factsOf(read));
  const lines: readonly (readonly [label: string, line: string | null])[] = [
    ['Site', `${base}/    ${count(pages.size, 'page')}`],
    ['Markdown', markdownLine(base, index)],
    ['MCP', has(paths.mcpServerCard) ? mcp : null],
    ['Ask', has(paths.agentCard) ? question : null],
    ['Report', report],
  ];
  return lines.flatMap(([label, line]) => (line === null ? [] : `${label.padEnd(LABEL_WIDTH)}${line}\n`)).join('');
};

const LABEL_WIDTH = 10;

/** How to get a page in markdown, the home page if it can be; null for a bundle without. */
const markdownLine = (base: string, { routes }: Bundle['index']): string | null => {
  const negotiated = Object.keys(routes).filter((path) => routes[path]?.markdown !== undefined);
  const page = negotiated.includes('/') ? '/' : negotiated[0];
  if (page !== undefined) return `curl -s ${quote(base + page)} -H 'accept: text/markdown'`;
  const twin = Object.keys(routes).find((path) => path.endsWith('/index.md'));
  return twin === undefined ? null : `curl -s ${quote(base + twin)}`;
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
