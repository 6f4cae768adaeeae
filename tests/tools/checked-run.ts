/** How a program runs checks with tools of a package: its words, its exit code, its report. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsOf, report, type CheckSet } from './outcome.ts';

const UNAVAILABLE = 2;

/**
 * Checks something in a temporary folder, prints what came of it, and writes the counts as JSON where `--report=<file>` says. Gives the exit code:
 * 0 nothing unexpected, 1 otherwise, 2 no tools to run; then `install` has said why.
 */
export const runChecks = async (
  title: string,
  install: () => string | undefined,
  check: (folder: string) => Promise<readonly CheckSet[]>,
): Promise<number> => {
  const reason = install();
  if (reason !== undefined) {
    process.stderr.write(`${title} not run: ${reason}\n`);
    return UNAVAILABLE;
  }
  const folder = mkdtempSync(join(tmpdir(), 'sitec-checks-'));
  try {
    const sets = await check(folder);
    process.stdout.write(report(sets));
    const file = process.argv.find((word) => word.startsWith('--report='))?.slice('--report='.length);
    if (file !== undefined) writeFileSync(file, JSON.stringify(countsOf(sets)));
    return countsOf(sets).failed > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
