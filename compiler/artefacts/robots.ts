import { defineEmitter } from '../artefact.ts';
import { paths } from '../paths.ts';

/** Crawlers and agents that look for a group of their own; a bot that finds one does not read the group of `*`. */
const BOTS = (
  'GPTBot ChatGPT-User OAI-SearchBot ClaudeBot Claude-SearchBot Claude-User anthropic-ai Claude-Web PerplexityBot Perplexity-User ' +
  'Google-Extended Applebot-Extended Amazonbot CCBot Bytespider cohere-ai meta-externalagent FacebookBot omgilibot Diffbot'
).split(' ');

/** robots.txt (RFC 9309): every crawler and agent may read the site; content signals say what for. */
export const robots = defineEmitter('robots.txt', function* ({ base, settings }) {
  const { search = 'yes', aiInput = 'yes', aiTrain = 'yes', disallow = [] } = settings.config.robots ?? {};
  const letter = (word: 'yes' | 'no'): string => (word === 'yes' ? 'y' : 'n');
  const rules = [
    `Content-Signal: search=${search}, ai-input=${aiInput}, ai-train=${aiTrain}`,
    `Content-Usage: train-ai=${letter(aiTrain)}, search=${letter(search)}`,
    'Allow: /',
    ...disallow.map((path) => `Disallow: ${path.replace(/\s/g, '%20')}`),
  ];
  const group = (bots: readonly string[]): string => [...bots.map((bot) => `User-agent: ${bot}`), ...rules].join('\n');
  const body = [group(['*']), group(BOTS), `Sitemap: ${base}${paths.sitemap}\nAgentmap: ${base}${paths.aiCatalog}`].join('\n\n');
  yield { path: paths.robots, class: 'text', body: `${body}\n`, origin: 'robots.txt' };
});
