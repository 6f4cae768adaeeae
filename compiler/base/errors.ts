/** What was thrown says of itself, without its stack: nobody knows what it is. */
export const thrownReason = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** The name of what the system, or Node, refused, such as `ENOENT`; undefined for other errors. */
export const errorCode = (thrown: unknown): string | undefined => (thrown as NodeJS.ErrnoException | null | undefined)?.code;

const TOO_MANY_FILES: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE']);

/** What to do about it. */
export const OUT_OF_FILES = 'allow more of them, for example with ulimit -n 4096';

/** Whether an error says that the process, or the system, has as many files open as it may have. */
export const isOutOfFiles = (error: unknown): boolean => TOO_MANY_FILES.has(errorCode(error));
