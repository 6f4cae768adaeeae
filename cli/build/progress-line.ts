import type { Options } from '../../compiler/index.ts';
import { explainFacts, type NamedFact } from '../explain/explain.ts';
import { harmless } from '../report/delivery.ts';
import { wantsColours } from '../terminal/colours.ts';
import type { ReportFlags, Reporting } from './reporting.ts';

/** Milliseconds between two lines. */
const INTERVAL = 100;

/** More would not fit on a line of 80 columns, and what wraps cannot be written anew. */
const MOST_STEPS = 4;

const CLEAR = '\r\u001b[K';

/** How far a command is. */
interface Progress {
  readonly step: string;
  readonly done?: number;
  readonly total?: number;
}

/** What shows how far a command is. */
export interface ProgressLine {
  readonly onProgress: (progress: Progress) => void;
  /** Takes the facts of a build; absent where they are not shown. */
  readonly onFacts?: NonNullable<Options['onFacts']>;
  /** Leaves nothing behind of a line on a terminal. */
  end(): void;
}

/** What of a stream is used. */
export type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

const counted = (done?: number, total?: number): string => (done === undefined ? '' : ` ${done}${total === undefined ? '' : `/${total}`}`);

/** Shows progress as one line of a terminal, which is written anew: `pages · markdown 120/420`. `now` is a clock in milliseconds. */
export const progressLine = (terminal: Terminal, now: () => number = () => performance.now()): ProgressLine => {
  const steps: string[] = [];
  let written = -Infinity;
  let isShown = false;
  return {
    onProgress: ({ step, done, total }) => {
      // What another step has need of is done in its midst.
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
 * Tells each step on a line of its own with the time since the beginning, once the next one begins, and at the end every fact with all that was said
 * about it: for logs.
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

/** What a build tells as it goes on. */
export const listenersOf = (progress: ProgressLine | null): Pick<Options, 'onProgress' | 'onFacts'> =>
  progress === null ? {} : { onProgress: progress.onProgress, ...(progress.onFacts && { onFacts: progress.onFacts }) };

/** Progress is for people who wait: on a terminal as a line, with --verbose as a log, and nowhere else. */
export const progressOf = ({ progress = true }: ReportFlags, { printed, isQuiet, isVerbose, colours }: Reporting): ProgressLine | null => {
  if (printed.size === 0 || isQuiet) return null;
  if (isVerbose) return progressLog(process.stderr, () => performance.now(), wantsColours(process.stderr, colours));
  return progress && process.stderr.isTTY && !process.env.CI ? progressLine(process.stderr) : null;
};
