/** Runs before each file of tests: bytes are equal when they are the same. Vitest compares them one by one, which takes seconds for a bundle. */
import { expect } from 'vitest';

/** Files share a process, and testers stay. */
const known = globalThis as { equalBytes?: (left: unknown, right: unknown) => boolean | undefined };

/** Undefined leaves the decision to vitest, as where one is a Buffer and the other is not. */
const equalBytes = (left: unknown, right: unknown): boolean | undefined =>
  left instanceof Uint8Array && right instanceof Uint8Array && left.constructor === right.constructor
    ? Buffer.compare(left, right) === 0
    : undefined;

if (known.equalBytes === undefined) {
  known.equalBytes = equalBytes;
  expect.addEqualityTesters([equalBytes]);
}
