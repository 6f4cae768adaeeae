import type { Element } from '../markdown/hast.ts';
import type { Amount } from '../money/amounts.ts';
import type { Line } from './lines.ts';
import type { PricedLine } from './priced-lines.ts';

/** A part of a page that may be an offer: consecutive lines, usually of one element. */
export interface Draft {
  readonly from: number;
  readonly to: number;
  readonly element: Element | null;
}

/** The lines that drafts are read from. */
export interface PageLines {
  readonly lines: readonly Line[];
  /** In order. Each covers the lines up to its `next`. */
  readonly priced: readonly PricedLine[];
  /** Index in `priced` of the first one that begins at or after a line. */
  readonly pricedAt: (line: number) => number;
  /** The period of a text with nothing else. */
  readonly periodIn: (text: string) => string | null;
  readonly rateBefore: (text: string) => Pick<Amount, 'period' | 'once'> | null;
  /** The meaning of a label for the prices below or beside it. */
  readonly saidBy: (text: string) => Amount | null;
  /** True for a line that begins with a word for an add-on. */
  readonly isExtra: (text: string) => boolean;
  /** True for words that label prices and are not a name. */
  readonly isLabel: (text: string) => boolean;
}

/** The priced lines of a draft. */
export const linesIn = ({ from, to }: Draft, { priced, pricedAt }: PageLines): readonly PricedLine[] => {
  const found: PricedLine[] = [];
  for (let at = pricedAt(from); at < priced.length && (priced[at] as PricedLine).index < to; at++) found.push(priced[at] as PricedLine);
  return found;
};
