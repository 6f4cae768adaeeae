import type { Place } from '../problems/problem.ts';
import type { Level } from '../schema/shapes.ts';

/** One value of one record, as one source states it. */
export interface Claim {
  /** Slug of the record. */
  readonly slug: string;
  /** JSON pointer of the value inside the record, for example `/price` or `/limits/users`. */
  readonly pointer: string;
  readonly value: unknown;
  readonly level: Level;
  /** Address of the page that has it. */
  readonly page: string;
  readonly place: Place;
  /** Words of the page, when the value does not have them. */
  readonly quote?: string | null;
  /** The complete value of the source, when `value` was changed to the form of the value that it confirms. */
  readonly shown?: unknown;
}
