import { paths } from '../../../../compiler/paths.ts';
import { probesFolder } from '../../../../compiler/problems/probes/folder.ts';
import { NO_PAGE, notApplicable, type Probe, type Answer, type Context } from '../../check.ts';
import { answerAt, statusAt } from '../follow.ts';
import { llmsLists } from '../llms-lists.ts';
import { liveTwins } from '../markdown/twin.ts';
import { livePages, mediaType, pathOnSite } from '../findings.ts';

/** Lists by which readers find all other files, besides llms.txt. */
const LISTS = [
  paths.sitemap,
  paths.sitemapMarkdown,
  paths.auth,
  paths.apiCatalog,
  paths.ard,
  paths.aiCatalog,
  paths.agentSkills,
  paths.mcpServerCard,
  paths.agentCard,
];

/** Addresses in a text: whole ones, and targets of links in markdown. */
const addressesIn = (answer: Answer): readonly string[] => {
  const text = answer.text();
  const whole = [...text.matchAll(/https?:\/\/[^\s"'<>()`\\\]]+/g)].map(([address]) => address.replace(/[.,;:!?*_]+$/, ''));
  const relative =
    mediaType(answer) === 'text/markdown' ? [...text.matchAll(/\]\(\s*<?(\/[^)\s>]*)/g)].map(([, target = '']) => target) : [];
  return [...whole, ...relative];
};

/** A path prefix and an address template are not targets. */
const isTarget = (path: string): boolean => path !== paths.api && !/[{}]|%7[BD]/i.test(path);

/** Paths of the site in a list or a markdown text. */
const targetsIn = (path: string, answer: Answer, context: Context): readonly string[] => {
  const found = addressesIn(answer).flatMap((address) => pathOnSite(address, context, path) ?? []);
  return [...new Set(found)].filter(isTarget);
};

/** Targets of lists and markdown texts of a folder exist. */
export const linksResolve: Probe = {
  name: 'lists-resolve',
  weight: 2,
  problem: probesFolder.linkDead,
  run: async (context) => {
    const lists = await Promise.all(LISTS.map((path) => answerAt(path, context)));
    const texts = [...(await llmsLists(context)), ...lists, ...(await liveTwins(context))].filter(
      ({ answer }) => answer.status === 200 && mediaType(answer) !== 'text/html',
    );
    if (texts.length === 0) return (await livePages(context)).length === 0 ? NO_PAGE : notApplicable('there are no lists and no markdown');
    const named = texts.flatMap(({ path, answer }) => targetsIn(path, answer, context).map((target) => ({ path, target })));
    const answers = await Promise.all(named.map(async ({ path, target }) => ({ path, target, status: await statusAt(target, context) })));
    return answers.filter(({ status }) => status >= 400 && status !== 405).map(({ path, target }) => ({ path, values: { target } }));
  },
};
