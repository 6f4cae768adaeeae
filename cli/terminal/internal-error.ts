/** Separate from other ends of a command, because the single-file server has no package and needs those too. */
import { isOutOfFiles, OUT_OF_FILES, thrownReason } from '../../compiler/base/errors.ts';
import { packageVersion } from '../../compiler/base/package.ts';
import { refuse } from './exit.ts';

/** Read before any failure: later, the error of a process without free file handles would hide the one to report. */
const VERSION = packageVersion();

/**
 * Prints the details for a bug report, and returns exit code 70. The old bundle is unchanged, because only the last step replaces it. Too
 * many open files are not a bug but a limit of the system, and end with 3. Opens no file.
 */
export const failInternally = (error: unknown): number => {
  if (isOutOfFiles(error)) return refuse(`cannot open more files: ${thrownReason(error)}; ${OUT_OF_FILES}`);
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `sitec ${VERSION} had an internal error; this is a bug. The old bundle is unchanged.\nPlease report it with this text:\n\n`,
  );
  process.stderr.write(`sitec ${process.argv.slice(2).join(' ')} (Node ${process.version}, ${process.platform})\n${stack}\n`);
  return 70;
};
