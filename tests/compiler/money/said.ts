/** What a line says of prices in words, so that tables of lines can hold all of it. */
import { readLine, type Amount } from '../../../compiler/money/amounts.ts';
import { vocabularyOf } from '../../../compiler/money/vocabulary.ts';

/** `"from $49/mo" is 49 USD P1M from (later)`, without its words where they are the whole text; currencies of a sign that may be one of few. */
export const amountWords = (amount: Amount, text: string): string => {
  const { value, high, currency, codes, period, per, from, billed, once, taxIncluded, role, raw } = amount;
  const words = [
    raw !== text && `"${raw}" is`,
    value ?? '?',
    currency ?? (codes.length < 4 ? codes.join('/') || '¤' : '?'),
    period ?? false,
    per !== null && `per ${per}`,
    from && 'from',
    high !== null && `to ${high}`,
    billed !== null && `billed ${billed}`,
    once && 'once',
    taxIncluded !== null && (taxIncluded ? 'with tax' : 'without tax'),
    role !== 'price' && `(${role})`,
  ];
  return words.filter((word) => word !== false).join(' ');
};

/** All that a line says, in parts; what is not so is left out. */
export const lineWords = (text: string, language: string | null): string => {
  const { amounts, lead, rest, words, free, onRequest, follows, leads, rhythm, isYearly, billing } = readLine(text, vocabularyOf(language));
  const parts = [
    amounts.map((amount) => amountWords(amount, text)).join('; '),
    lead !== rest && `lead "${lead}"`,
    rest && `rest "${rest}"`,
    words > 0 && `${words} words`,
    free && 'free',
    onRequest && 'on request',
    follows && 'follows',
    leads && 'leads',
    rhythm && `rhythm ${rhythm}`,
    isYearly && 'yearly',
    billing && `billing ${billing}`,
  ];
  return parts.filter(Boolean).join(' | ');
};
