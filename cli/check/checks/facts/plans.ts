import { singleSpaced } from '../../../../compiler/base/one-line.ts';
import { onceEach } from '../../../../compiler/base/memoise.ts';
import { showsAmounts, showsPrice } from '../../../../compiler/facts/readers/shown-amount.ts';
import { readShown, type Shown } from '../../../../compiler/facts/readers/shown-text.ts';
import { probesFacts } from '../../../../compiler/problems/probes/facts.ts';
import type { Finding, Probe, Answer, Context } from '../../check.ts';
import { pageHtml } from '../../page-html.ts';
import { follow } from '../follow.ts';
import { findingIf, onEach, isObject, isPage, memberOf } from '../findings.ts';
import { PLANS, publishedPlans, type PublishedPlan } from './documents.ts';

const shownOn = onceEach((answer: Answer): Shown => readShown(answer.text()));

/** The text of a page; null when it does not exist, or is empty without scripts. Other checks report these problems. */
const pageShown = async (path: string | null, context: Context): Promise<Shown | null> => {
  if (path === null) return null;
  const answer = await follow(path, context);
  return isPage(answer) && !pageHtml(answer).isEmpty ? shownOn(answer) : null;
};

/** Makes a check from a function that judges every plan. */
const onPlans = (judge: (plan: PublishedPlan, context: Context) => Promise<readonly Finding[]>): Probe['run'] =>
  onEach(publishedPlans, `there are no plans at ${PLANS}`, judge);

/** The price of every plan is on its source page. */
export const pricesShown: Probe = {
  name: 'prices-on-pages',
  weight: 3,
  problem: probesFacts.priceUnseen,
  run: onPlans(async ({ slug, value: { price }, pageOf }, context) => {
    const [value, currency] = [memberOf(price, 'value'), memberOf(price, 'currency')];
    const path = pageOf('/price');
    const shown = await pageShown(path, context);
    if (typeof value !== 'number' || shown === null || path === null || !showsAmounts(shown)) return [];
    const money = { value, currency: typeof currency === 'string' ? currency : null };
    const words = [value, ...(money.currency === null ? [] : [money.currency])].join(' ');
    return findingIf(!showsPrice(shown, money), path, { fact: `plans.${slug}.price`, value: words, document: PLANS });
  }),
};

/** Digits without separators of thousands: 10,000, 10.000, 10 000. */
const ungrouped = (text: string): string => text.replace(/(?<=\d)[.,'’\u00a0\u202f ](?=\d{3}(?!\d))/g, '');
const folded = (text: string): string => singleSpaced(text.toLowerCase());

/** True when a page shows a number: in digits, in thousands, or in the words of the limit. */
const showsLimit = ({ texts, data }: Shown, value: number, quote: unknown): boolean => {
  const number = new RegExp(`(?<![\\d.,])${value}(?!\\d|[.,]\\d)${value % 1000 === 0 ? `|(?<!\\d)${value / 1000} ?k\\b` : ''}`, 'i');
  const isQuoted = (text: string): boolean => typeof quote === 'string' && quote !== '' && folded(text).includes(folded(quote));
  return [...texts, ...data].some((text) => number.test(ungrouped(text)) || isQuoted(text));
};

/** The limits of every plan are on their source page. */
export const limitsShown: Probe = {
  name: 'limits-on-pages',
  weight: 2,
  problem: probesFacts.limitUnseen,
  run: onPlans(async ({ slug, value: { limits }, pageOf }, context) => {
    const entries = isObject(limits) ? Object.entries(limits) : [];
    const found = entries.map(async ([key, limit]) => {
      const [value, path] = [memberOf(limit, 'value'), pageOf(`/limits/${key}`)];
      const shown = await pageShown(path, context);
      if (typeof value !== 'number' || shown === null || path === null) return [];
      return findingIf(!showsLimit(shown, value, memberOf(limit, 'quote')), path, {
        fact: `plans.${slug}.limits.${key}`,
        value,
        document: PLANS,
      });
    });
    return (await Promise.all(found)).flat();
  }),
};
