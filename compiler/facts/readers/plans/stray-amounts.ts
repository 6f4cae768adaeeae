import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type AmountMention, amountMentions } from '../../../money/mentions.ts';
import type { Page } from '../../../pages/page.ts';
import { drift } from '../../../problems/drift.ts';
import type { Place, ProblemList } from '../../../problems/problem.ts';
import type { Money } from '../../../schema/shapes.ts';
import { foldName } from '../../../base/slug.ts';
import type { Config } from '../../../config/schema.ts';
import { sourceName } from '../../../site/files.ts';
import type { Site } from '../../../site/site.ts';
import { moneyOf } from '../../values.ts';
import { readText } from '../../page-tree.ts';
import type { Sources } from '../../resource.ts';
import type { Plan } from '../../resources/plan.ts';
import { reportFact } from '../../settle.ts';
import { wordsOf } from '../../words.ts';
import { ownNames } from '../offer-owner.ts';
import { isAbout, isNear } from './plan-mentions.ts';
import { isSamePrice } from './same-price.ts';

/** Pages whose amounts may be about other products, or are the prices themselves. */
const OWN_PRICES = new Set(['plans', 'comparisons']);

/**
 * Reports amounts beside the name of a plan on other pages, such as teasers, questions and articles, that are not a published price of it.
 */
export const checkStrayAmounts = (plans: readonly Plan[], sources: Sources): void => {
  const own = ownNames(sources);
  for (const page of sources.pages) {
    if (!page.listed || OWN_PRICES.has(page.kind?.kind ?? '')) continue;
    for (const { plan, mention } of strayOf(page.amounts, plans, own)) {
      const values = { page: page.path, plan: plan.name, amount: mention.raw };
      reportFact(`plans.${plan.slug}.price`, drift.strayAmount, values, sources, placeOfWords(page, mention.raw, sources));
    }
  }
};

/** An amount and its plan. */
interface Stray {
  readonly plan: Plan;
  readonly mention: AmountMention;
}

/** Amounts for a plan with a known price that are not the price of any plan nearby. `own` has the names of the company. */
const strayOf = (mentions: readonly AmountMention[], plans: readonly Plan[], own: ReadonlySet<string>): readonly Stray[] => {
  const priced = plans.filter((plan) => plan.price.value !== null);
  return mentions.flatMap((mention) => {
    // In a table row the name of another column may be nearer.
    const plan = mention.heads === null ? priced.find(({ name }) => isAbout(name, mention, own)) : undefined;
    const near = priced.filter(({ name }) => isNear(name, mention));
    const isStray = plan !== undefined && !isShare(plan, mention) && !near.some((other) => hasPrice(other, mention));
    return isStray ? [{ plan, mention }] : [];
  });
};

/** "33 cents a day" is the monthly price per day. */
const isShare = ({ price }: Plan, { period }: AmountMention): boolean =>
  /^P\d+[DW]$/.test(period ?? '') && /^P\d+[MY]$/.test(price.period ?? '');

const hasPrice = (plan: Plan, mention: AmountMention): boolean => pricesOf(plan).some((price) => isMentioned(price, mention));

const pricesOf = (plan: Plan): readonly Money[] => [plan.price, ...plan.otherPrices, ...plan.addOns.map(({ price }) => price)];

/** True when a mention equals a price: the same amount in a possible currency of its sign, and without a different period. */
const isMentioned = (price: Pick<Money, 'value' | 'currency' | 'period'>, { value, currency, period, raw }: AmountMention): boolean =>
  isSamePrice(moneyOf({ value, currency, period, quote: raw }), moneyOf(price));

/** Position of words of a page in its source. Only the page when its markup splits them. Reads the page again. */
export const placeOfWords = (page: Page, words: string, { folder }: Pick<Sources, 'folder'>): Place => {
  const offset = readText(page, folder).indexOf(words);
  return { file: page.source, ...(offset >= 0 && { offset }) };
};

/** A page that repeats a price, and its words. */
interface SaidElsewhere {
  readonly page: Page;
  readonly words: string;
}

/**
 * A different sentence on another page of the same language with an offer and its price. Null when there is none. `url` is the page that
 * shows the price. The same words on another page are a repeated block or come from one template, so they are not evidence. Translations
 * are not evidence either.
 */
export const saidElsewhere = (name: string, money: Money, url: string, sources: Sources): SaidElsewhere | null => {
  const own = ownNames(sources);
  const first = sources.pages.find((page) => page.url === url);
  const known = new Set(first?.amounts.map((mention) => statementOf(name, mention)));
  const isWitness = (mention: AmountMention): boolean =>
    isMentioned(money, mention) && isAbout(name, mention, own) && !known.has(statementOf(name, mention));
  const [found] = pagesBeside(first, sources).flatMap((page) => page.amounts.filter(isWitness).map(({ raw }) => ({ page, words: raw })));
  return found ?? null;
};

/** The other pages of the same language with prices of the company. */
const pagesBeside = (first: Page | undefined, { pages }: Sources): readonly Page[] =>
  pages.filter((page) => page.listed && page !== first && page.spoken === (first?.spoken ?? null) && page.kind?.kind !== 'comparisons');

/** The context of an amount: its words, those between it and the name, and the rest of its line. */
const statementOf = (name: string, { before, raw, after, heads }: AmountMention): string => {
  const lead = before.slice(Math.max(0, before.lastIndexOf(name)));
  const [rest = ''] = after.split('\n', 1);
  return [...(heads ?? []), lead, raw, rest].join(' ').replace(/[^\S\n]+/g, ' ');
};

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
