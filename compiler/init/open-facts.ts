import type { Place } from '../problems/problem.ts';

/** Something that pages show and that a person has to confirm before it is published. */
export interface OpenFact {
  /** Path of the fact: `plans.growth.price`, `company.legalName`. */
  readonly path: string;
  /** What would be published, with the words of the page: `Growth: 49 USD a month ("$49/mo")`. */
  readonly words: string;
  /** Where it was seen. */
  readonly place: Place;
}
