import type { AmountMention } from '../../../money/mentions.ts';
import type { Page } from '../../../pages/page.ts';
import type { Money } from '../../../schema/shapes.ts';
import type { Sources } from '../../resource.ts';
import { ownNames } from '../offer-owner.ts';
import { isAbout } from './plan-mentions.ts';
import { isMentioned } from './stray-amounts.ts';

/** A page that says a price again, and its words. */
export interface SaidElsewhere {
  readonly page: Page;
  readonly words: string;
}

/**
 * Another sentence on another page of the language that names an offer with its price; null where there is none. `url`: the page that shows the
 * price. What that page says in the same words is a block that repeats, or comes of one template: it says nothing by itself, and neither does a
 * translation.
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

/** The other pages of the language of a page that speak of the company's own prices. */
const pagesBeside = (first: Page | undefined, { pages }: Sources): readonly Page[] =>
  pages.filter((page) => page.listed && page !== first && page.language === (first?.language ?? null) && page.kind?.kind !== 'comparisons');

/** What an amount is said with: its words, those between it and the name, and the rest of its line. */
const statementOf = (name: string, { before, raw, after, heads }: AmountMention): string => {
  const lead = before.slice(Math.max(0, before.lastIndexOf(name)));
  const [rest = ''] = after.split('\n', 1);
  return [...(heads ?? []), lead, raw, rest].join(' ').replace(/[^\S\n]+/g, ' ');
};
