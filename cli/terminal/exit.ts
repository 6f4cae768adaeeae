import { printable } from '../report/printable.ts';

/**
 * Prints to stderr why a command cannot continue, and returns the exit code: 2 wrong usage, 3 configuration, input or output, 4 network.
 */
export const refuse = (message: string, exitCode: 2 | 3 | 4 = 3): 2 | 3 | 4 => {
  process.stderr.write(`error  ${printable(message)}\n`);
  return exitCode;
};

/**
 * Prevents a stack trace when a stream accepts no more data. A reader that has enough, such as `head`, closes its pipe: the rest is not
 * printed, and the exit code stays. Any other failure, such as a full disk, is printed to stderr and ends with 3.
 */
export const expectOutputFailures = (): void => {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', ({ code = 'unknown reason' }: NodeJS.ErrnoException) => {
      if (code === 'EPIPE') return;
      // The command sets its exit code later, so this runs at the exit.
      process.once('exit', () => (process.exitCode = 3));
      if (stream === process.stdout) refuse(`cannot write the output (${code})`);
    });
};
