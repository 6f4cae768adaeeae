import { errorCode, isOutOfFiles, thrownReason } from '../base/errors.ts';
import { output } from './output.ts';
import { Halt, type ProblemList } from './problem.ts';

/** Turns an expected end of a run into an exit code; rethrows other errors, which are bugs. */
export const exitCodeOf = (error: unknown, problems: ProblemList): 1 | 3 | 4 => {
  if (error instanceof Halt) return error.exitCode;
  if (isOutOfFiles(error)) problems.add(output.outOfFiles, { reason: thrownReason(error) });
  else if (isSystemError(error)) problems.add(output.outputBlocked, { path: error.path ?? 'the output folder', reason: error.message });
  else throw error;
  return 3;
};

/** Codes of file system errors: no space, no permissions, files that change while they are read, invalid names. */
const SYSTEM_ERRORS: ReadonlySet<string> = new Set(
  'ENOSPC EDQUOT EFBIG EIO EACCES EPERM EROFS EBUSY ETXTBSY EISDIR ENOTDIR ENOENT EEXIST ENOTEMPTY ENAMETOOLONG EILSEQ ELOOP'.split(' '),
);

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && SYSTEM_ERRORS.has(errorCode(error) ?? '');
