import type { Outcome } from './outcome.ts';

/** Level of detail of a reporter, and whether it uses colours. */
export interface View {
  readonly colours: boolean;
  readonly isQuiet: boolean;
  readonly isVerbose: boolean;
}

/** A format for the outcome of a command. Both texts depend only on the outcome. */
export interface Reporter {
  /** True for a single document, which needs a file or the whole stdout; false for lines that may be mixed with others. */
  readonly isDocument: boolean;
  /** The part before the report: printed on stderr, and at the start of a file. */
  problems?(outcome: Outcome, view: View): string;
  report(outcome: Outcome, view: View): string;
}
