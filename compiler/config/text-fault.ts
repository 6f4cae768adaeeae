/** A text of the configuration that is of the right type and cannot be used. */
export interface TextFault {
  /** Key that it stands at: `markdown.keep`. */
  readonly key: string;
  readonly text: string;
  /** What it must be and why it is not, as the second half of a sentence. */
  readonly expected: string;
}
