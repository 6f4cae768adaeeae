import { grouped } from '../../../base/group-by.ts';
import { slugify } from '../../../base/slug.ts';
import { attribute, type Element, type Root } from '../../../markdown/hast.ts';
import { offersOf } from '../../../offers/find.ts';
import { KnownOffers } from '../../../offers/given.ts';
import { isTable, type ShownOffer } from '../../../offers/offer.ts';
import type { Page } from '../../../pages/page.ts';
import { drift } from '../../../problems/drift.ts';
import type { Claim } from '../../claim.ts';
import { offsetOf } from '../../page-tree.ts';
import type { Sources } from '../../resource.ts';
import { levelName, reportFact } from '../../settle.ts';
import { isForeign } from '../visibility.ts';
import type { PlanNames } from './plan-key.ts';

/** How the pricing page shows a plan of another source. */
export interface PlanLook {
  readonly slug: string;
  readonly offer: ShownOffer;
  /** True when the offer has the name of the plan. Other words in an element marked as a plan are not its name. */
  readonly isNamed: boolean;
  /** Cells of a table and cards are two kinds of source. */
  readonly level: 'table' | 'heuristic';
}

/** Input for the search. */
export interface LookContext {
  readonly page: Page;
  /** The tree of the pricing page, with positions. */
  readonly root: Root;
  /** The elements that the configuration selects as plans. */
  readonly items: readonly Element[];
  /** The plans of other sources. */
  readonly names: PlanNames;
  /** The claims of other sources. */
  readonly stated: readonly Claim[];
}

/**
 * How the pricing page shows the plans of other sources. Uses elements marked as plans, else elements that the configuration selects, else
 * offers found on the page and sections with the name of a known plan as heading. Found offers count only when one of them is a known plan.
 * An unknown offer beside known plans is reported when a content file lists the plans, else it becomes a plan.
 */
export const planLooks = (context: LookContext, sources: Sources): readonly PlanLook[] => {
  const given = [markedPlans(context.root), context.items].find((each) => each.length > 0);
  const found = foundLooks(context, sources);
  const looks = given
    ? [...givenLooks(given, context), ...found.filter(({ level }) => level === 'table')]
    : [...found, ...lonelyLooks(context, found)];
  return [...grouped(looks, ({ slug, level }) => `${level} ${slug}`).values()].map(joined);
};

/** Merges the offers of one plan, such as the panels of a switch between months and years. */
const joined = ([first, ...others]: readonly PlanLook[]): PlanLook => {
  const look = first as PlanLook;
  const prices = [look, ...others].flatMap(({ offer }) => offer.prices);
  return others.length === 0 ? look : { ...look, offer: { ...look.offer, prices } };
};

/** The elements with `data-sitec-plan`, except inside content that is not about the product. */
const markedPlans = (parent: Root | Element): readonly Element[] =>
  parent.children.flatMap((child): readonly Element[] => {
    if (child.type !== 'element' || isForeign(child)) return [];
    return child.properties.dataSitecPlan === undefined ? markedPlans(child) : [child, ...markedPlans(child)];
  });

const givenLooks = (given: readonly Element[], { root, page, names, stated }: LookContext): readonly PlanLook[] => {
  // When a selector finds the names, the page adds no others.
  const isNamed = stated.some(({ level, pointer }) => level === 'selector' && pointer === '/name');
  const slugOf = ({ name }: ShownOffer): string | null => names.slugOf(name) ?? (isNamed ? null : slugify(name));
  return knownOffers(root, page, names)
    .in(given)
    .flatMap(({ element, offer }): readonly PlanLook[] => {
      const slug = attribute(element, 'dataSitecPlan') || (offer && slugOf(offer));
      if (!slug) return [];
      const shown = offer ?? { ...NAMELESS, name: slug, offset: offsetOf(element) };
      const isKnown = offer !== null && names.slugOf(offer.name) === slug;
      const isStated = stated.some((claim) => claim.slug === slug && claim.pointer === '/name');
      const isTold = shown.name !== '' && (isKnown || !isStated);
      return [{ slug, offer: shown, isNamed: isTold, level: 'heuristic' }];
    });
};

const knownOffers = (root: Root, { language }: Page, names: PlanNames): KnownOffers =>
  new KnownOffers(root, language, (name) => names.slugOf(name) !== null);

const NAMELESS = { prices: [], request: null, bullets: [], description: null, action: null, anchor: null } as const;

const foundLooks = ({ page, root, names, stated }: LookContext, sources: Sources): readonly PlanLook[] => {
  const strict = stated.find(({ level, pointer }) => pointer === '/name' && level === 'content');
  // Reads the tree of the page again, because the offers found earlier have no positions.
  return offersOf(root, page.spoken, page.title).sets.flatMap((set) => {
    const { offers } = set;
    if (!offers.some(({ name }) => names.slugOf(name) !== null)) return [];
    const level = isTable(set) ? 'table' : 'heuristic';
    return offers.flatMap((offer): readonly PlanLook[] => {
      const known = names.slugOf(offer.name);
      if (known === null && strict) reportUnknown(offer, strict, page, sources);
      const slug = known ?? (strict ? '' : slugify(offer.name));
      return slug === '' ? [] : [{ slug, offer, isNamed: true, level }];
    });
  });
};

/** Sections with the name of a plan as heading that are not part of a set of offers. */
const lonelyLooks = ({ page, root, names }: LookContext, found: readonly PlanLook[]): readonly PlanLook[] => {
  const seen = new Set(found.flatMap(({ slug, level }) => (level === 'table' ? [] : [slug])));
  const alone = knownOffers(root, page, names).named();
  return alone.flatMap((offer): readonly PlanLook[] => {
    const slug = names.slugOf(offer.name);
    return slug === null || seen.has(slug) ? [] : [{ slug, offer, isNamed: true, level: 'heuristic' }];
  });
};

const reportUnknown = ({ name, offset }: ShownOffer, { level, place }: Claim, page: Page, sources: Sources): void => {
  const values = { page: page.path, name, level: levelName(level) };
  reportFact(
    `plans.${slugify(name)}`,
    drift.planUnknown,
    values,
    sources,
    { file: page.source, offset, note: `offer "${name}"` },
    { file: place.file },
  );
};
