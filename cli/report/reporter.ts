import type { Outcome } from './outcome.ts';

/** How much a reporter tells, and whether with colours. */
export interface View {
  readonly colours: boolean;
  readonly isQuiet: boolean;
  readonly isVerbose: boolean;
}

/** A form in which the outcome of a command is told. Both texts are made of the outcome alone. */
export interface Reporter {
  /** True for one document, which needs a file or the whole stdout; false for lines, to which others may be added. */
  readonly isDocument: boolean;
  /** What comes before the report: on stderr when it is printed, at its head in a file. */
  problems?(outcome: Outcome, view: View): string;
  report(outcome: Outcome, view: View): string;
}
