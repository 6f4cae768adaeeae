import type { Options } from '../../compiler/index.ts';
import { explainFacts, type NamedFact } from '../explain/explain.ts';
import { harmless } from '../report/delivery.ts';
import { wantsColours } from '../terminal/colours.ts';
import type { ReportFlags, Reporting } from '../flags/reporting.ts';

/** Milliseconds between two lines. */
const INTERVAL = 100;

/** More steps would not fit on a line of 80 columns, and a wrapped line cannot be overwritten. */
const MOST_STEPS = 4;

const CLEAR = '\r\u001b[K';

/** Progress of a command. */
interface Progress {
  readonly step: string;
  readonly done?: number;
  readonly total?: number;
}

/** Shows the progress of a command. */
export interface ProgressLine {
  readonly onProgress: (progress: Progress) => void;
  /** Receives the facts of a build; absent where facts are not shown. */
  readonly onFacts?: NonNullable<Options['onFacts']>;
  /** Clears the line on a terminal. */
  end(): void;
}

/** The members of a stream that are used. */
export type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

const counted = (done?: number, total?: number): string => (done === undefined ? '' : ` ${done}${total === undefined ? '' : `/${total}`}`);

/** Shows progress as one line of a terminal, which is overwritten: `pages · markdown 120/420`. `now` is a clock in milliseconds. */
export const progressLine = (terminal: Terminal, now: () => number = () => performance.now()): ProgressLine => {
  const steps: string[] = [];
  let written = -Infinity;
  let isShown = false;
  return {
    onProgress: ({ step, done, total }) => {
      // A step that another one needs runs in the middle of it.
      if (steps.includes(step)) steps.splice(steps.indexOf(step) + 1);
      else steps.push(step);
      const time = now();
      if (time - written < INTERVAL) return;
      written = time;
      isShown = true;
      terminal.write(`${CLEAR}${steps.slice(-MOST_STEPS).join(' · ')}${counted(done, total)}`);
    },
    end: () => void (isShown && terminal.write(CLEAR)),
  };
};

/**
 * For logs: prints each step on a separate line with the time since the start, once the next one begins. At the end, prints every fact with
 * all of its claims.
 */
export const progressLog = (terminal: Terminal, now: () => number = () => performance.now(), colours = false): ProgressLine => {
  const started = now();
  let facts: readonly NamedFact[] = [];
  let last: Progress | null = null;
  const tell = (): void => {
    if (last) terminal.write(`${last.step}${counted(last.total ?? last.done)}  ${((now() - started) / 1000).toFixed(1)} s\n`);
  };
  return {
    onProgress: (progress) => {
      if (last && last.step !== progress.step) tell();
      last = progress;
    },
    onFacts: (found) => void (facts = Object.entries(found)),
    end: () => {
      tell();
      if (facts.length > 0) terminal.write(harmless(`\n${explainFacts(facts, colours)}\n`));
    },
  };
};

/** Listeners for the progress of a build. */
export const listenersOf = (progress: ProgressLine | null): Pick<Options, 'onProgress' | 'onFacts'> =>
  progress === null ? {} : { onProgress: progress.onProgress, ...(progress.onFacts && { onFacts: progress.onFacts }) };

/** Progress is shown on a terminal as a line, with --verbose as a log, and otherwise not at all. */
export const progressOf = ({ progress = true }: ReportFlags, { printed, isQuiet, isVerbose, colours }: Reporting): ProgressLine | null => {
  if (printed.size === 0 || isQuiet) return null;
  if (isVerbose) return progressLog(process.stderr, () => performance.now(), wantsColours(process.stderr, colours));
  return progress && process.stderr.isTTY && !process.env.CI ? progressLine(process.stderr) : null;
};
