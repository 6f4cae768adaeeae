import type { AmountMention } from '../../../money/mentions.ts';
import type { Page } from '../../../pages/page.ts';
import type { Money } from '../../../schema/shapes.ts';
import type { Sources } from '../../resource.ts';
import { ownNames } from '../offer-owner.ts';
import { isAbout } from './plan-mentions.ts';
import { isMentioned } from './stray-amounts.ts';

/** A page that repeats a price, and its words. */
export interface SaidElsewhere {
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
