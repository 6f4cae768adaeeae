import { onceEach } from '../../../base/memoise.ts';
import { foldName } from '../../../base/slug.ts';
import type { Page } from '../../../pages/page.ts';
import { drift } from '../../../problems/drift.ts';
import { facts } from '../../../problems/facts.ts';
import type { Level, Money } from '../../../schema/shapes.ts';
import { readText } from '../../page-tree.ts';
import type { Sources } from '../../resource.ts';
import { driftLevel, factPath, levelName, problemBetween, reportFact, type Settled, type SettledRecord } from '../../settle.ts';
import { wordsOf } from '../../words.ts';
import { isPrice, PRICE } from '../prices.ts';
import { showsAmounts, showsPrice } from '../shown-amount.ts';
import { readShown, type Shown } from '../shown-text.ts';
import type { PlanNames } from './plan-key.ts';
import { withheld } from './price-status.ts';

/** Levels whose values are not visible on the page. */
const UNSEEN: ReadonlySet<Level> = new Set(['content', 'attribute', 'jsonld']);
/** Levels of visible values. */
const SEEN: ReadonlySet<Level> = new Set(['selector', 'table', 'heuristic']);

/**
 * Keeps the plans and prices of sources without visible values that the page shows too. The others are missing or outdated at one of the
 * two places: they are reported, and their prices are withheld. A missing plan with only JSON-LD as source is removed. Names are searched
 * in the text of the page. Amounts are also searched in hidden text and data attributes, where yearly prices may be. The prices of a page
 * without any amount are written by a script: then attributes and JSON-LD of the page count, and a content file counts only when they
 * confirm it.
 */
export const presentPlans = (
  records: ReadonlyMap<string, SettledRecord>,
  page: Page | null,
  names: PlanNames,
  sources: Sources,
): ReadonlyMap<string, SettledRecord> => {
  const shownOn = lazyShown(sources.folder);
  const present = (slug: string, record: SettledRecord): SettledRecord | null => {
    const name = record.get('/name');
    if (!name || !UNSEEN.has(name.level)) return record;
    if (isCatalogued(name, record)) return null;
    const shown = pageOf(name, page, sources);
    const isNamed = (each: Page | null): boolean => each !== null && hasWords(each, names.keyOf(String(name.value)));
    // An attribute is on an element that exists, which may be a picture. JSON-LD may be on all pages, while only the pricing page shows plans.
    const isVanished = name.level !== 'attribute' && ![shown, page].some(isNamed);
    if (shown && !isVanished) return withoutUnseen(slug, record, page, shownOn, sources);
    if (shown) reportVanished(slug, name, shown, sources);
    else sources.problems.add(facts.pageMissing, { kind: 'plan', slug, path: '/pricing/' }, name.place);
    return name.level === 'jsonld' ? null : record;
  };
  return new Map(
    [...records].flatMap(([slug, record]) => {
      const left = present(slug, record);
      return left ? [[slug, left] as const] : [];
    }),
  );
};

/** An Offer without a price is an entry of a service catalogue, not a plan. */
const isCatalogued = (name: Settled, record: SettledRecord): boolean =>
  name.level === 'jsonld' && ![...record.keys()].some((pointer) => isPrice({ pointer }));

/** True when the text of a page has the words of the key of a plan. */
export const hasWords = (page: Page, key: string): boolean => foldedWords(page).includes(` ${key.replaceAll('-', ' ')} `);

/** The normalized words of a page, cached for all plans. */
const foldedWords = onceEach((page: Page): string => ` ${foldName(page.markdown()).replaceAll('-', ' ')} `);

const reportVanished = (slug: string, name: Settled, page: Page, sources: Sources): void => {
  const values = { name: String(name.value), level: levelName(name.level), page: page.path };
  const problem = problemBetween(drift.planVanished, [name.level]);
  reportFact(`plans.${slug}`, problem, values, sources, name.place, { file: page.source });
};

const withoutUnseen = (
  slug: string,
  record: SettledRecord,
  pricing: Page | null,
  shownOn: (page: Page) => Shown,
  sources: Sources,
): SettledRecord => {
  const left = new Map(record);
  for (const [pointer, settled] of record) {
    const page = pageOf(settled, pricing, sources);
    if (!page || !isPrice({ pointer }) || !needsSight(settled) || isShown(settled, shownOn(page))) continue;
    const { value, level, place } = settled;
    const path = factPath('plans', slug, pointer);
    const values = { subject: path, level: levelName(level), value: wordsOf(value), page: page.path };
    // An additional price that the page states may be behind a switch that a script writes.
    const isWaiting = isOnPage(settled) && pointer !== PRICE;
    const problem = isWaiting ? { ...drift.priceUnseen, level: 'warning' as const } : problemBetween(drift.priceUnseen, [level]);
    reportFact(path, problem, values, sources, place, { file: page.source });
    if (!isWaiting && driftLevel(path, drift.priceUnseen, sources.config) === 'error')
      left.set(pointer, withheld(path, settled, 'disputed', sources));
  }
  return left;
};

const isShown = (settled: Settled, shown: Shown): boolean =>
  showsPrice(shown, settled.value as Money) || (isOnPage(settled) && !hasAmounts(shown));

/** True when the page states the value, visible or not. */
const isOnPage = ({ level, confirming }: Settled): boolean => level !== 'content' || confirming.length > 0;

/** True for an amount without visible source or confirmation that was not reported yet. */
const needsSight = ({ value, level, opposing, confirming }: Settled): boolean =>
  UNSEEN.has(level) && (value as Money).value !== null && opposing.length === 0 && !confirming.some((claim) => SEEN.has(claim.level));

/** The page that should show the value of a source. For content files it is the pricing page. */
const pageOf = ({ level, page: url }: Settled, pricing: Page | null, { pages }: Sources): Page | null =>
  (level === 'content' ? undefined : pages.find((candidate) => candidate.url === url)) ?? pricing;

const hasAmounts = onceEach(showsAmounts);

/** The visible amounts of pages, read on first use. */
const lazyShown = (folder: string): ((page: Page) => Shown) => onceEach((page) => readShown(readText(page, folder)));
