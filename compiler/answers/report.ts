import type { Build } from '../build/build.ts';
import type { Place } from '../problems/problem.ts';

/** What a check of `answers` reports with. */
export interface AnswerReport {
  readonly problems: Build['problems'];
  /** Place of a key below `answers`. */
  readonly placeOf: (...path: readonly string[]) => Place;
  /** Reports a name that leads to nothing; `path` leads to it. `known`: names that it could have been. */
  readonly unknown: (path: readonly string[], name: string, reason: string, known: readonly string[]) => void;
}
