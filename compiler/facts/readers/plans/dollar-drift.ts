import type { Page } from '../../../pages/page.ts';
import { drift } from '../../../problems/drift.ts';
import type { Sources } from '../../resource.ts';
import { levelName, reportFact } from '../../settle.ts';
import type { VisibleText } from '../visible-text.ts';
import { dollars, namedDollars, pricedDollars } from './dollar.ts';

/** A sentence that says which currency the prices are in; a question, or another way to pay, says nothing. */
const STATED = /\b(?:prices|pricing|amounts|plans|precios)\b(?: \S+){0,4}? (?:in|are|en):? [^.,;?\n]{1,40}(?=[.,;)\n]|$)/gi;

/** A dollar that stands for itself: "$49", not "US$49" or "$49 CAD". */
const BARE = new RegExp(`(?<![A-Z])\\$ ?\\d(?:[\\d.,]*\\d)?(?![\\d.,]*\\d| ?(?:${dollars.join('|')})\\b)`);

/** Reports a page that says that its prices are in one currency, where its JSON-LD prices what is shown with a bare $ in another one. */
export const checkDollar = (page: Page, shown: VisibleText, sources: Sources): void => {
  const [priced, ...others] = pricedDollars(page.jsonld);
  if (priced === undefined || others.length > 0 || !BARE.test(shown.text)) return;
  for (const { 0: words, index } of shown.text.matchAll(STATED)) {
    const named = namedDollars(words);
    const [other] = named;
    if (other === undefined || named.includes(priced)) continue;
    const values = {
      subject: 'plans.currency',
      level: levelName('jsonld'),
      value: priced,
      otherLevel: levelName('heuristic'),
      otherValue: other,
    };
    const place = { file: page.source, offset: shown.offsetAt(index), note: 'text' };
    return reportFact(values.subject, drift.textDrift, values, sources, place);
  }
};
