import { packageVersion } from './version.ts';

/** Prints what a report of a bug needs, and answers exit code 70. The old bundle is untouched: it is replaced by the last step only. */
export const failInternally = (error: unknown): number => {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `sitec ${packageVersion()} failed inside; this is a bug. The old bundle is untouched.\nPlease report it with these lines:\n\n`,
  );
  process.stderr.write(`sitec ${process.argv.slice(2).join(' ')} (Node ${process.version}, ${process.platform})\n${stack}\n`);
  return 70;
};
