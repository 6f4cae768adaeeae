/** Apart from other ends of a command, because the server that is one file knows no package and needs those too. */
import { isOutOfFiles, OUT_OF_FILES, thrownReason } from '../../compiler/base/errors.ts';
import { packageVersion } from '../../compiler/base/package.ts';
import { refuse } from './exit.ts';

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
