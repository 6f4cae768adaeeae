import type { Element } from '../markdown/hast.ts';
import type { Amount } from '../money/amounts.ts';
import type { Line } from './lines.ts';
import type { PricedLine } from './priced-lines.ts';

/** A part of a page that may be an offer: consecutive lines, mostly those of one element. */
export interface Draft {
  readonly from: number;
  readonly to: number;
  readonly element: Element | null;
}

/** What drafts are read from. */
export interface PageLines {
  readonly lines: readonly Line[];
  /** In order; each stands for the lines up to its `next`. */
  readonly priced: readonly PricedLine[];
  /** Place in `priced` of the first that begins at a line or behind it. */
  readonly pricedAt: (line: number) => number;
  /** The period that a text names and nothing else. */
  readonly periodIn: (text: string) => string | null;
  /** What a label says of the prices below or beside it. */
  readonly saidBy: (text: string) => Amount | null;
  /** True for a line that begins with a word for what costs extra. */
  readonly isExtra: (text: string) => boolean;
  /** True for words that head prices and name nothing. */
  readonly isLabel: (text: string) => boolean;
}

/** The priced lines of a draft. */
export const linesIn = ({ from, to }: Draft, { priced, pricedAt }: PageLines): readonly PricedLine[] => {
  const found: PricedLine[] = [];
  for (let at = pricedAt(from); at < priced.length && (priced[at] as PricedLine).index < to; at++) found.push(priced[at] as PricedLine);
  return found;
};
