/** Rows of a list in the report, and those in a file beside it. */
export interface Portion {
  readonly shown: readonly string[];
  readonly rest: readonly string[];
}

/** Maximum rows of a list in the report. */
const MAXIMUM_ROWS = 1000;

/** Divides the rows of a list, which are HTML: the first ones up to `bytes` go into the report. */
export const portionOf = (rows: readonly string[], bytes: number): Portion => {
  let left = bytes;
  const end = rows.findIndex((row, index) => {
    left -= Buffer.byteLength(row);
    return left < 0 || index >= MAXIMUM_ROWS;
  });
  return end < 0 ? { shown: rows, rest: [] } : { shown: rows.slice(0, end), rest: rows.slice(end) };
};
