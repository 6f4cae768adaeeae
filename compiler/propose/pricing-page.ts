import { readMarkup } from '../markup.ts';
import type { Page } from '../page.ts';
import { compare } from '../problem.ts';
import type { Reading } from '../read-build.ts';
import { cardGroup } from '../readers/plans/card-groups.ts';
import { pricesIn } from '../readers/text-money.ts';
import { visibleText } from '../readers/visible-text.ts';
import { indexPage, mainLanguage } from '../resources/pages.ts';

/** Pages that are looked at when none is called like a pricing page. */
const MAXIMUM_LOOKED_AT = 20;

/** Words in the address of a page with prices, in the languages that sitec answers in. */
const TELLING =
  /(?:^|[/_-])(?:pricings?|prices?|plans?|packages?|subscriptions?|subscribe|buy|cost|rates|editions|preise?|preisliste|tarife?|pakete?|abos?|qeematein|qeemat)(?:$|[/_.-])|الأسعار|اسعار|قیمت/i;

/**
 * The page with the plans of a site that has none at the usual addresses: one whose cards show amounts, best with a telling address. Null
 * when a usual address has one, when content files state the plans, or when no page looks like it.
 */
export const unusualPricingPage = ({ build, pages }: Reading): string | null => {
  if (indexPage('plans', pages) !== null || build.facts.plans.body.plans.length > 0) return null;
  const language = mainLanguage(pages);
  const candidates = pages.pages
    .filter((page) => page.listed && (page.language ?? language) === language && (page.amounts.length > 1 || TELLING.test(page.path)))
    .toSorted((a, b) => Number(TELLING.test(b.path)) - Number(TELLING.test(a.path)) || depthOf(a) - depthOf(b) || compare(a.path, b.path))
    .slice(0, MAXIMUM_LOOKED_AT)
    .map((page) => ({ page, amounts: amountsOf(page, build.site.folder) }));
  const [best] = candidates.filter(({ amounts }) => amounts > 0).toSorted((a, b) => rankOf(b) - rankOf(a));
  return best?.page.path ?? null;
};

const rankOf = ({ page, amounts }: { readonly page: Page; readonly amounts: number }): number =>
  amounts + (TELLING.test(page.path) ? 100 : 0);

const depthOf = ({ path }: Page): number => path.split('/').length;

/** Cards of a page that show an amount; 0 for a page with fewer than two cards. */
const amountsOf = (page: Page, folder: string): number => {
  const cards = cardGroup(readMarkup(page, folder));
  return cards.length < 2 ? 0 : cards.filter((card) => pricesIn(visibleText(card).text).length > 0).length;
};
