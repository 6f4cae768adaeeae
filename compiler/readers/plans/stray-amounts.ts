import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { reportFact } from '../../drift-level.ts';
import { readHtml } from '../../html.ts';
import type { Page } from '../../page.ts';
import type { Place } from '../../problem.ts';
import { drift } from '../../problems/drift.ts';
import type { Sources } from '../../resource.ts';
import type { Plan } from '../../resources/plan.ts';
import type { Money } from '../../resources/shapes.ts';
import { wordsOf } from '../../fact-words.ts';
import { amountMentions, isNear, type AmountMention } from './amount-mentions.ts';
import { mayMean } from './same-price.ts';
import { moneyOf } from '../grammar.ts';

/** Pages whose amounts are about other products too, or are the prices themselves. */
const OWN_PRICES = new Set(['plans', 'comparisons']);

/** Reports amounts beside the name of a plan on other pages that are no published price of it: teasers, questions, articles. */
export const checkStrayAmounts = (plans: readonly Plan[], sources: Sources): void => {
  for (const page of sources.pages) {
    if (!page.listed || OWN_PRICES.has(page.kind?.kind ?? '')) continue;
    for (const { plan, mention } of strayOf(page.amounts, plans)) {
      const values = { page: page.path, plan: plan.name, amount: mention.raw };
      reportFact(`plans.${plan.slug}.price`, drift.strayAmount, values, sources, placeOfWords(page, mention.raw, sources));
    }
  }
};

/** Bytes of a text file above which it is no file for agents. */
const MAXIMUM_BYTES = 1_000_000;
const AGENT_FILE = /\.(?:md|txt)$|^\.well-known\/.*\.json$/i;

/** Reports files that the site has written for agents by hand and that name another price of a plan than the published one. */
export const checkAgentFiles = (assets: readonly string[], name: string, plans: readonly Plan[], sources: Sources): void => {
  for (const file of assets.filter((asset) => AGENT_FILE.test(asset))) {
    const path = join(sources.folder, file);
    if (statSync(path).size > MAXIMUM_BYTES) continue;
    const text = readFileSync(path, 'utf8');
    for (const { plan, mention } of strayOf(amountMentions(text), plans)) {
      const published = wordsOf(plan.price);
      const values = { file, value: mention.raw, subject: `plans.${plan.slug}.price`, published };
      const offset = text.indexOf(mention.raw);
      reportFact(values.subject, drift.agentFileDrift, values, sources, { file: `${name}/${file}`, ...(offset >= 0 && { offset }) });
    }
  }
};

interface Stray {
  readonly plan: Plan;
  readonly mention: AmountMention;
}

/** Amounts near a plan whose price is known, that are no price of any plan that stands near. */
const strayOf = (mentions: readonly AmountMention[], plans: readonly Plan[]): readonly Stray[] =>
  mentions.flatMap((mention) => {
    if (mention.isTabular) return [];
    const near = plans.filter((plan) => plan.price.value !== null && isNear(plan.name, mention));
    const [plan] = near;
    return plan && !near.some((other) => pricesOf(other).some((price) => isMentioned(price, mention))) ? [{ plan, mention }] : [];
  });

const pricesOf = (plan: Plan): readonly Money[] => [plan.price, ...plan.otherPrices, ...plan.addOns.map(({ price }) => price)];

/** True when a mention names a price: the same amount in a currency that its sign may mean. */
export const isMentioned = (price: Pick<Money, 'value' | 'currency'>, { value, currency, raw }: AmountMention): boolean =>
  price.value === value && mayMean(moneyOf({ value, currency, raw }), price.currency);

/** Where words of a page stand in its source; the page alone when its markup splits them. The page is read again for it. */
export const placeOfWords = (page: Page, words: string, { folder }: Pick<Sources, 'folder'>): Place => {
  const source = readHtml(join(folder, page.file));
  const offset = 'text' in source ? source.text.indexOf(words) : -1;
  return { file: page.source, ...(offset >= 0 && { offset }) };
};
