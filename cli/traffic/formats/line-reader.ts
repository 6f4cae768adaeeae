import { createCommonReader, isLikeCommon } from './common.ts';
import { isLikeJson, readJsonLine } from './json.ts';
import { type LineContent, decoded } from './request.ts';
import { requestOf } from './named-fields.ts';

/** First lines of a log that are parsed in any case, so that a file of another format is recognised. */
const SAMPLE = 200;

/**
 * Reads the lines of one log, each by its format. A line that `isWorthReading` rejects is not parsed: it is 'nothing' when it matches its
 * format roughly. This makes a million lines take only seconds.
 */
export const createLineReader = (isWorthReading: (line: string) => boolean): ((line: string) => LineContent) => {
  const readCommon = createCommonReader();
  let columns = columnsOf('');
  let read = 0;

  const readWhole = (line: string): LineContent => {
    if (isLikeJson(line)) return readJsonLine(line);
    return columns === null || isLikeCommon(line) ? readCommon(line) : readColumns(line, columns);
  };
  const isLikeRequest = (line: string): boolean => (isLikeJson(line) ? /[}\]],?$/.test(line) : columns !== null || isLikeCommon(line));

  return (line) => {
    if (line === '') return 'nothing';
    if (line.startsWith('#')) {
      columns = columnsOf(line) ?? columns;
      return 'nothing';
    }
    if (read >= SAMPLE && !isWorthReading(line)) return isLikeRequest(line) ? 'nothing' : 'unknown';
    read++;
    return readWhole(line);
  };
};

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
const readColumns = (line: string, columns: Columns): LineContent => {
  const values = decoded(line).split(line.includes('\t') ? '\t' : ' ');
  return requestOf((name) => {
    const value = values[columns.get(name) ?? -1];
    return value === '-' ? undefined : value;
  });
};
