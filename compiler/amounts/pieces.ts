import type { PhraseMatch } from './phrases.ts';
import type { Token } from './tokens.ts';

/** A stretch of tokens, and what a reader makes of it; null for a single token that it does not know. */
export interface Piece<T> {
  readonly value: T | null;
  /** Indexes of its first token, and behind its last. */
  readonly index: number;
  readonly next: number;
}

/** Cuts tokens into pieces, of which each is what the first of several readers finds at its place. */
export const piecesOf = <T>(
  tokens: readonly Token[],
  ...readers: readonly ((index: number) => PhraseMatch<T> | null)[]
): readonly Piece<T>[] => {
  const pieces: Piece<T>[] = [];
  let index = 0;
  while (index < tokens.length) {
    const piece = pieceAt(index, readers);
    pieces.push(piece);
    index = piece.next;
  }
  return pieces;
};

const pieceAt = <T>(index: number, readers: readonly ((index: number) => PhraseMatch<T> | null)[]): Piece<T> => {
  for (const read of readers) {
    const match = read(index);
    if (match) return { ...match, index };
  }
  return { value: null, index, next: index + 1 };
};

/** What a reader finds, as another value. */
export const as = <T, V>(match: PhraseMatch<T> | null, give: (value: T) => V): PhraseMatch<V> | null =>
  match && { value: give(match.value), next: match.next };
