import { paths } from '../../compiler/paths.ts';
import { home } from './checks/follow.ts';
import { linkRelations } from './checks/link-header.ts';
import { endpointsIn } from './checks/mcp/endpoint.ts';
import { isObject, isText, mediaType, memberOf, objectsIn } from './checks/findings.ts';
import type { Answer, Context } from './check.ts';
import { answerOr } from './failed-request.ts';
import { sitemapPaths } from './sitemaps.ts';
import { readabilityOf } from './words.ts';

/** How ready a site is for agents, by the levels of isitagentready.com. */
export interface Level {
  /** 0 to 5. */
  readonly value: number;
  /** What the site lacks for the next level; empty at the last one. */
  readonly missing: readonly string[];
}

/** A property that a site may have, in words. */
interface Trait {
  readonly words: string;
  has(context: Context): Promise<boolean>;
}

const trait = (words: string, path: string, holds: (answer: Answer, context: Context) => boolean | Promise<boolean>): Trait => ({
  words,
  has: async (context) => {
    const answer = await context.get(path);
    return answer.status === 200 && holds(answer, context);
  },
});

const isPlain = (answer: Answer): boolean => mediaType(answer) === 'text/plain';
const robots = trait('robots.txt', paths.robots, (answer) => isPlain(answer) && /^user-agent\s*:/im.test(answer.text()));
const sitemap: Trait = { words: 'a sitemap', has: async (context) => (await sitemapPaths(context)).length > 0 };
const LINKED = ['api-catalog', 'service-doc', 'service-desc', 'describedby'];
const links: Trait = {
  words: 'a Link header at the home page',
  has: async (context) => {
    const { status, headers } = (await home(context)).answer;
    return status === 200 && linkRelations(headers).some((relation) => LINKED.includes(relation));
  },
};
const botRules = trait('rules for AI crawlers in robots.txt', paths.robots, (answer) => /^user-agent\s*:\s*\S/im.test(answer.text()));
const signals = trait('Content-Signal in robots.txt', paths.robots, (answer) => /^content-signal\s*:\s*\S/im.test(answer.text()));
const markdown: Trait = {
  words: 'markdown for Accept: text/markdown at the home page',
  has: async (context) => mediaType((await home(context, { accept: 'text/markdown' })).answer) === 'text/markdown',
};

/** Whether a card has a name and a version, at the top or in the server's member, and the address of the server. */
const isServerCard = (card: unknown): boolean => {
  const named = [card, memberOf(card, 'serverInfo')].some((each) => isText(memberOf(each, 'name')) && isText(memberOf(each, 'version')));
  return named && endpointsIn(card).length > 0;
};
const serverCard = trait('an MCP server card', paths.mcpServerCard, (answer) => isServerCard(answer.json()));
const agentCard = trait('an A2A agent card', paths.agentCard, (answer) => {
  const card = answer.json();
  return isText(memberOf(card, 'name')) && isText(memberOf(card, 'version')) && objectsIn(memberOf(card, 'skills')).length > 0;
});
const skills = trait('agent skills', paths.agentSkills, (answer) => objectsIn(memberOf(answer.json(), 'skills')).length > 0);
const apiCatalog = trait('an API catalogue', paths.apiCatalog, (answer) => objectsIn(memberOf(answer.json(), 'linkset')).length > 0);
const authFile = trait('auth.md', paths.auth, (answer) => /^#\s.*auth\.md/im.test(answer.text()));
const oauth = trait('OAuth metadata', '/.well-known/oauth-authorization-server', (answer) => isObject(answer.json()));
const botAuth = trait('Web Bot Auth', '/.well-known/http-message-signatures-directory', (answer) => isObject(answer.json()));

const CAPABILITIES: readonly Trait[] = [serverCard, agentCard, skills, apiCatalog];
const either = (words: string, ...traits: readonly Trait[]): Trait => ({
  words,
  has: async (context) => (await missingOf(traits, context)).length < traits.length,
});
const all: Trait = {
  words: CAPABILITIES.map(({ words }) => words).join(' + '),
  has: async (context) => (await missingOf(CAPABILITIES, context)).length === 0,
};

/** What each level requires in addition to the ones below, from level 1 on: `least` of the traits. */
export const LEVELS: readonly { readonly least: number; readonly traits: readonly Trait[] }[] = [
  { least: 2, traits: [robots, sitemap, links] },
  { least: 2, traits: [botRules, signals] },
  { least: 1, traits: [markdown] },
  { least: 1, traits: CAPABILITIES },
  { least: 2, traits: [all, either('auth.md or OAuth metadata', authFile, oauth), botAuth] },
];

/** Computes the level of a site from its answers. */
export const levelOf = async (context: Context): Promise<Level> => {
  const level = await countedLevel(context);
  const { share } = await readabilityOf(context);
  const most = share === 1 ? LEVELS.length : share > 0 ? LEVELS.length - 1 : 0;
  return level.value <= most ? level : { value: most, missing: [WORDS] };
};

/** Public scanners do not require words on pages, but a site without any is of no use to agents. */
const WORDS = 'pages with text for readers without scripts';

const countedLevel = async (context: Context): Promise<Level> => {
  for (const [value, { least, traits }] of LEVELS.entries()) {
    const missing = await missingOf(traits, context);
    if (traits.length - missing.length < least) return { value, missing: missing.map(({ words }) => words) };
  }
  return { value: LEVELS.length, missing: [] };
};

/** A request without an answer counts as missing. */
const missingOf = async (traits: readonly Trait[], context: Context): Promise<readonly Trait[]> => {
  const states = await Promise.all(traits.map((each) => answerOr(each.has(context), false)));
  return traits.filter((_, index) => !states[index]);
};
