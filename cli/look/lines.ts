import type { Reporting } from '../flags/reporting.ts';
import { printableLine } from '../report/printable.ts';
import type { Reporter } from '../report/outcome.ts';
import { pretty } from '../report/reporters/pretty.ts';

/**
 * Makes the pretty reporter print these lines instead of a summary. They include the first problems. All problems are printed only when
 * there is nothing else to print, or on request. `head` comes first and is printed unchanged: it may have colours, and must be safe to
 * print.
 */
export const withLines = (
  reporting: Reporting,
  lines: readonly string[],
  tellsProblems: boolean,
  head: readonly string[] = [],
): Reporting => {
  const told = [...head, ...lines.map(printableLine)];
  const own: Reporter = {
    ...pretty,
    problems: (outcome, view) => (tellsProblems && !view.isVerbose && !view.isQuiet ? '' : (pretty.problems?.(outcome, view) ?? '')),
    report: (_, { isQuiet }) => (isQuiet ? '' : told.map((line) => `${line}\n`).join('')),
  };
  const replaced = (reporter: Reporter): Reporter => (reporter === pretty ? own : reporter);
  return {
    ...reporting,
    printed: new Map([...reporting.printed].map(([name, reporter]) => [name, replaced(reporter)])),
    files: reporting.files.map(({ reporter, file }) => ({ reporter: replaced(reporter), file })),
  };
};

/** A line of a look: a label and its text. */
export const labelled = (label: string, text: string): string => ` ${label.padEnd(7)} ${text}`;
