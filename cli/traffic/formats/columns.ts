import { requestOf } from './named-fields.ts';
import { decoded, type LineContent } from './request.ts';

/** Column names by position. */
type Columns = ReadonlyMap<string, number>;

const HEADER = /^#Fields:\s*/i;

/** The columns that a line such as `#Fields: date time cs-method` names; null for another line. */
export const columnsOf = (line: string): Columns | null =>
  HEADER.test(line)
    ? new Map(
        line
          .replace(HEADER, '')
          .trim()
          .split(/\s+/)
          .map((name, position) => [name, position]),
      )
    : null;

/** Reads a line below such a header (W3C Extended Log File Format). Values hold no white space. */
export const readColumns = (line: string, columns: Columns): LineContent => {
  const values = decoded(line).split(line.includes('\t') ? '\t' : ' ');
  return requestOf((name) => {
    const value = values[columns.get(name) ?? -1];
    return value === '-' ? undefined : value;
  });
};
