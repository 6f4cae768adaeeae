import type { Page } from '../../../pages/page.ts';
import { drift } from '../../../problems/drift.ts';
import type { Money } from '../../../schema/shapes.ts';
import type { Sources } from '../../resource.ts';
import type { Plan } from '../../resources/plan.ts';
import { reportFact } from '../../settle.ts';
import { wordsOf } from '../../words.ts';
import type { Card } from './card.ts';
import type { PlanNames } from './plan-key.ts';
import { cardsOf, readPricingPage } from './pricing-page.ts';
import { isSamePrice } from './same-price.ts';

/** Reports pricing pages in other languages whose cards show another price of a plan in the same currency and for the same period. */
export const checkTranslations = (plans: readonly Plan[], names: PlanNames, main: Page | null, sources: Sources): void => {
  const others = sources.pages.filter(
    (page) => page !== main && page.listed && page.kind?.kind === 'plans' && page.kind.slug === null && page.language !== main?.language,
  );
  if (!main) return;
  for (const page of others)
    for (const card of cardsOf(readPricingPage(page, sources, false), names, sources))
      checkCard(card, page, { plans, names, main }, sources);
};

interface Known {
  readonly plans: readonly Plan[];
  readonly names: PlanNames;
  readonly main: Page;
}

const checkCard = (card: Card, page: Page, { plans, names, main }: Known, sources: Sources): void => {
  const slug = card.slug ?? names.slugOf(card.name);
  const plan = plans.find((each) => each.slug === slug);
  const shown = card.prices.main?.money;
  if (!plan || !shown || !contradicts(shown, plan)) return;
  const path = `plans.${plan.slug}.price`;
  const values = { subject: path, value: wordsOf(plan.price), page: main.path, otherValue: wordsOf(shown), otherPage: page.path };
  const place = { file: page.source, offset: card.prices.main?.offset ?? card.offset, note: card.note };
  reportFact(path, drift.translationDrift, values, sources, place, { file: main.source });
};

/**
 * Another currency is another price list, another period another price, and what is billed yearly another way to pay than what is not. The
 * same amount contradicts only where both pages say how it is billed.
 */
const contradicts = (shown: Money, { price, otherPrices }: Plan): boolean => {
  if (shown.value === null || price.value === null) return false;
  const alike = [price, ...otherPrices].filter((known) => isSamePrice(shown, known));
  if (alike.length > 0) return alike.every(({ billed }) => billed !== null && shown.billed !== null && billed !== shown.billed);
  const isForSame = shown.period === null || shown.period === price.period;
  return isForSame && shown.currency === price.currency && shown.billed === price.billed;
};
