import type { Part } from './parts.ts';

/** True for a part that no lexicon has and that has a meaning of its own: what stands before it may be about it. */
export const isContent = ({ kind, meaning }: Part): boolean =>
  kind === 'number' || kind === 'digits' || (kind === 'word' && Object.keys(meaning).length === 0);
