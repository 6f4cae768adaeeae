import type { Problem } from '../../compiler/problems/problem.ts';
import { traffic } from '../../compiler/problems/traffic.ts';
import { problemWith } from '../flags/problem-with.ts';
import { isWorthReading, type Counts } from './counts.ts';
import { createLineReader } from './formats/line-reader.ts';
import { readLog, STANDARD_INPUT } from './log-file.ts';

/** The log that was read, and its problems. */
export interface CountedLog {
  /** Name as given. */
  readonly file: string;
  readonly lines: number;
  readonly notUnderstood: number;
  readonly problems: readonly Problem[];
}

/** Counts the requests of a log. */
export const countLog = async (file: string, counts: Pick<Counts, 'add'>): Promise<CountedLog> => {
  const readLine = createLineReader(isWorthReading);
  let [lines, requests, notUnderstood, firstUnknown] = [0, 0, 0, 0];
  const failure = await readLog(file, (line) => {
    lines++;
    const content = line === null ? 'unknown' : readLine(line);
    if (content === 'unknown') {
      notUnderstood++;
      firstUnknown ||= lines;
    } else if (content !== 'nothing') {
      requests += content.length;
      for (const request of content) counts.add(request);
    }
  });
  const shown = file === STANDARD_INPUT ? 'standard input' : file;
  const failed = failure?.isBroken === true ? traffic.logBroken : traffic.logUnreadable;
  const unknown = requests > 0 ? traffic.linesUnknown : traffic.logUnknown;
  const problems = [
    ...(failure === null ? [] : [problemWith(failed, { file: shown, line: lines, reason: failure.reason })]),
    ...(notUnderstood === 0 ? [] : [problemWith(unknown, { file: shown, number: notUnderstood, total: lines, line: firstUnknown })]),
  ];
  return { file, lines, notUnderstood, problems };
};
