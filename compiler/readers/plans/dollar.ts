import { levelName } from '../../claim.ts';
import { reportFact } from '../../drift-level.ts';
import { text, type JsonLdNode } from '../../jsonld.ts';
import type { Page } from '../../page.ts';
import { drift } from '../../problems/drift.ts';
import type { Sources } from '../../resource.ts';
import type { VisibleText } from '../visible-text.ts';

/** A code beside an amount or its sign, or in a sentence about prices: "CAD software" and "COP" are about something else. */
const coded = (code: string, words: string): RegExp => {
  const beside = `[$\\d] ?[(/]?${code}\\b|\\b${code} ?(?:\\$|\\d\\d)`;
  const said = `\\b(?:price[sd]?|pricing|billed|charged|amounts?|precios)\\b(?:[^.\\n]{0,30} (?:in|are|en):?)?[ :(]{1,2}${code}\\b`;
  return new RegExp(`${beside}|${said}|${words}`, 'i');
};

/** Currencies whose sign is a bare $ at home, and how pages name them (ISO 4217 and English, Spanish). */
const DOLLARS: Readonly<Record<string, RegExp>> = {
  USD: /\bUSD\b|\bUS ?\$|\bU\.?S\.? dollars?\b|d[oó]lares (?:estadounidenses|americanos)/i,
  CAD: coded('CAD', '\\bCanadian dollars?\\b'),
  AUD: coded('AUD', '\\bAustralian dollars?\\b'),
  NZD: coded('NZD', '\\bNew Zealand dollars?\\b'),
  SGD: coded('SGD', '\\bSingapore dollars?\\b'),
  HKD: coded('HKD', '\\bHong Kong dollars?\\b'),
  MXN: coded('MXN', '\\bMexican pesos?\\b|pesos? mexicanos?'),
  ARS: coded('ARS', '\\bArgentine pesos?\\b|pesos? argentinos?'),
  CLP: coded('CLP', '\\bChilean pesos?\\b|pesos? chilenos?'),
  COP: coded('COP', '\\bColombian pesos?\\b|pesos? colombianos?'),
};

/**
 * The currency that a bare $ stands for on a page: the one that its JSON-LD prices in, else the one that its text names, else the dollar of
 * the United States. An empty text when the page names several and none of them is that.
 */
export const dollarOf = (nodes: readonly JsonLdNode[], shown: string): string => {
  const [priced, ...others] = pricedDollars(nodes);
  if (priced !== undefined && others.length === 0) return priced;
  const named = namedDollars(shown);
  if (named.length === 0 || named.includes('USD')) return 'USD';
  return named.length === 1 ? (named[0] ?? '') : '';
};

const pricedDollars = (nodes: readonly JsonLdNode[]): readonly string[] =>
  Object.keys(DOLLARS).filter((code) => nodes.some((node) => text(node, 'priceCurrency') === code));

const namedDollars = (shown: string): readonly string[] =>
  Object.entries(DOLLARS).flatMap(([code, words]) => (words.test(shown) ? [code] : []));

/** A sentence that says which currency the prices are in; a question, or another way to pay, says nothing. */
const STATED = /\b(?:all |our )?(?:prices|pricing|amounts|plans|precios)\b(?: \S+){0,4}? (?:in|are|en):? [^.,;?\n]{1,40}(?=[.,;)\n]|$)/gi;

/** A dollar that stands for itself: "$49", not "US$49" or "$49 CAD". */
const BARE = new RegExp(`(?<![A-Z])\\$ ?\\d(?:[\\d.,]*\\d)?(?![\\d.,]*\\d| ?(?:${Object.keys(DOLLARS).join('|')})\\b)`);

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
