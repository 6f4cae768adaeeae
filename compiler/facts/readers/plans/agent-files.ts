import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { foldName } from '../../../base/slug.ts';
import type { Config } from '../../../config/schema.ts';
import { amountMentions } from '../../../money/mentions.ts';
import { drift } from '../../../problems/drift.ts';
import type { ProblemList } from '../../../problems/problem.ts';
import { sourceName } from '../../../site/files.ts';
import type { Site } from '../../../site/site.ts';
import type { Plan } from '../../resources/plan.ts';
import { reportFact } from '../../settle.ts';
import { wordsOf } from '../../words.ts';
import { strayOf } from './stray-amounts.ts';

/** Maximum bytes of a text file for agents. */
const MAXIMUM_BYTES = 1_000_000;
/** Files that agents read to learn about a site. Other text files, such as a licence, may have any subject. */
const AGENT_FILE = /(?:^|\/)(?:llms[^/]*\.txt|(?:agents|skill)\.(?:md|txt))$|^\.well-known\/.*\.json$/i;
const TEXT_FILE = /\.(?:md|txt)$/i;

/**
 * Reports text files of the site with a price of a plan that differs from the published one: an error for files for agents, else a warning.
 */
export const checkAgentFiles = (
  { assets, folder, name }: Pick<Site, 'assets' | 'folder' | 'name'>,
  { plans, company }: { readonly plans: readonly Plan[]; readonly company: string },
  reporting: { readonly problems: ProblemList; readonly config: Pick<Config, 'drift'> },
): void => {
  for (const file of assets.filter((asset) => AGENT_FILE.test(asset) || TEXT_FILE.test(asset))) {
    const problem = AGENT_FILE.test(file) ? drift.agentFileDrift : { ...drift.agentFileDrift, level: 'warning' as const };
    const path = join(folder, file);
    const text = statSync(path).size > MAXIMUM_BYTES ? '' : readFileSync(path, 'utf8');
    for (const { plan, mention } of strayOf(amountMentions(text, null), plans, new Set([foldName(company)]))) {
      const subject = `plans.${plan.slug}.price`;
      const values = { file, value: mention.raw, subject, published: wordsOf(plan.price) };
      const offset = text.indexOf(mention.raw);
      reportFact(subject, problem, values, reporting, { file: sourceName(name, file), ...(offset >= 0 && { offset }) });
    }
  }
};
