import { columnsOf, readColumns } from './columns.ts';
import { createCommonReader, isLikeCommon } from './common.ts';
import { isLikeJson, readJsonLine } from './json.ts';
import type { LineContent } from './request.ts';

/** Lines of a log that are read whatever stands in them, so that a file of another kind is known for what it is. */
const SAMPLE = 200;

/**
 * Reads the lines of one log, each by its own format. A line in which `isWorthReading` sees nothing is not taken apart: it is 'nothing' when it only
 * looks like a line of its format, which is what makes a million lines a matter of seconds.
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
