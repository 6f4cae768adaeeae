import type { Page } from '../../../pages/page.ts';
import { drift } from '../../../problems/drift.ts';
import type { Money } from '../../../schema/shapes.ts';
import type { Sources } from '../../resource.ts';
import type { Plan } from '../../resources/plan.ts';
import { reportFact } from '../../settle.ts';
import { wordsOf } from '../../words.ts';
import { readMarkup } from '../../page-tree.ts';
import type { PlanNames } from './plan-key.ts';
import { planLooks, type PlanLook } from './plan-looks.ts';
import { isSamePrice } from './same-price.ts';
import { pricesShown } from './shown-plans.ts';

/** Reports pricing pages in other languages with a different price of a plan in the same currency and for the same period. */
export const checkTranslations = (plans: readonly Plan[], names: PlanNames, main: Page | null, sources: Sources): void => {
  const others = sources.pages.filter(
    (page) => page !== main && page.listed && page.kind?.kind === 'plans' && page.kind.slug === null && page.spoken !== main?.spoken,
  );
  if (!main) return;
  for (const page of others)
    for (const look of planLooks({ page, root: readMarkup(page, sources.folder), items: [], names, stated: [] }, sources))
      checkLook(look, page, { plans, main }, sources);
};

interface Known {
  readonly plans: readonly Plan[];
  readonly main: Page;
}

const checkLook = ({ slug, offer }: PlanLook, page: Page, { plans, main }: Known, sources: Sources): void => {
  const plan = plans.find((each) => each.slug === slug);
  const [shown] = pricesShown(offer);
  if (!plan || !shown || !contradicts(shown.money, plan)) return;
  const path = `plans.${plan.slug}.price`;
  const values = { subject: path, value: wordsOf(plan.price), page: main.path, otherValue: wordsOf(shown.money), otherPage: page.path };
  const place = { file: page.source, offset: shown.offset, note: `offer "${offer.name}"` };
  reportFact(path, drift.translationDrift, values, sources, place, { file: main.source });
};

/**
 * Another currency is another price list, another period is another price, and another billing period is another way to pay. Equal amounts
 * contradict each other only when both pages state how they are billed.
 */
const contradicts = (shown: Money, { price, otherPrices }: Plan): boolean => {
  if (shown.value === null || price.value === null) return false;
  const alike = [price, ...otherPrices].filter((known) => isSamePrice(shown, known));
  if (alike.length > 0) return alike.every(({ billed }) => billed !== null && shown.billed !== null && billed !== shown.billed);
  const isForSame = shown.period === null || shown.period === price.period;
  return isForSame && shown.currency === price.currency && shown.billed === price.billed;
};
