import { constants } from 'node:os';
import { refuse } from './exit.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** Exit code of Node when the event loop is empty but the program still waits. */
const NOTHING_LEFT = 13;
/** Clears a progress line, so that the next line does not come after it. */
const CLEAR_LINE = '\r\u001b[K';

/** Hosts wait at least 5 s before they kill a server; its connections end after 4.5 s. */
const LAST_MS = 4800;

/**
 * Runs a command to its end. SIGINT and SIGTERM end the process with 130 and 143 and one line, unless the command handles them itself
 * (`stopSignal`). A build removes its temporary files when the process exits. An earlier exit, such as `process.exit()` in a configuration
 * file, does not count as success.
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
    'the command did not finish: the configuration file, or a module it imports, ended the process or never finishes',
  );
};

/** Ends the process within 5 s, with the exit code of that moment: a stalled reader of its output would keep it alive without an end. */
export const endInTime = (): void => void setTimeout(() => process.exit(), LAST_MS).unref();

/** Makes an uncaught error end the process with the exit code of `report`, which prints it: the state of the process is unknown. */
export const endAtUncaughtErrors = (report: (error: unknown) => number): void => {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => process.exit(report(error)));
};
