import { namesPrices, type PriceLine } from '../money/amounts.ts';
import { bareAmountAt, DASH, dashedCurrency, statedCurrency } from '../money/stated.ts';
import type { Vocabulary } from '../money/vocabulary.ts';
import { sectionEnd, type Line } from './lines.ts';

/** A line, with the currency that was added before its number. */
export interface Said extends Line {
  readonly added?: string;
}

/** Maximum lines of a page that state its currency. */
const MOST_STATED = 20;

/**
 * The lines of a page that says its currency once, with this currency before each number that is spelled like money. Null for another page,
 * and for one with amounts in another currency. On a page about something other than prices, the lines are those of the section. A page
 * about prices that says no currency has that of its language for numbers with a dash for no decimals.
 */
export const withCurrency = (
  lines: readonly Line[],
  priced: readonly PriceLine[],
  vocabulary: Vocabulary,
  isPricing: boolean,
): readonly Said[] | null => {
  const stated = [...lines.keys()].flatMap((at) => {
    const { cell = null, text = '' } = lines[at] ?? {};
    const code = cell === null ? statedCurrency(text, vocabulary) : null;
    return code === null ? [] : [{ at, code }];
  });
  const dashed = isPricing && stated.length === 0 ? dashedCurrency(vocabulary) : null;
  const code = stated[0]?.code ?? dashed;
  const others = [...stated.map(({ code }) => code), ...priced.flatMap(({ amounts }) => amounts.map(({ currency }) => currency))];
  if (code === null || stated.length > MOST_STATED || others.some((other) => other !== code)) return null;
  const all = { from: 0, to: lines.length };
  const parts = isPricing ? [all] : stated.map(({ at }) => sectionOf(lines, at, vocabulary));
  const added = `${code} `;
  return lines.map((line, at) => {
    const start = parts.some(({ from, to }) => from <= at && at < to)
      ? bareAmountAt(line.text, vocabulary, dashed === null ? undefined : DASH)
      : null;
    return start === null ? line : { ...line, text: line.text.slice(0, start) + added + line.text.slice(start), added };
  });
};

/** The lines of the section around a line: that of the last heading that names prices, else that of the last heading. */
const sectionOf = (lines: readonly Line[], at: number, vocabulary: Vocabulary): { readonly from: number; readonly to: number } => {
  const sections = [...lines.keys()]
    .filter((from) => from <= at && (lines[from]?.heading ?? 0) > 0)
    .map((from) => ({ from, to: sectionEnd(lines, from) }))
    .filter(({ to }) => to > at);
  return (
    sections.findLast(({ from }) => namesPrices(lines[from]?.text ?? '', vocabulary)) ?? sections.at(-1) ?? { from: 0, to: lines.length }
  );
};
