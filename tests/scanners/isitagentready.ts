/**
 * The checks that isitagentready.com runs by default (as of 2026-09-19), what the example gets, and why. The scanner itself is only on the web;
 * tests/example/agent-ready.test.ts asks these, and docs/explanation/scanners.md lists them.
 */
import { isIP } from 'node:net';
import { paths } from '../../compiler/paths.ts';

/** `neutral` is left out of the score. */
export type Verdict = 'pass' | 'fail' | 'neutral';

/** How a check reads a site. */
export interface Asked {
  /** Address of the site, without a slash at its end. */
  readonly url: string;
  /** GET of a path, or of an address of the site. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Names of the tools that the home page registers with a browser whose `navigator.modelContext` is a stand-in. */
  registered(): Promise<readonly string[]>;
}

/** One check. */
export interface ReadyCheck {
  /** Its name in the API of the scanner. */
  readonly name: string;
  /** When it passes. */
  readonly rule: string;
  /** What the example gets. */
  readonly expected: Verdict;
  /** What makes a bundle pass, or why sitec does not: for readers of the documentation. */
  readonly reason: string;
  ask(site: Asked): Promise<Verdict>;
}

const passes = (isPassed: boolean): Verdict => (isPassed ? 'pass' : 'fail');
const typeOf = ({ headers }: Response): string => (headers.get('content-type') ?? '').split(';')[0] ?? '';

/** The text of a file; empty when it is not there. */
const textOf = async ({ get }: Asked, path: string): Promise<string> => {
  const answer = await get(path);
  return answer.status === 200 ? answer.text() : '';
};

/** The JSON document of a file; an empty object when it is not there. */
const jsonOf = async (site: Asked, path: string): Promise<Readonly<Record<string, unknown>>> => {
  const text = await textOf(site, path);
  return text === '' ? {} : (JSON.parse(text) as Readonly<Record<string, unknown>>);
};

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isNamed = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const inRobots =
  (...lines: readonly RegExp[]) =>
  async (site: Asked): Promise<Verdict> => {
    const text = await textOf(site, paths.robots);
    return passes(lines.some((line) => line.test(text)));
  };

/** A file that would promise what the site does not have. */
const isAbsent = async ({ get }: Asked, ...names: readonly string[]): Promise<boolean> => {
  const answers = await Promise.all(names.map((name) => get(`/.well-known/${name}`)));
  return answers.every(({ status }) => status === 404);
};

/** What is asked only where something is sold: a site that asks for no money and has no such file is not scored. */
const commerce = (name: string, rule: string, ...files: readonly string[]): ReadyCheck => ({
  name,
  rule,
  expected: 'neutral',
  reason: 'Only shops are scored. Agents buy nothing here: people sign up and choose a plan',
  ask: async (site) => {
    const answers = await Promise.all(['/', paths.openapi].map((path) => site.get(path)));
    return answers.some(({ status }) => status === 402) || !(await isAbsent(site, ...files)) ? 'fail' : 'neutral';
  },
});

const LINKED = /rel="(?:api-catalog|service-doc|service-desc|describedby)"/;
const SITEMAPS = ['/sitemap-index.xml', '/sitemap.xml.gz', '/sitemap_index.xml', paths.sitemap];
const SIGN_IN =
  'Everything is public, and there is no authorization server. Metadata would promise a sign-in that does not exist; /auth.md says so';

