import { slugify } from '../base/slug.ts';
import type { Config } from '../config/schema.ts';
import { cardName } from '../facts/readers/plans/card-name.ts';
import { selectedPrice } from '../facts/readers/plans/plan-selectors.ts';
import { selectField, type Selected } from '../facts/readers/selectors.ts';
import { elements, type Element } from '../markdown/hast.ts';
import type { Reading } from '../read-build.ts';
import type { Money } from '../schema/shapes.ts';
import { fieldCandidates, type ProposedField } from './field-candidates.ts';
import { openPrices } from './open-prices.ts';
import type { PricingCards } from './plan-cards.ts';
import { givesSame, tryPlans, type PlanTrial } from './plan-trial.ts';
import { selectorsOf } from './selector-candidates.ts';

/** Keys of `facts.plans`. */
export type PlansConfig = NonNullable<NonNullable<Config['facts']>['plans']>;

/** Selectors that give back the plans that were read without them. */
export interface CardSelectors {
  /** Finds the cards and, where it can be told, their names: prices stay what only the look of a card says. */
  readonly plans: PlansConfig;
  /** Finds the prices, too, so that they are stated and not guessed; null when no selector gives back the same ones. */
  readonly priced: PricedSelectors | null;
}

/** Selectors that find prices. */
export interface PricedSelectors {
  readonly plans: PlansConfig;
  /** Paths of the prices that they do not find, and that have to be accepted one by one. */
  readonly accept: readonly string[];
}

/** Fields that are tried with everything around them; each is a reading of the plans. */
const MAXIMUM_TRIALS = 6;

/**
 * Selectors for the cards of a pricing page, proved by reading the plans with them: they find the same, and nothing else. `open` are the
 * paths of the prices that nobody has confirmed. Null for cards that mark themselves, and where no selector was found.
 */
export const proposeCardSelectors = (reading: Reading, pricing: PricingCards, open: readonly string[]): CardSelectors | null => {
  const { cards, root, page } = pricing;
  if (cards.length < 2 || cards.some(({ card }) => card.isAside || card.slug !== null)) return null;
  const bare = tryPlans(reading, {});
  const targets = cards.map(({ card }) => card.element);
  for (const item of selectorsOf(root, targets)) {
    const found: PlansConfig = { page: page.path, item, expect: targets.length };
    if (!gives(reading, { facts: { plans: found } }, bare)) continue;
    const plans = namedFields(cards)
      .slice(0, MAXIMUM_TRIALS)
      .map((name) => ({ ...found, fields: { name } }))
      .find((each) => gives(reading, { facts: { plans: each } }, bare));
    return plans ? { plans, priced: withPrices(reading, pricing, plans, open) } : { plans: found, priced: null };
  }
  return null;
};

const gives = (reading: Reading, config: Config, expected: PlanTrial): boolean => givesSame(tryPlans(reading, config), expected);

/** The first field that finds prices without which fewer would be known, and none that differs. */
const withPrices = (
  reading: Reading,
  { cards, dollar }: PricingCards,
  named: PlansConfig,
  open: readonly string[],
): PricedSelectors | null => {
  const accept = [...open];
  const expected = tryPlans(reading, { accept });
  if (!expected.plans.some(({ price }) => price.value !== null)) return null;
  for (const price of pricedFields(cards, dollar).slice(0, MAXIMUM_TRIALS)) {
    const plans = { ...named, fields: { ...named.fields, price } };
    if (!gives(reading, { facts: { plans }, accept }, expected)) continue;
    const left = openPrices(tryPlans(reading, { facts: { plans } })).map(({ path }) => path);
    return { plans, accept: left };
  }
  return null;
};

const namedFields = (cards: PricingCards['cards']): readonly ProposedField[] => {
  const names = cards.map(({ card }) => cardName(card.element)?.element);
  if (names.some((name) => name === undefined)) return [];
  const holders = cards.map(({ card: { element } }, index) => ({ item: element, found: [names[index] as Element] }));
  return fieldCandidates(holders).filter((field) =>
    cards.every(({ card, slug }) => slugify(selectField(field, card.element)?.text ?? '') === slug),
  );
};

const pricedFields = (cards: PricingCards['cards'], dollar: string): readonly ProposedField[] => {
  const holders = cards.map(({ card: { element, prices } }) => ({ item: element, found: around(element, prices.main?.offset ?? -1) }));
  const signs = signsOf(cards.flatMap(({ card }) => card.prices.main?.money ?? []));
  const reads = (field: ProposedField, isSame: typeof isAmount): boolean =>
    cards.every(({ card }) => readsAs(selectField(field, card.element), card.prices.main?.money ?? null, dollar, isSame));
  const found = fieldCandidates(holders, signs).filter((field) => reads(field, isAmount));
  // What lacks the period, or words such as "per user", is completed from the card, which a redesign may part from it.
  const whole = found.filter((field) => reads(field, isWhole));
  return [...whole, ...found.filter((field) => !whole.includes(field))];
};

/** The elements of a card around an offset of the page, the innermost first. */
const around = (card: Element, offset: number): readonly Element[] =>
  elements(card)
    .filter(({ position }) => position !== undefined && (position.start.offset ?? 0) <= offset && offset < (position.end.offset ?? 0))
    .toReversed();

/** Signs of currencies that stand beside every amount, which tell the text of a price from others. */
const signsOf = (prices: readonly Money[]): readonly string[] => {
  const paid = prices.flatMap(({ value, raw }) => (value && raw !== null ? [raw] : []));
  const [sign] = /\p{Sc}|\b[A-Z]{3}\b/u.exec(paid[0] ?? '') ?? [];
  return sign !== undefined && paid.every((raw) => raw.includes(sign)) ? [sign] : [];
};

/** Whether what a field found is the price of a card; a card without an amount may lack the field. */
const readsAs = (selected: Selected | null, money: Money | null, dollar: string, isSame: typeof isAmount): boolean => {
  if (selected === null) return money === null || money.value === null || money.value === 0;
  const read = selectedPrice(selected, dollar);
  return money === null || read === null ? money === read : isSame(read, money);
};

const isAmount = (read: Money, money: Money): boolean =>
  read.value === money.value && (read.currency === money.currency || money.value === 0) && read.reason === money.reason;

const isWhole = (read: Money, money: Money): boolean =>
  isAmount(read, money) && read.period === money.period && read.per === money.per && read.billed === money.billed;
