import { pricesIn } from '../amounts/text-money.ts';
import { readMarkup } from '../facts/page-tree.ts';
import { cardGroup } from '../facts/readers/plans/card-groups.ts';
import { visibleText } from '../facts/readers/visible-text.ts';
import { indexPage } from '../facts/resources/pages.ts';
import { elements, isNamed, type Element } from '../markdown/hast.ts';
import { mainLanguage } from '../pages/main-language.ts';
import type { Page } from '../pages/page.ts';
import { compare } from '../problems/problem.ts';
import type { Reading } from '../read-build.ts';

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
    .filter((page) => page.listed && (page.language ?? language) === language && page.amounts.length > (isTelling(page) ? 0 : 1))
    .toSorted((a, b) => Number(isTelling(b)) - Number(isTelling(a)) || depthOf(a) - depthOf(b) || compare(a.path, b.path))
    .slice(0, MAXIMUM_LOOKED_AT)
    .map((page) => ({ page, prices: pricesOn(page, build.site.folder) }));
  const found = candidates.filter(({ prices }) => prices > 0);
  const best = found.find(({ page }) => isTelling(page)) ?? found.toSorted((a, b) => b.prices - a.prices)[0];
  return best?.page.path ?? null;
};

const isTelling = ({ path }: Page): boolean => TELLING.test(path);

const depthOf = ({ path }: Page): number => path.split('/').length;

/**
 * Cards of a page that show a price, else cells of its tables; 0 for a page that has none to speak of. Where the address does not tell, two
 * cards have to name a period: many things cost money.
 */
const pricesOn = (page: Page, folder: string): number => {
  const root = readMarkup(page, folder);
  const cards = cardGroup(root)
    .map(pricesOf)
    .filter((prices) => prices.length > 0);
  const steady = cards.filter((prices) => prices.some(({ period }) => period !== null));
  if (!isTelling(page)) return steady.length > 1 ? steady.length : 0;
  const cells = elements(root).filter((element) => isNamed(element, 'td', 'th') && pricesOf(element).length > 0);
  return cards.length > 0 ? cards.length : cells.length;
};

const pricesOf = (element: Element): ReturnType<typeof pricesIn> => pricesIn(visibleText(element).text);
