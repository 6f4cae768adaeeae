import { wordsOf } from '../facts/words.ts';
import { drift } from '../problems/drift.ts';
import type { Reading } from '../read-build.ts';
import type { Money } from '../schema/shapes.ts';
import type { OpenFact } from './open-facts.ts';

/** The prices that only pages show and that the user can confirm, without amounts that have no currency. */
export const openPrices = ({ build: { facts, log, problems } }: Reading): readonly OpenFact[] => {
  const stories = new Map(log.entries());
  const names = new Map(facts.plans.body.plans.map(({ slug, name }) => [`plans.${slug}.price`, name]));
  return problems.sorted().flatMap(({ code, fact }) => {
    const winner = code === drift.priceShown.code && fact !== undefined ? stories.get(fact)?.winner : null;
    if (!winner || fact === undefined) return [];
    const money = winner.value as Money;
    if (money.value !== 0 && money.currency === null) return [];
    return [{ path: fact, words: `${names.get(fact) ?? fact}: ${priceWords(money)}`, place: winner.place }];
  });
};

/** A price as it would be published, with the words of the page if they differ. */
export const priceWords = (money: Money): string => {
  const words = wordsOf(money);
  return money.quote === null || money.quote === words ? words : `${words} ("${money.quote}")`;
};
