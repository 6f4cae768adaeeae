import { text, type JsonLdNode } from '../../jsonld.ts';

/** Currencies whose sign is a bare $ at home, and the words by which pages name them (ISO 4217 and English, Spanish). */
const DOLLARS: Readonly<Record<string, RegExp>> = {
  USD: /\bUSD\b|\bUS ?\$|\bU\.?S\.? dollars?\b|d[oó]lares (?:estadounidenses|americanos)/i,
  CAD: /\bCAD\b|\bCanadian dollars?\b/i,
  AUD: /\bAUD\b|\bAustralian dollars?\b/i,
  NZD: /\bNZD\b|\bNew Zealand dollars?\b/i,
  SGD: /\bSGD\b|\bSingapore dollars?\b/i,
  HKD: /\bHKD\b|\bHong Kong dollars?\b/i,
  MXN: /\bMXN\b|\bMexican pesos?\b|pesos? mexicanos?/i,
  ARS: /\bARS\b|\bArgentine pesos?\b|pesos? argentinos?/i,
  CLP: /\bCLP\b|\bChilean pesos?\b|pesos? chilenos?/i,
  COP: /\bCOP\b|\bColombian pesos?\b|pesos? colombianos?/i,
};

/**
 * The currency that a bare $ stands for on a page: the one that its JSON-LD prices in, else the one that its text names, else the dollar of
 * the United States. An empty text when the page names several and none of them is that.
 */
export const dollarOf = (nodes: readonly JsonLdNode[], shown: string): string => {
  const priced = Object.keys(DOLLARS).filter((code) => nodes.some((node) => text(node, 'priceCurrency') === code));
  if (priced.length === 1) return priced[0] ?? 'USD';
  const named = Object.entries(DOLLARS).flatMap(([code, words]) => (words.test(shown) ? [code] : []));
  if (named.length === 0 || named.includes('USD')) return 'USD';
  return named.length === 1 ? (named[0] ?? '') : '';
};
