import { grouped } from '../../../base/group-by.ts';
import { slugify } from '../../../base/slug.ts';
import type { Page } from '../../../pages/page.ts';
import { drift } from '../../../problems/drift.ts';
import type { Place } from '../../../problems/problem.ts';
import type { Claim } from '../../claim.ts';
import type { Sources } from '../../resource.ts';
import { levelName, reportFact } from '../../settle.ts';
import type { PlanCard } from './card-claims.ts';
import type { Card } from './card.ts';
import type { PlanNames } from './plan-key.ts';

/**
 * Joins the cards of a page to plans: by the slug that they carry, else by name. Where other sources name plans and no card is one of
 * them, the cards are of something else. A card that is none of the plans of a content file is reported; beside weaker sources it is a plan.
 */
export const joinCards = (
  cards: readonly Card[],
  stated: readonly Claim[],
  names: PlanNames,
  page: Page,
  sources: Sources,
): readonly PlanCard[] => {
  const single = withoutTwins(cards, names, page, sources);
  const joined = single.map((card) => ({ card, slug: card.slug ?? names.slugOf(card.name) }));
  if (stated.length > 0 && joined.every(({ slug }) => slug === null)) return [];
  const strict = stated.find(({ level, pointer }) => pointer === '/name' && level === 'content');
  return joined.flatMap(({ card, slug }) => {
    if (slug !== null && (card.slug === null || names.slugOf(slug) !== null || !strict)) return [{ card, slug }];
    if (!strict) return [{ card, slug: slugify(card.name) }];
    reportUnknown(card, strict, page, sources);
    return [];
  });
};

const reportUnknown = (card: Card, { level, place }: Claim, page: Page, sources: Sources): void => {
  const values = { page: page.path, name: card.name, level: levelName(level) };
  const path = `plans.${card.slug ?? slugify(card.name)}`;
  reportFact(path, drift.planUnknown, values, sources, placeOf(card, page), { file: place.file });
};

/** Cards of one name that say different things cannot be told apart: they are reported and left out. A slug of its own tells a card apart. */
const withoutTwins = (cards: readonly Card[], names: PlanNames, page: Page, { problems }: Sources): readonly Card[] => {
  const alike = grouped(cards, (card) => card.slug ?? names.keyOf(card.name));
  const twins = [...alike.values()].filter((group) => group.length > 1 && group.some(({ slug }) => slug === null));
  for (const group of twins) {
    const places = group.map((card) => placeOf(card, page));
    problems.add(drift.planTwice, { page: page.path, name: group[0]?.name ?? '' }, ...places);
  }
  const left = new Set(twins.flat().filter(({ slug }) => slug === null));
  return cards.filter((card) => !left.has(card));
};

const placeOf = ({ offset, note }: Card, page: Page): Place => ({ file: page.source, offset, note });
