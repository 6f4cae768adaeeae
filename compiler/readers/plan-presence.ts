import { join } from 'node:path';
import type { SettledRecord } from '../claim.ts';
import { readHtml } from '../html.ts';
import type { Page } from '../page.ts';
import type { ProblemList } from '../problem.ts';
import { drift } from '../problems/drift.ts';
import { facts } from '../problems/facts.ts';
import type { Sources } from '../resource.ts';
import type { Money } from '../resources/shapes.ts';
import { foldName } from '../slug.ts';
import { contentSlug, type PlansEntry } from './plan-content.ts';
import { priceWords } from './plan-drift.ts';
import { isPrice } from './prices.ts';
import { showsPrice } from './shown-amount.ts';
import { readShown, type Shown } from './shown-text.ts';

/**
 * A plan or price of a content file that the pricing page does not show is not published: it vanished or changed at one of the two
 * places. Names are looked for in the page's text; amounts in hidden text and data attributes too, because a yearly figure may stand there.
 * The page is read again for that, and only when no other source confirms a price: no other page needs the text.
 */
export const checkPlanPresence = (
  entries: readonly PlansEntry[],
  records: ReadonlyMap<string, SettledRecord>,
  page: Page | null,
  sources: Sources,
): void => {
  const shown = lazyShown(page, sources.folder);
  for (const { data, entry } of entries) {
    data.plans.forEach((plan, index) => {
      const place = entry.placeOf(['plans', index, 'name']);
      if (!page) sources.problems.add(facts.pageMissing, { kind: 'plan', slug: contentSlug(plan), path: '/pricing/' }, place);
      else if (!wordsOf(page.markdown()).includes(wordsOf(plan.name)))
        sources.problems.add(drift.planVanished, { name: plan.name, level: 'the content', page: page.path }, place, { file: page.source });
      else checkAmounts(contentSlug(plan), records.get(contentSlug(plan)), page, shown, sources.problems);
    });
  }
};

const wordsOf = (text: string): string => ` ${foldName(text).replaceAll('-', ' ')} `;

const checkAmounts = (slug: string, record: SettledRecord | undefined, page: Page, shown: () => Shown, problems: ProblemList): void => {
  for (const [pointer, { value, level, confirming, opposing, place }] of record ?? []) {
    const price = isPrice({ pointer }) && level === 'content' ? (value as Money) : null;
    if (price === null || price.value === null || confirming.length + opposing.length > 0 || showsPrice(shown(), price)) continue;
    const subject = `plans.${slug}${pointer.replaceAll('/', '.')}`;
    problems.add(drift.priceUnseen, { subject, value: priceWords(price), page: page.path }, place, { file: page.source });
  }
};

/** What a page shows, read when it is asked for the first time. */
const lazyShown = (page: Page | null, folder: string): (() => Shown) => {
  let shown: Shown | null = null;
  return () => {
    if (shown) return shown;
    const source = page && readHtml(join(folder, page.file));
    shown = source && 'text' in source ? readShown(source.text) : { texts: [], data: [] };
    return shown;
  };
};
