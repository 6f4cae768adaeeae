/** Bodies in chunks: a ready result is sent between other parts of an answer, without copying it. */

/** A piece of a body; a string is sent as UTF-8. */
export type Chunk = Uint8Array | string;

/** The body of an answer, one chunk or several in order; null for none. */
export type Body = Chunk | readonly Chunk[] | null;

/** The chunks of a body; none without one. */
export const chunksOf = (body: Body): readonly Chunk[] => [body ?? []].flat();
