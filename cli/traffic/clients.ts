import { onceEachText } from '../../compiler/base/memoise.ts';
import { knownAgents, type KnownAgent } from '../../compiler/config/known-agents.ts';
import { PRODUCT } from '../../runtime/request-record.ts';

/** Who sent a request, as far as its user agent says: an agent of the list, a browser, or another program by the name of its product. */
export type Client =
  | { readonly kind: 'agent'; readonly agent: KnownAgent }
  | { readonly kind: 'browser' }
  | { readonly kind: 'program'; readonly name: string };

const BROWSER: Client = { kind: 'browser' };
const NAMELESS: Client = { kind: 'program', name: '(no name)' };

const named = knownAgents.filter(({ inRequests }) => inRequests);
const escaped = (token: string): string => token.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A token as a name of its own: `GPTBot/1.2`, not `NotGPTBot` and not `Googlebot-Image`. */
const asName = (tokens: string): string => String.raw`(?<![\w-])(?:${tokens})(?![\w-])`;

const rows = named.map((agent) => ({ agent, pattern: new RegExp(asName(escaped(agent.token)), 'i') }));

/** The tokens of all agents in one expression: lines are searched with it before anything is taken apart. */
export const agentTokens = named.map(({ token }) => escaped(token)).join('|');

/** What browsers begin with. Crawlers that pose as browsers name themselves in the comment. */
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

/** Signs of a name that are kept. */
const LONGEST_NAME = 64;

/** User agents that are kept, and the longest of them: a client may send another one with each request. */
const MOST_KEPT = 10_000;
const LONGEST_KEPT = 1000;

/** Tells who a user agent is. A log repeats few of them, so that each is looked at once. */
export const createClients = (): ((userAgent: string | null) => Client) => {
  const known = onceEachText(clientOf, MOST_KEPT, LONGEST_KEPT);
  return (userAgent) => (userAgent === null ? NAMELESS : known(userAgent));
};

/** A copy of a text: a part of another text would keep the whole of it, here a megabyte of a log, in memory. */
export const ownText = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');
