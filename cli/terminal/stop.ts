import { constants } from 'node:os';
import { refuse } from './exit.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** What Node ends with when nothing is left to wait for, but the program still waits. */
const NOTHING_LEFT = 13;
/** Removes what a line of progress shows, which the next line would be written behind. */
const CLEAR_LINE = '\r\u001b[K';

/** A server is told to end 5 s before it is killed, or later; its connections end after 4.5 s. */
const LAST_MS = 4800;

/**
 * Runs a command to its end. SIGINT and SIGTERM end the process with 130 and 143 and one line, unless the command waits for them itself
 * (`stopSignal`); what a build has on the disk besides the old bundle is removed by it when the process exits. An end that comes before that of the
 * command, such as `process.exit()` in a configuration file, is not taken for success.
 */
export const runToEnd = async (command: () => Promise<unknown>): Promise<void> => {
  for (const signal of SIGNALS) process.on(signal, endInterrupted);
  process.on('exit', refuseEarlyEnd);
  try {
    await command();
  } finally {
    letEnd();
  }
};

/** Resolves at SIGINT or SIGTERM: from now on the command decides how the process ends. */
export const stopSignal = (): Promise<void> =>
  new Promise((done) => {
    letEnd();
    for (const signal of SIGNALS) process.once(signal, () => done());
  });

const letEnd = (): void => {
  for (const signal of SIGNALS) process.off(signal, endInterrupted);
  process.off('exit', refuseEarlyEnd);
};

const endInterrupted = (signal: (typeof SIGNALS)[number]): void => {
  process.stderr.write(`${process.stderr.isTTY ? CLEAR_LINE : ''}error  interrupted by ${signal}\n`);
  process.exit(128 + constants.signals[signal]);
};

const refuseEarlyEnd = (exitCode: number): void => {
  if (exitCode !== 0 && exitCode !== NOTHING_LEFT) return;
  process.exitCode = refuse(
    'the command did not come to its end: the configuration file, or what it imports, ended the process or waits for ever',
  );
};

/** Ends the process within 5 s from now, with the exit code that it has by then: a reader of its output that has stalled would keep it alive for ever. */
export const endInTime = (): void => void setTimeout(() => process.exit(), LAST_MS).unref();

/** Has an error that nobody expected end the process with the exit code of `report`, which tells of it: nobody knows what state the process is in. */
export const endAtUncaughtErrors = (report: (error: unknown) => number): void => {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => process.exit(report(error)));
};
