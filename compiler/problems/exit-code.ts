import { errorCode, isOutOfFiles, thrownReason } from '../base/errors.ts';
import { output } from './output.ts';
import { Halt, type ProblemList } from './problem.ts';

/** Expected ends of a run become an exit code; anything else is a bug and goes on. */
export const exitCodeOf = (error: unknown, problems: ProblemList): 1 | 3 | 4 => {
  if (error instanceof Halt) return error.exitCode;
  if (isOutOfFiles(error)) problems.add(output.outOfFiles, { reason: thrownReason(error) });
  else if (isSystemError(error)) problems.add(output.outputBlocked, { path: error.path ?? 'the output folder', reason: error.message });
  else throw error;
  return 3;
};

/** What file systems refuse: no place, no rights, files that come and go while they are read, names that cannot be. */
const SYSTEM_ERRORS: ReadonlySet<string> = new Set(
  'ENOSPC EDQUOT EFBIG EIO EACCES EPERM EROFS EBUSY ETXTBSY EISDIR ENOTDIR ENOENT EEXIST ENOTEMPTY ENAMETOOLONG EILSEQ ELOOP'.split(' '),
);

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && SYSTEM_ERRORS.has(errorCode(error) ?? '');
