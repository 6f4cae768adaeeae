/**
 * Content negotiation for servers that only have regular expressions: how the weights of a request are read (RFC 9110 section 12.5.1) and
 * compared. Accept is matched without case. Everything except `MARKDOWN_WINS` is also valid in RE2, which has no look-ahead.
 */

/** A weight from 0 to 1. The number of digits is limited, so that no header can make a comparison slow. */
const WEIGHT = String.raw`(0(?:\.\d{0,9})?|1(?:\.0{0,9})?)`;

/** Parameters of a media range with names other than `q`. */
const PARAMETERS = String.raw`(?:;\s*(?:[^q;,\s][^;,]*|q(?:[^=;,][^;,]*)?)?)*`;

/** A list without an item excludes nothing. */
const EMPTY = String.raw`^[\s,]*$`;

/** How to read the weight of a media range; the first match counts. */
export interface WeightPattern {
  readonly pattern: string;
  /** A fixed weight; null when it is the first group. */
  readonly weight: '1' | null;
}

/** The weight of a range with the pattern `source`; a malformed one counts as missing. */
const weightOf = (source: string): readonly WeightPattern[] => {
  const range = String.raw`(?:^|,)\s*${source}\s*${PARAMETERS}`;
  return [
    { pattern: String.raw`${range};\s*q=${WEIGHT}\s*(?:[;,]|$)`, weight: null },
    { pattern: String.raw`${range}(?:,|$)`, weight: '1' },
  ];
};

/** Markdown counts only when it is named. */
export const MARKDOWN_WEIGHT: readonly WeightPattern[] = weightOf('text/markdown');

/** The weight of HTML is the one of the most specific range that includes it. */
export const HTML_WEIGHT: readonly WeightPattern[] = [
  ...weightOf('text/html'),
  ...weightOf(String.raw`text/\*`),
  ...weightOf(String.raw`\*/\*`),
  { pattern: EMPTY, weight: '1' },
];

/** Of two different weights, the first is larger if its first different digit is, or if the second one ends there. */
const LARGER = ['9', '8', '7', '6', '5', '4', '3', '2', '1'].map((digit) => String.raw`${digit}\S* \1[0-${Number(digit) - 1}]\S*`);

/**
 * Matches the weights of markdown and HTML, separated by a space, if markdown is to be sent: its weight is not 0, and not below that of
 * HTML. For servers that cannot compare numbers.
 */
export const MARKDOWN_WINS = String.raw`^(?=\S*[1-9])(\S*?)(?:[.0]* \1[.0]*|\S*[1-9]\S* \1|${LARGER.join('|')})$`;
