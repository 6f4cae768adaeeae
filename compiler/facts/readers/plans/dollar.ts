import { text, type JsonLdNode } from '../../../jsonld/read.ts';
import type { Page } from '../../../pages/page.ts';
import { drift } from '../../../problems/drift.ts';
import type { Sources } from '../../resource.ts';
import { levelName, reportFact } from '../../settle.ts';
import type { VisibleText } from '../visible-text.ts';

/** A currency code beside an amount or its sign, or in a sentence about prices. "CAD software" and "COP" are about something else. */
const coded = (code: string, words: string): RegExp => {
  const beside = `[$\\d] ?[(/]?${code}\\b|\\b${code} ?(?:\\$|\\d\\d)`;
  const said = `\\b(?:price[sd]?|pricing|billed|charged|amounts?|precios)\\b(?:[^.\\n]{0,30} (?:in|are|en):?)?[ :(]{1,2}${code}\\b`;
  return new RegExp(`${beside}|${said}|${words}`, 'i');
};

/** Currencies with a bare $ as their sign, and their names on pages (ISO 4217 and English, Spanish). */
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
 * The currency of a bare $ on a page: from its JSON-LD prices if they have only one such currency, else from its text, else the United
 * States dollar. Empty when the text names several other currencies.
 */
export const dollarOf = (nodes: readonly JsonLdNode[], shown: string): string => {
  const [priced, ...others] = pricedDollars(nodes);
  if (priced !== undefined && others.length === 0) return priced;
  const named = namedDollars(shown);
  if (named.length === 0 || named.includes('USD')) return 'USD';
  return named.length === 1 ? (named[0] ?? '') : '';
};

/** Currencies with the sign $ in the prices of nodes. */
const pricedDollars = (nodes: readonly JsonLdNode[]): readonly string[] =>
  Object.keys(DOLLARS).filter((code) => nodes.some((node) => text(node, 'priceCurrency') === code));

/** Currencies with the sign $ that a text names. */
const namedDollars = (shown: string): readonly string[] =>
  Object.entries(DOLLARS).flatMap(([code, words]) => (words.test(shown) ? [code] : []));

/** A statement about the currency of prices. Questions and statements about other ways to pay do not count. */
const STATED = /\b(?:prices|pricing|amounts|plans|precios)\b(?: \S+){0,4}? (?:in|are|en):? [^.,;?\n]{1,40}(?=[.,;)\n]|$)/gi;

/** A dollar sign without a country: "$49", not "US$49" or "$49 CAD". */
const BARE = new RegExp(`(?<![A-Z])\\$ ?\\d(?:[\\d.,]*\\d)?(?![\\d.,]*\\d| ?(?:${Object.keys(DOLLARS).join('|')})\\b)`);

/** Reports a page that states one currency for its prices, while its JSON-LD has another currency for amounts shown with a bare $. */
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
