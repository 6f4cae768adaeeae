import { onceEachText } from '../../compiler/base/memoise.ts';
import { knownAgents, type KnownAgent } from '../../compiler/config/known-agents.ts';
import { PRODUCT } from '../../runtime/request-record.ts';

/** The client of a request, by its user agent: a known agent, a browser, or another program by its product name. */
export type Client =
  | { readonly kind: 'agent'; readonly agent: KnownAgent }
  | { readonly kind: 'browser' }
  | { readonly kind: 'program'; readonly name: string };

const BROWSER: Client = { kind: 'browser' };
const NAMELESS: Client = { kind: 'program', name: '(no name)' };

const named = knownAgents.filter(({ inRequests }) => inRequests);
const escaped = (token: string): string => token.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A token as a whole name: `GPTBot/1.2`, not `NotGPTBot` and not `Googlebot-Image`. */
const asName = (tokens: string): string => String.raw`(?<![\w-])(?:${tokens})(?![\w-])`;

const rows = named.map((agent) => ({ agent, pattern: new RegExp(asName(escaped(agent.token)), 'i') }));

/** The tokens of all agents in one expression, which tests lines before they are parsed. */
export const agentTokens = named.map(({ token }) => escaped(token)).join('|');

/** Start of the user agents of browsers. Crawlers that pose as browsers have their name in the comment. */
const BROWSERS = /^(?:Mozilla|Opera)(?:\/|$)/;
const NO_BROWSER = /bot\b|crawl|spider|headless|compatible; (?!MSIE)/i;

const clientOf = (userAgent: string): Client => {
  const row = rows.find(({ pattern }) => pattern.test(userAgent));
  if (row !== undefined) return { kind: 'agent', agent: row.agent };
  if (BROWSERS.test(userAgent) && !NO_BROWSER.test(userAgent)) return BROWSER;
  const [, name] = PRODUCT.exec(userAgent) ?? [];
  // Without a letter it could be the address of a client.
  return name === undefined || !/[a-z]/i.test(name) ? NAMELESS : { kind: 'program', name: ownText(name.slice(0, LONGEST_NAME)) };
};

/** Maximum characters of a name. */
const LONGEST_NAME = 64;

/** Maximum number and length of cached user agents: a client may send another one with each request. */
const MOST_KEPT = 10_000;
const LONGEST_KEPT = 1000;

/** Identifies user agents. A log repeats few of them, so results are cached. */
export const createClients = (): ((userAgent: string | null) => Client) => {
  const known = onceEachText(clientOf, MOST_KEPT, LONGEST_KEPT);
  return (userAgent) => (userAgent === null ? NAMELESS : known(userAgent));
};

/** A copy of a text: a substring would keep its whole parent, here a megabyte of a log, in memory. */
export const ownText = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');
