import type { Place } from '../problems/problem.ts';
import type { Level } from '../schema/shapes.ts';

/** What one source says about one value of one record. */
export interface Claim {
  /** Slug of the record. */
  readonly slug: string;
  /** JSON pointer of the value inside the record, for example `/price` or `/limits/users`. */
  readonly pointer: string;
  readonly value: unknown;
  readonly level: Level;
  /** Address of the page that shows it. */
  readonly page: string;
  readonly place: Place;
  /** Words of the page, where the value does not carry them itself. */
  readonly quote?: string | null;
  /** What the source shows in full, where `value` was brought into the form of the value that it confirms. */
  readonly shown?: unknown;
  /** True when another reading is as likely: such a claim confirms and contradicts, and only a person makes it a fact. */
  readonly doubtful?: boolean;
}
