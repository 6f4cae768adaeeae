import { columnsOf, readColumns } from './columns.ts';
import { createCommonReader, isLikeCommon } from './common.ts';
import { isLikeJson, readJsonLine } from './json.ts';
import type { LineContent } from './request.ts';

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
