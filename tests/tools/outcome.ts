/** What came of a check, and how a run is summed up. */

/** A scenario or a call. */
export interface Outcome {
  readonly name: string;
  /** Failures that the baseline lists. */
  readonly expected: number;
  /** Why it failed; empty when nothing surprising happened. */
  readonly unexpected: readonly string[];
  /** True when the baseline lists it as a whole, so that it cannot pass. @default false */
  readonly isExempt?: boolean;
}

/** Checks that belong together, under one title. */
export interface CheckSet {
  readonly title: string;
  readonly outcomes: readonly Outcome[];
}

/** Sums of some sets; `passed` are those of which nothing failed but what the baseline lists check by check. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly expected: number;
}

/** Counts the checks of some sets. */
export const countsOf = (sets: readonly CheckSet[]): Counts => {
  const all = sets.flatMap(({ outcomes }) => outcomes);
  return {
    passed: all.filter(({ unexpected, isExempt = false }) => unexpected.length === 0 && !isExempt).length,
    failed: all.filter(({ unexpected }) => unexpected.length > 0).length,
    expected: all.reduce((sum, { expected }) => sum + expected, 0),
  };
};

/** A table of the sets, and below it what was not expected. */
export const report = (sets: readonly CheckSet[]): string => {
  const rows = [...sets.map((set) => ({ title: set.title, ...countsOf([set]) })), { title: 'all', ...countsOf(sets) }];
  const width = Math.max(...rows.map(({ title }) => title.length));
  const line = (title: string, ...cells: readonly (string | number)[]): string =>
    [title.padEnd(width), ...cells.map((cell) => String(cell).padStart(12))].join('');
  const table = rows.map(({ title, passed, failed, expected }) => line(title, passed, expected, failed));
  const surprises = sets.flatMap(({ title, outcomes }) =>
    outcomes.flatMap(({ name, unexpected }) => unexpected.map((reason) => `${title}: ${name}: ${reason}`)),
  );
  return [line('', 'passed', 'expected', 'unexpected'), ...table, ...(surprises.length > 0 ? ['', ...surprises] : []), ''].join('\n');
};
