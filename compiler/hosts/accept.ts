/**
 * Content negotiation for servers that know regular expressions and nothing else: how the weights of a request are read (RFC 9110 section 12.5.1)
 * and compared. Accept is matched without case. Everything but `MARKDOWN_WINS` is an expression of RE2 too, which has no look-ahead.
 */

/** A weight from 0 to 1. More digits than a client would ever send make it none, so that no header decides how long a comparison takes. */
const WEIGHT = String.raw`(0(?:\.\d{0,9})?|1(?:\.0{0,9})?)`;

/** Parameters of a media range whose name is not `q`. */
const PARAMETERS = String.raw`(?:;\s*(?:[^q;,\s][^;,]*|q(?:[^=;,][^;,]*)?)?)*`;

/** A list without an item excludes nothing. */
const EMPTY = String.raw`^[\s,]*$`;

/** How the weight of a media range is read; the first expression that matches counts. */
export interface WeightPattern {
  readonly pattern: string;
  /** The weight when it is known; null when it is the first group. */
  readonly weight: '1' | null;
}

/** The weight of a range that is written as `source`; one that is malformed counts as if the range were not named. */
const weightOf = (source: string): readonly WeightPattern[] => {
  const range = String.raw`(?:^|,)\s*${source}\s*${PARAMETERS}`;
  return [
    { pattern: String.raw`${range};\s*q=${WEIGHT}\s*(?:[;,]|$)`, weight: null },
    { pattern: String.raw`${range}(?:,|$)`, weight: '1' },
  ];
};

/** Markdown counts only when it is named. */
export const MARKDOWN_WEIGHT: readonly WeightPattern[] = weightOf('text/markdown');

/** HTML has the weight of the most specific range that names it. */
export const HTML_WEIGHT: readonly WeightPattern[] = [
  ...weightOf('text/html'),
  ...weightOf(String.raw`text/\*`),
  ...weightOf(String.raw`\*/\*`),
  { pattern: EMPTY, weight: '1' },
];

/** Of two different weights the first is larger where its digit is, or where the second has ended. */
const LARGER = ['9', '8', '7', '6', '5', '4', '3', '2', '1'].map((digit) => String.raw`${digit}\S* \1[0-${Number(digit) - 1}]\S*`);

/**
 * Matches the weights of markdown and HTML with a space between them when markdown is sent: its weight is not 0, and not below that of HTML. For
 * servers that cannot compare numbers.
 */
export const MARKDOWN_WINS = String.raw`^(?=\S*[1-9])(\S*?)(?:[.0]* \1[.0]*|\S*[1-9]\S* \1|${LARGER.join('|')})$`;
