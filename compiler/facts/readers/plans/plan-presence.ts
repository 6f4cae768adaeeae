import { onceEach } from '../../../base/memoise.ts';
import { foldName } from '../../../base/slug.ts';
import { readHtml } from '../../../html/html.ts';
import type { Page } from '../../../pages/page.ts';
import { readPath } from '../../../pages/source.ts';
import { drift } from '../../../problems/drift.ts';
import { facts } from '../../../problems/facts.ts';
import type { Level, Money } from '../../../schema/shapes.ts';
import type { Sources } from '../../resource.ts';
import { driftLevel, levelName, problemBetween, reportFact, type Settled, type SettledRecord } from '../../settle.ts';
import { wordsOf } from '../../words.ts';
import { isPrice, PRICE } from '../prices.ts';
import { showsAmounts, showsPrice } from '../shown-amount.ts';
import { readShown, type Shown } from '../shown-text.ts';
import type { PlanNames } from './plan-key.ts';
import { withheld } from './withheld.ts';

/** Levels whose values nobody sees on the page by themselves. */
const UNSEEN: ReadonlySet<Level> = new Set(['content', 'attribute', 'jsonld']);
/** Levels that are the visible page. */
const SEEN: ReadonlySet<Level> = new Set(['selector', 'table', 'heuristic']);

/**
 * The plans and prices of sources without a look of their own that the page shows, too. The others vanished or changed at one of the two places:
 * they are reported, their prices are withheld, and a plan of which nothing but JSON-LD tells is none. Names are looked for in the page's text;
 * amounts in hidden text and data attributes too, because a yearly figure may stand there. A page without any amount leaves its prices to a
 * script: what its attributes or JSON-LD state is believed then, a content file only when they say the same.
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
    // An attribute names an element that is there, which may be a picture.
    const isVanished = shown && name.level !== 'attribute' && !hasWords(shown, names.keyOf(String(name.value)));
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

/** An Offer that nobody prices is a service in a catalogue, and no plan. */
const isCatalogued = (name: Settled, record: SettledRecord): boolean =>
  name.level === 'jsonld' && ![...record.keys()].some((pointer) => isPrice({ pointer }));

const hasWords = (page: Page, key: string): boolean => foldedWords(page).includes(` ${key.replaceAll('-', ' ')} `);

/** The words of a page, folded once for all plans. */
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
    const path = `plans.${slug}${pointer.replaceAll('/', '.')}`;
    const values = { subject: path, level: levelName(level), value: wordsOf(value), page: page.path };
    // A further price that the page itself states may wait behind a switch that a script writes.
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

/** True when something in the page states the value, seen or not. */
const isOnPage = ({ level, confirming }: Settled): boolean => level !== 'content' || confirming.length > 0;

/** An amount of a source without a look, which no visible source confirms, and about which nothing has been reported yet. */
const needsSight = ({ value, level, opposing, confirming }: Settled): boolean =>
  UNSEEN.has(level) && (value as Money).value !== null && opposing.length === 0 && !confirming.some((claim) => SEEN.has(claim.level));

/** The page that should show what a source states: for content files the pricing page. */
const pageOf = ({ level, page: url }: Settled, pricing: Page | null, { pages }: Sources): Page | null =>
  (level === 'content' ? undefined : pages.find((candidate) => candidate.url === url)) ?? pricing;

const hasAmounts = onceEach(showsAmounts);

/** What pages show, each read when it is asked for the first time. */
const lazyShown = (folder: string): ((page: Page) => Shown) => onceEach((page) => shownIn(page, folder));

const shownIn = (page: Page, folder: string): Shown => {
  const source = readHtml(readPath(page, folder));
  return 'text' in source ? readShown(source.text) : { texts: [], data: [] };
};
