/** Groups of three after spaces, which must not take up a number that stands before: "GPT-4 200", "24/7 149". */
const SPACED = String.raw`(?<![\p{L}\p{N}/#_:-])\d{1,3}(?: \d{3})+(?!\d)(?:[.,٫]\d+)*`;

/** Digits with any separators, whether they make sense or not. */
const SEPARATED = String.raw`\d+(?:[.,'’٬٫]\d+)*`;

/** Swiss and Pakistani ways to say that there are no cents: "19.-", "19,–", "500/-". */
const NO_CENTS = String.raw`(?:(?:[.,](?:--|[-–—])|\/-)(?!\d))?`;

/** A decimal without its zero: "$.05". Behind the end of a line it may be the cents of the number before. */
const CENTS = String.raw`(?<![\p{L}\p{N}.,])[.,]\d{1,4}(?![\d.,]*\d)`;

/** Everything that is written like one number, as the source of a pattern with the flag `u`. What it means, and whether anything, is said elsewhere. */
export const NUMBER = `${CENTS}|(?:${SPACED}|${SEPARATED})${NO_CENTS}`;