/** Every check in the order of the scanner. */
export const READY_CHECKS: readonly ReadyCheck[] = [
  {
    name: 'robotsTxt',
    rule: '`/robots.txt` is plain text with `User-agent`',
    expected: 'pass',
    reason: 'A site without the file gets one; the file of a site is completed',
    ask: async ({ get }) => {
      const answer = await get(paths.robots);
      return passes(answer.status === 200 && typeOf(answer) === 'text/plain' && /^user-agent:/im.test(await answer.text()));
    },
  },
  {
    name: 'robotsTxtAiRules',
    rule: 'robots.txt has a group for a named AI agent, or for `*`',
    expected: 'pass',
    reason: 'robots.txt of sitec has a group for `*` and one for twenty agents',
    ask: inRobots(/^user-agent: *\*/im, /^user-agent: *(?:GPTBot|ClaudeBot|PerplexityBot|Google-Extended)\b/im),
  },
  {
    name: 'contentSignals',
    rule: 'robots.txt has a `Content-Signal`',
    expected: 'pass',
    reason: '`search` and `ai-input`; `ai-train` only if the configuration has `robots.aiTrain`',
    ask: inRobots(/^content-signal: *[a-z-]+=(?:yes|no)\b/im),
  },
  {
    name: 'sitemap',
    rule: 'robots.txt names a sitemap, or one has a usual name',
    expected: 'pass',
    reason: '`/sitemap.xml`, with dates from the content',
    ask: async (site) => {
      const named = [...(await textOf(site, paths.robots)).matchAll(/^sitemap: *(\S+)/gim)].map(([, address = '']) => address);
      const texts = await Promise.all([...named, ...SITEMAPS].map((path) => textOf(site, path)));
      return passes(texts.some((text) => /<(?:urlset|sitemapindex)[ >]/.test(text)));
    },
  },
  {
    name: 'linkHeaders',
    rule: '`Link` of the home page names an API catalog, a description, its documentation or llms.txt',
    expected: 'pass',
    reason: 'Every page names all of them, where the host can send headers',
    ask: async ({ get }) => {
      const { status, headers } = await get('/');
      return passes(status === 200 && LINKED.test(headers.get('link') ?? ''));
    },
  },
  {
    name: 'markdownNegotiation',
    rule: 'the home page is markdown for `Accept: text/markdown`',
    expected: 'pass',
    reason: 'On hosts that run code or rewrite by header',
    ask: async ({ get }) => {
      const answer = await get('/', { accept: 'text/markdown' });
      return passes(answer.status === 200 && typeOf(answer) === 'text/markdown');
    },
  },
  {
    name: 'apiCatalog',
    rule: '`/.well-known/api-catalog` is a linkset with a link',
    expected: 'pass',
    reason: 'The JSON API, and MCP and A2A where they are served',
    ask: async (site) => {
      const isLinkset = typeOf(await site.get(paths.apiCatalog)) === 'application/linkset+json';
      return passes(isLinkset && listOf((await jsonOf(site, paths.apiCatalog)).linkset).length > 0);
    },
  },
  {
    name: 'mcpServerCard',
    rule: 'a server card has the name, the version and the endpoint',
    expected: 'pass',
    reason: 'Where the host answers POST',
    ask: async (site) => {
      const card = await jsonOf(site, paths.mcpServerCard);
      const { name, version } = objectOf(card.serverInfo ?? card);
      return passes(isNamed(name) && isNamed(version) && isNamed(card.endpoint));
    },
  },
  {
    name: 'agentSkills',
    rule: 'the index lists skills, of which the first three have a text',
    expected: 'pass',
    reason: 'A skill for each kind of record that the site has',
    ask: async (site) => {
      const skills = listOf((await jsonOf(site, paths.agentSkills)).skills).slice(0, 3);
      const texts = await Promise.all(skills.map((skill) => textOf(site, String(objectOf(skill).url))));
      return passes(texts.length > 0 && texts.every((text) => text.trim() !== ''));
    },
  },
  {
    name: 'ard',
    rule: '`/.well-known/ai-catalog.json` has its version, a named host and an entry, and may be read by any page',
    expected: 'pass',
    reason: 'The scanner does not read `ard.json`, so sitec writes both',
    ask: async (site) => {
      const { headers } = await site.get(paths.aiCatalog);
      const { specVersion, host, entries } = await jsonOf(site, paths.aiCatalog);
      const { displayName, identifier } = objectOf(host);
      const isOpen = headers.get('access-control-allow-origin') === '*';
      return passes(isOpen && [specVersion, displayName, identifier].every(isNamed) && listOf(entries).length > 0);
    },
  },
  {
    name: 'authMd',
    rule: 'the first heading of `/auth.md` names it',
    expected: 'pass',
    reason: 'It says that nothing needs a key',
    ask: async (site) => passes(/^# .*$/m.exec(await textOf(site, paths.auth))?.[0].includes('auth.md') ?? false),
  },
  {
    name: 'webMcp',
    rule: 'the home page registers tools in a browser',
    expected: 'pass',
    reason: '`/webmcp.js` is in each page',
    ask: async ({ registered }) => passes((await registered()).length > 0),
  },
  {
    name: 'webBotAuth',
    rule: 'a directory of keys for signed requests',
    expected: 'neutral',
    reason: 'sitec sends no requests that a site would have to sign. The scanner does not score its absence',
    ask: async (site) => ((await isAbsent(site, 'http-message-signatures-directory')) ? 'neutral' : 'fail'),
  },
  {
    name: 'dnsAid',
    rule: 'a signed DNS zone has a record at `_index._agents`',
    expected: 'fail',
    reason: 'sitec writes the records beside a bundle; only the owner of the zone can publish and sign them',
    // What is served on this machine has an IP address and no zone.
    ask: ({ url }) => Promise.resolve(passes(isIP(new URL(url).hostname) === 0)),
  },
  {
    name: 'oauthDiscovery',
    rule: 'metadata of an authorization server',
    expected: 'fail',
    reason: SIGN_IN,
    ask: async (site) => passes(!(await isAbsent(site, 'oauth-authorization-server', 'openid-configuration'))),
  },
  {
    name: 'oauthProtectedResource',
    rule: 'metadata of a protected resource',
    expected: 'fail',
    reason: SIGN_IN,
    ask: async (site) => passes(!(await isAbsent(site, 'oauth-protected-resource'))),
  },
  commerce('x402', 'a page or the API asks for a payment with 402', 'x402.json'),
  commerce('mpp', 'the API takes payments of machines', 'mpp.json'),
  commerce('ucp', 'a profile of a shop', 'ucp'),
  commerce('acp', 'a profile for checkouts by agents', 'acp.json'),
];

/** How many of the scored checks pass, as a whole number out of 100. */
export const scoreOf = (verdicts: readonly Verdict[]): number => {
  const [passed, failed] = (['pass', 'fail'] as const).map((kind) => verdicts.filter((verdict) => verdict === kind).length);
  return Math.round((100 * (passed ?? 0)) / ((passed ?? 0) + (failed ?? 0)));
};

/** What each level wants besides the ones below it: so many of these checks. `a2aAgentCard` is in the answer of the API, but not in the score. */
const LEVELS: readonly (readonly [least: number, ...checks: readonly (readonly string[])[]])[] = [
  [2, ['robotsTxt'], ['sitemap'], ['linkHeaders']],
  [2, ['robotsTxtAiRules'], ['contentSignals']],
  [1, ['markdownNegotiation']],
  [1, ['mcpServerCard'], ['a2aAgentCard'], ['agentSkills'], ['apiCatalog']],
  [2, ['webBotAuth'], ['mcpServerCard', 'a2aAgentCard', 'agentSkills', 'apiCatalog'], ['authMd']],
];

/** The level from 0 to 5, by the names of the checks that pass. */
export const readyLevel = (passed: ReadonlySet<string>): number => {
  const isReached = ([least, ...wanted]: (typeof LEVELS)[number]): boolean =>
    wanted.filter((checks) => checks.every((check) => passed.has(check))).length >= least;
  const missed = LEVELS.findIndex((level) => !isReached(level));
  return missed < 0 ? LEVELS.length : missed;
};
