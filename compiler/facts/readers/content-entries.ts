import type { Entry } from '../../content/entry.ts';
import { input } from '../../problems/input.ts';
import type { ProblemList } from '../../problems/problem.ts';
import type { Schema } from '../../schema/builder.ts';
import { violations } from '../../schema/validate.ts';

/** A content source whose data have the form of its kind. */
export interface CheckedEntry<T> {
  readonly data: T;
  readonly entry: Entry;
}

/** The entries that match a schema. Reports every error of other entries with its line. */
export const checkedEntries = <T>(entries: readonly Entry[], schema: Schema<T>, problems: ProblemList): readonly CheckedEntry<T>[] =>
  entries.flatMap((entry) => {
    // An invalid key is reported by its pattern already.
    const found = violations(schema, entry.data).filter(({ reason }) => reason !== 'property name must be valid');
    for (const { path, reason, got } of found) {
      const field = path.join('.') || 'the file';
      problems.add(
        input.contentWrongValue,
        { field, expected: `${reason}, got ${got}` },
        entry.placeOf(path.map((part) => (/^\d+$/.test(part) ? Number(part) : part))),
      );
    }
    return found.length === 0 ? [{ data: entry.data as T, entry }] : [];
  });
