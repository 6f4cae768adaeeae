import type { Place } from '../problems/problem.ts';

/** A fact that only pages show, and that the user can confirm. */
export interface OpenFact {
  /** Path of the fact: `plans.growth.price`, `company.legalName`. */
  readonly path: string;
  /** The fact with the words of the page: `Growth: 49 USD a month ("$49/mo")`. */
  readonly words: string;
  /** Where it was found. */
  readonly place: Place;
}
