import { partAt, type Part } from './parts.ts';

/** The part behind a remark on taxes, "+ VAT", "zzgl. MwSt.", "inkl. 19 % MwSt."; null when there is none. */
export const taxAt = (parts: readonly Part[], index: number): number | null => {
  let at = index;
  while (at < index + MOST && isBeforeTax(partAt(parts, at))) at++;
  if (partAt(parts, at).meaning.word !== 'tax') return null;
  const dot = partAt(parts, at + 1);
  return dot.raw === '.' && dot.glued ? at + 2 : at + 1;
};

/** Parts of "zzgl. 19 % gesetzl. MwSt." before its last word. */
const MOST = 5;

const isBeforeTax = ({ kind, meaning, raw }: Part): boolean =>
  meaning.word === 'taxed' || /^[+.%]$/.test(raw) || kind === 'digits' || kind === 'number';
