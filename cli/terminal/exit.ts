import { isOutOfFiles, OUT_OF_FILES, thrownReason } from '../../compiler/base/errors.ts';
import { packageVersion } from '../../compiler/base/package.ts';
import { printable } from '../report/printable.ts';

/** Says on stderr why a command cannot go on, and answers the exit code: 2 wrong usage, 3 configuration, input or output, 4 network. */
export const refuse = (message: string, exitCode: 2 | 3 | 4 = 3): 2 | 3 | 4 => {
  process.stderr.write(`error  ${printable(message)}\n`);
  return exitCode;
};

/** Read before anything fails: where no file can be opened any more, that would be a failure in the place of the one that is told. */
const VERSION = packageVersion();

/**
 * Prints what a report of a bug needs, and answers exit code 70. The old bundle is untouched: it is replaced by the last step only.
 * That no more files can be opened is no bug but a limit of the system, and ends with 3. Opens no file.
 */
export const failInternally = (error: unknown): number => {
  if (isOutOfFiles(error)) return refuse(`no more files can be opened: ${thrownReason(error)}; ${OUT_OF_FILES}`);
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `sitec ${VERSION} failed inside; this is a bug. The old bundle is untouched.\nPlease report it with these lines:\n\n`,
  );
  process.stderr.write(`sitec ${process.argv.slice(2).join(' ')} (Node ${process.version}, ${process.platform})\n${stack}\n`);
  return 70;
};

/**
 * Keeps a stream that takes no more from ending the process with a stack trace. A reader that has seen enough, such as `head`, closes its
 * pipe: the rest is not printed, and the exit code stays. Any other failure, such as a full disk, is said on stderr and ends with 3.
 */
export const expectOutputFailures = (): void => {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', ({ code = 'unknown reason' }: NodeJS.ErrnoException) => {
      if (code === 'EPIPE') return;
      // The command sets its exit code later than this.
      process.once('exit', () => (process.exitCode = 3));
      if (stream === process.stdout) refuse(`the output cannot be written (${code})`);
    });
};
