const CODES: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE']);

/** What to do about it. */
export const OUT_OF_FILES = 'allow more of them, for example with ulimit -n 4096';

/** Whether an error says that the process, or the system, has as many files open as it may have. */
export const isOutOfFiles = (error: unknown): boolean => error instanceof Error && CODES.has((error as NodeJS.ErrnoException).code);
