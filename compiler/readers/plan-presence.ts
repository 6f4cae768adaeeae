import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SettledRecord } from '../claim.ts';
import type { Page } from '../page.ts';
import { facts } from '../problems/facts.ts';
import type { Sources } from '../resource.ts';
import type { Money } from '../resources/shapes.ts';
import { foldName } from '../slug.ts';
import { contentSlug, type PlansEntry } from './plan-content.ts';
import { priceWords } from './plan-drift.ts';

/**
 * A plan or price of a content file that the pricing page does not show is not published: it vanished or changed at one of the two
 * places. Names are looked for in the page's text; amounts in its whole source, because a yearly figure may stand in an attribute.
 */
export const checkPlanPresence = (
  entries: readonly PlansEntry[],
  records: ReadonlyMap<string, SettledRecord>,
  page: Page | null,
  sources: Sources,
): void => {
  for (const { data, entry } of entries) {
    data.plans.forEach((plan, index) => {
      const place = entry.placeOf(['plans', index, 'name']);
      if (!page) sources.problems.add(facts.pageMissing, { kind: 'plan', slug: contentSlug(plan), path: '/pricing/' }, place);
      else if (!wordsOf(page.markdown()).includes(wordsOf(plan.name)))
        sources.problems.add(facts.planVanished, { name: plan.name, page: page.path }, place, { file: page.source });
      else checkAmounts(contentSlug(plan), records.get(contentSlug(plan)), page, sources);
    });
  }
};

const wordsOf = (text: string): string => ` ${foldName(text).replaceAll('-', ' ')} `;

const checkAmounts = (slug: string, record: SettledRecord | undefined, page: Page, { folder, problems }: Sources): void => {
  for (const [pointer, { value, level, confirming, opposing, place }] of record ?? []) {
    const isPrice = pointer === '/price' || pointer.startsWith('/otherPrices/');
    const amount = isPrice ? (value as Money).value : null;
    if (
      amount === null ||
      level !== 'content' ||
      confirming.length + opposing.length > 0 ||
      showsAmount(readFileSync(join(folder, page.file), 'latin1'), amount)
    )
      continue;
    const subject = `plans.${slug}${pointer.replaceAll('/', '.')}`;
    problems.add(facts.priceUnseen, { subject, value: priceWords(value as Money), page: page.path }, place, { file: page.source });
  }
};

/** True when a page's source holds an amount in one of its usual spellings: 1499, 1,499, 1.499, 49.00, 49,00. */
export const showsAmount = (source: string, amount: number): boolean => {
  const [whole = '', fraction = ''] = String(amount).split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, "[.,' ]?");
  const cents = fraction === '' ? '(?:[.,]0{1,2})?' : `[.,]${fraction}0?`;
  return new RegExp(`(?<![\\d.,])${thousands}${cents}(?![\\d]|[.,]\\d)`).test(source);
};
