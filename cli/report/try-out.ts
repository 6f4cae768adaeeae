import { serverName } from '../../compiler/base/slug.ts';
import { paths, resourcePath } from '../../compiler/paths.ts';
import type { Bundle } from '../../runtime/bundle.ts';
import { printable, count } from './printable.ts';

/** Addresses without TLS that a bundle may be built for. */
const LOCAL = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):/;

/** Warns that a bundle names another address than the one of the server, with the fix; empty when it does not. */
export const baseUrlNote = (site: string, url: string): string => {
  if (site === url.replace(/\/$/, '')) return '';
  const advice = LOCAL.test(url) ? ` For this address: sitec build --base-url ${url}` : '';
  return `note: this bundle is built for ${site}; its cards and links point there.${advice}\n`;
};

/** A word quoted for a shell. */
const quote = (word: string): string => (/^[\w./:%@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/**
 * Lines to paste, each with a label: the address; where the bundle has them, a page in markdown, an MCP client and a question to the guide;
 * then the report, when there is one.
 */
export const tryOutLines = async (url: string, { index, read }: Bundle, report: string | null = null): Promise<string> => {
  const base = url.replace(/\/$/, '');
  const pages = new Set(Object.values(index.routes).flatMap(({ page }) => page ?? []));
  // The page for developers comes from sitec, and not from the site.
  if (index.routes[paths.developersScript]) pages.delete(index.routes[paths.developers]?.page ?? '');
  // Without a card, the public site will not answer there, although this server does.
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

/** The command that requests a page in markdown, preferably the home page; null for a bundle without markdown. */
const markdownLine = (base: string, { routes }: Bundle['index']): string | null => {
  const negotiated = Object.keys(routes).filter((path) => routes[path]?.markdown !== undefined);
  const page = negotiated.includes('/') ? '/' : negotiated[0];
  if (page !== undefined) return `curl -s ${quote(base + page)} -H 'accept: text/markdown'`;
  const twin = Object.keys(routes).find((path) => path.endsWith('/index.md'));
  return twin === undefined ? null : `curl -s ${quote(base + twin)}`;
};

/** Names of a site for the lines. */
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

/** A bundle without an API has neither name, and one without plans has no plan. */
const factsOf = async (read: Bundle['read']): Promise<Facts> => {
  const { name = null } = await documentOf<{ readonly name: string | null }>('company', read);
  const { plans = [] } = await documentOf<{ readonly plans: readonly { readonly name: string }[] }>('plans', read);
  return { company: name ?? '', plan: plans[0]?.name ?? null };
};

/** The list document of a kind; an empty one when there is none. */
const documentOf = async <Body>(kind: string, read: Bundle['read']): Promise<Partial<Body>> => {
  try {
    return JSON.parse(new TextDecoder().decode(await read(resourcePath(kind).slice(1)))) as Body;
  } catch {
    return {};
  }
};
