import type { FactChange } from '../../compiler/facts/diff.ts';
import { printableJson } from '../report/printable.ts';

/** Changes as one object for programs: `{ schemaVersion: 1, changes: [...] }`; a side that has no such fact is null. */
export const diffAsJson = (changes: readonly FactChange[]): string =>
  `${printableJson({ schemaVersion: 1, changes: changes.map(({ isRecord: _, ...change }) => change) })}\n`;
