/** A text of the configuration with the right type but an invalid value. */
export interface TextFault {
  /** Its key: `markdown.keep`. */
  readonly key: string;
  readonly text: string;
  /** Requirement and fault, as the second half of a sentence. */
  readonly expected: string;
}
