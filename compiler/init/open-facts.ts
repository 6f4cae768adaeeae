import type { Place } from '../problems/problem.ts';

/** Something that only pages show, and that a person can confirm. */
export interface OpenFact {
  /** Path of the fact: `plans.growth.price`, `company.legalName`. */
  readonly path: string;
  /** What would be confirmed, with the words of the page: `Growth: 49 USD a month ("$49/mo")`. */
  readonly words: string;
  /** Where it was seen. */
  readonly place: Place;
}
