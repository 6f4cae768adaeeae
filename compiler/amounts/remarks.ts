import type { Clause } from './clause.ts';
import { isContent } from './part-rules.ts';
import { partAt, type Part } from './parts.ts';

/** What a single word behind an amount makes of it: no price, a price from which others rise, one that is paid once; null for other words. */
export const remarkAt = (parts: readonly Part[], index: number, isBroken: boolean): Clause | null => {
  const part = partAt(parts, index);
  const says = saysOfTime(part) ?? (isBroken ? null : (saysOfMoney(part) ?? saysOfBounds(part, partAt(parts, index + 1))));
  return says && { says, next: index + 1 };
};

const saysOfMoney = ({ meaning: { saving, other } }: Part): Clause['says'] | null => {
  if (saving === 'after' || saving === 'both') return { role: 'saving' };
  return other === 'after' || other === 'both' ? { role: 'other' } : null;
};

const saysOfTime = ({ meaning: { word, isAtFirst } }: Part): Clause['says'] | null => {
  if (isAtFirst || word === 'afterwards') return { role: 'saving' };
  if (word === 'onwards') return { isFrom: true };
  return word === 'once' ? { isOnce: true } : null;
};

const saysOfBounds = ({ meaning, raw, glued }: Part, behind: Part): Clause['says'] | null => {
  // In "$49 additional seats $5" the word is about what follows.
  if (isContent(behind) || behind.kind === 'amount' || behind.kind === 'sign') return null;
  if (meaning.word === 'addOn') return { role: 'addOn' };
  if (meaning.word === 'bound') return { isClear: false };
  const isOpen = raw === '+' && glued && (behind.kind !== 'word' || !behind.glued);
  return isOpen ? { isFrom: true } : null;
};
