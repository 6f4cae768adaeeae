import type { Part } from './parts.ts';

/** True at the end of a line, and outside of the text. */
export const isLineEnd = ({ kind }: Part): boolean => kind === 'break' || kind === 'end';

/** True for a part that no lexicon has and that has a meaning of its own: what stands before it may be about it. */
export const isContent = ({ kind, meaning }: Part): boolean =>
  kind === 'number' || kind === 'digits' || (kind === 'word' && Object.keys(meaning).length === 0);

/** Words and marks that may stand between an amount and the words that belong to it. */
export const isFiller = ({ kind, raw, meaning }: Part): boolean =>
  meaning.word === 'filler' || (kind === 'mark' && /^[(),،*†‡¹²³:"“”„»«]$/u.test(raw));
