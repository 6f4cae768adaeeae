import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineEmitter, type Build } from '../build/build.ts';
import { publishes } from '../build/contents.ts';
import { knownAgents } from '../config/known-agents.ts';
import { configPlace } from '../config/positions.ts';
import type { Config } from '../config/schema.ts';
import { paths } from '../paths.ts';
import { input } from '../problems/input.ts';
import { sourceName } from '../site/files.ts';
import { completeRobots, type CompletedRobots, type RobotsLines } from './complete-robots.ts';

type Permissions = NonNullable<Config['robots']>;

/** Crawlers and agents that look for their own group; a bot with a group ignores the one of `*`. */
const BOTS = knownAgents.filter(({ inRobots }) => inRobots).map(({ token }) => token);

/**
 * robots.txt (RFC 9309) with content signals (contentsignals.org, AIPREF drafts vocab-08 and attach-05). That of the site comes first and
 * gets what it lacks; a site without one allows everything to every agent. Only the owner can allow training, so that nothing is said about it
 * unless the configuration does.
 */
export const robots = defineEmitter('robots.txt', function* (build) {
  const { site, settings } = build;
  const configured = settings.config.robots ?? {};
  const lines = linesOf(configured, build);
  const file = paths.robots.slice(1);
  if (site.assets.includes(file)) {
    const origin = sourceName(site.name, file);
    const completed = completeRobots(readFileSync(join(site.folder, file)), lines);
    reportOwn(completed, configured, origin, build);
    yield { path: paths.robots, class: 'text', body: completed.body, origin };
    return;
  }
  const bots = [...BOTS.map((bot) => `User-agent: ${bot}`), ...lines.group.slice(1)];
  const blocks = [lines.group, bots, ...(lines.files.length > 0 ? [lines.files] : [])];
  yield { path: paths.robots, class: 'text', body: `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`, origin: 'robots.txt' };
});

const linesOf = (configured: Permissions, build: Build): RobotsLines => {
  const named = { Sitemap: paths.sitemap, Agentmap: paths.ard };
  const has = publishes(build);
  const { search = 'yes', aiTrain } = configured;
  const letter = (word: 'yes' | 'no'): string => (word === 'yes' ? 'y' : 'n');
  const signals = [
    `Content-Signal: ${signalsOf({ aiInput: 'yes', ...configured, search }).join(', ')}`,
    `Content-Usage: ${aiTrain === undefined ? '' : `train-ai=${letter(aiTrain)}, `}search=${letter(search)}`,
  ];
  return {
    signals,
    group: ['User-agent: *', ...signals, 'Allow: /', ...disallowed(configured).map((path) => `Disallow: ${path}`)],
    files: Object.entries(named).flatMap(([name, path]) => (has(path) ? [`${name}: ${build.base}${path}`] : [])),
  };
};

const signalsOf = ({ search, aiInput, aiTrain }: Permissions): readonly string[] =>
  Object.entries({ search, 'ai-input': aiInput, 'ai-train': aiTrain }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );

const disallowed = ({ disallow = [] }: Permissions): readonly string[] => disallow.map((path) => path.replace(/\s/g, '%20'));

/** Tells what was added to the file of the site, and what of the configuration the file does not follow. */
const reportOwn = ({ added, groups }: CompletedRobots, configured: Permissions, file: string, { settings, problems }: Build): void => {
  if (added.length > 0) problems.add(input.robotsCompleted, { file, lines: added.join('; ') }, { file });
  const rules = groups
    .filter(({ agents }) => agents.includes('*'))
    .flatMap((group) => group.rules.map(([key, value]) => `${key} ${value}`));
  const closed = groups.length === 0 ? [] : disallowed(configured).filter((path) => !rules.includes(`disallow ${path}`));
  const told = groups.map(({ signals }) => signals.flatMap((value) => value.split(/\s*,\s*/))).filter((signals) => signals.length > 0);
  const lost = signalsOf(configured).filter((signal) => told.some((signals) => !signals.includes(signal)));
  const unmet = [...lost, ...closed.map((path) => `Disallow: ${path}`)];
  if (unmet.length > 0) problems.add(input.robotsKept, { file, lines: unmet.join(', ') }, configPlace(settings, 'robots'), { file });
};
