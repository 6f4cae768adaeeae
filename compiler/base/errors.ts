/** The message of a thrown value, without its stack; the value may have any type. */
export const thrownReason = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** The code of an error of the system or of Node, such as `ENOENT`; undefined for other errors. */
export const errorCode = (thrown: unknown): string | undefined => (thrown as NodeJS.ErrnoException | null | undefined)?.code;

const TOO_MANY_FILES: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE']);

/** Advice for this error. */
export const OUT_OF_FILES = 'allow more of them, for example with ulimit -n 4096';

/** Whether an error reports that the process, or the system, has too many open files. */
export const isOutOfFiles = (error: unknown): boolean => TOO_MANY_FILES.has(errorCode(error));
