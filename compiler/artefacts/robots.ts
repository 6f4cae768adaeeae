import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineEmitter } from '../build/build.ts';
import { publishes } from '../build/contents.ts';
import type { Config } from '../config/schema.ts';
import { paths } from '../paths.ts';

/** Crawlers and agents that look for a group of their own; a bot that finds one does not read the group of `*`. */
const BOTS = (
  'GPTBot ChatGPT-User OAI-SearchBot ClaudeBot Claude-SearchBot Claude-User anthropic-ai Claude-Web PerplexityBot Perplexity-User ' +
  'Google-Extended Applebot-Extended Amazonbot CCBot Bytespider cohere-ai meta-externalagent FacebookBot omgilibot Diffbot'
).split(' ');

/**
 * robots.txt (RFC 9309). The site's own file keeps its rules, because permissions are not ours to give; only the lines that name the
 * indexes are added. Without one, or when the configuration says what is allowed: every crawler and agent may read the site, and
 * content signals say what for.
 */
export const robots = defineEmitter('robots.txt', function* (build) {
  const { base, site, settings } = build;
  const named = { Sitemap: paths.sitemap, Agentmap: paths.aiCatalog };
  const has = publishes(build);
  const lines = Object.entries(named).flatMap(([name, path]) => (has(path) ? [`${name}: ${base}${path}`] : []));
  const body = site.ownRobots
    ? withLines(readFileSync(join(site.folder, paths.robots.slice(1))), lines)
    : Buffer.from(`${[...groups(settings.config.robots), ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n')}\n`);
  yield { path: paths.robots, class: 'text', body, origin: 'robots.txt' };
});

/** The site's file, byte for byte, and behind it the lines that it does not have yet; they belong to no group. */
const withLines = (own: Buffer, lines: readonly string[]): Buffer => {
  const text = own.toString('latin1');
  const known = new Set(text.split(/\r\n?|\n/).map((line) => line.trim().toLowerCase()));
  const missing = lines.filter((line) => !known.has(line.toLowerCase()));
  const gap = text === '' || /[\r\n]$/.test(text) ? '\n' : '\n\n';
  return missing.length === 0 ? own : Buffer.concat([own, Buffer.from(`${gap}${missing.join('\n')}\n`)]);
};

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
