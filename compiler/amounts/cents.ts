import { isLineEnd } from './part-rules.ts';
import { partAt, type Part } from './parts.ts';

/** Joins "$19" and ".99" of two lines into one number; without a separator it has no value, because nobody can tell whether "99" are cents. */
export const joinCents = (parts: readonly Part[], text: string): readonly Part[] => {
  const joined: Part[] = [];
  let index = 0;
  while (index < parts.length) {
    const part = partAt(parts, index);
    const at = isGap(partAt(parts, index + 1)) ? index + 2 : index + 1;
    const cents = partAt(parts, at);
    const isPair = part.kind === 'number' && cents.kind === 'number';
    const value = isPair ? valueWith(part, cents, isEndOfAmount(parts, at + 1)) : undefined;
    joined.push(value === undefined ? part : { ...part, value, raw: text.slice(part.start, cents.end), end: cents.end });
    index = value === undefined ? index + 1 : at + 1;
  }
  return joined;
};

/** "$19 . 99" */
const isGap = ({ kind, raw }: Part): boolean => kind === 'break' || raw === '.' || raw === ',';

/** Value with the cents; null when it cannot be told, undefined when they are none. */
const valueWith = ({ value }: Part, { raw }: Part, isEnd: boolean): number | null | undefined => {
  const [, digits] = /^[.,](\d\d)$/.exec(raw) ?? [];
  if (digits !== undefined) return Number.isInteger(value) ? Number(`${value}.${digits}`) : null;
  return isEnd && /^\d\d$/.test(raw) ? null : undefined;
};

const isEndOfAmount = (parts: readonly Part[], index: number): boolean => {
  const next = partAt(parts, index);
  const { kind, meaning } = isLineEnd(next) ? partAt(parts, index + 1) : next;
  return kind === 'end' || kind === 'sign' || meaning.isEach === true || meaning.adverb !== undefined;
};
