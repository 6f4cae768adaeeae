import { thrownReason } from '../compiler/thrown.ts';
import { printable } from './report/printable.ts';

/** A server is told to end 5 s before it is killed, or later; its connections end after 4.5 s. */
const LAST_MS = 4800;

/** Resolves at SIGINT or SIGTERM. */
export const stopSignal = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });

/** Ends the process within 5 s from now, with the exit code that it has by then: a reader of its output that has stalled would keep it alive for ever. */
export const endInTime = (): void => void setTimeout(() => process.exit(), LAST_MS).unref();

/** Has an error that nobody expected end the process with one line and exit code 70: nobody knows what state it is in. */
export const endAtUncaughtErrors = (): void => {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      process.stderr.write(`error  The server ends, because something failed inside; this is a bug: ${printable(thrownReason(error))}\n`);
      process.exit(70);
    });
};
