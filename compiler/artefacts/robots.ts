import { defineEmitter } from '../build/build.ts';
import { publishes } from '../build/contents.ts';
import { knownAgents } from '../config/known-agents.ts';
import type { Config } from '../config/schema.ts';
import { paths } from '../paths.ts';

/** Crawlers and agents that look for their own group; a bot with a group ignores the one of `*`. */
const BOTS = knownAgents.filter(({ inRobots }) => inRobots).map(({ token }) => token);

/**
 * robots.txt (RFC 9309) of a site without one, or as the configuration sets it: every crawler and agent may read the site, with content
 * signals for the purposes. An existing file stays unchanged, because only the owner can give permissions.
 */
export const robots = defineEmitter('robots.txt', function* (build) {
  const { base, settings } = build;
  const named = { Sitemap: paths.sitemap, Agentmap: paths.aiCatalog };
  const has = publishes(build);
  const lines = Object.entries(named).flatMap(([name, path]) => (has(path) ? [`${name}: ${base}${path}`] : []));
  const body = `${[...groups(settings.config.robots), ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n')}\n`;
  yield { path: paths.robots, class: 'text', body, origin: 'robots.txt' };
});

const groups = (configured: Config['robots'] = {}): readonly string[] => {
  const { search = 'yes', aiInput = 'yes', aiTrain = 'yes', disallow = [] } = configured;
  const letter = (word: 'yes' | 'no'): string => (word === 'yes' ? 'y' : 'n');
  const rules = [
    `Content-Signal: search=${search}, ai-input=${aiInput}, ai-train=${aiTrain}`,
    `Content-Usage: train-ai=${letter(aiTrain)}, search=${letter(search)}`,
    'Allow: /',
    ...disallow.map((path) => `Disallow: ${path.replace(/\s/g, '%20')}`),
  ];
  const group = (bots: readonly string[]): string => [...bots.map((bot) => `User-agent: ${bot}`), ...rules].join('\n');
  return [group(['*']), group(BOTS)];
};
