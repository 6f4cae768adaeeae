import { text, type JsonLdNode } from '../../../jsonld/read.ts';

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

/** The currencies with that sign that nodes price in. */
export const pricedDollars = (nodes: readonly JsonLdNode[]): readonly string[] =>
  Object.keys(DOLLARS).filter((code) => nodes.some((node) => text(node, 'priceCurrency') === code));

/** The currencies with that sign that a text names. */
export const namedDollars = (shown: string): readonly string[] =>
  Object.entries(DOLLARS).flatMap(([code, words]) => (words.test(shown) ? [code] : []));

/** Their codes. */
export const dollars: readonly string[] = Object.keys(DOLLARS);
