const GROUPED = /^([1-9]\d{0,2})([ .,'’٬])(\d{3}(?:\2\d{3})*)(?:([.,٫])(\d{1,2}))?$/;
const INDIAN = /^([1-9]\d?(?:,\d{2})+,\d{3})(?:\.(\d{1,2}))?$/;
const DECIMAL = /^(0|[1-9]\d*)([.,٫])(\d{1,6})$/;

/** Digits that a number of JavaScript keeps exactly. */
const EXACT = 15;

/** Value of the spelling of a number; null when it is none of the usual ones. `power`: of ten, by which a word behind it multiplies. */
export const valueOfSpelling = (spelling: string, power: number): number | null => {
  const digits = spelling.replace(/(?:[.,](?:--|[-–—])|\/-)$/, '');
  const decimal = decimalOf(digits);
  if (decimal === null || decimal.length > EXACT) return null;
  // "1.499k" is 1499 to one and 1,499,000 to another.
  return power > 0 && isThousandsOrThousandths(digits) ? null : Number(`${decimal}e${power}`);
};

/** True for a spelling that is a number of thousands for most, and of thousandths where a currency has them: "4.500". */
export const isThousandsOrThousandths = (spelling: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(spelling);

/** A spelling as digits with a decimal point; null when it is none. */
const decimalOf = (digits: string): string | null => {
  if (/^(?:0|[1-9]\d*)$/.test(digits)) return digits;
  if (/^\.\d+$/.test(digits)) return `0${digits}`;
  const grouped = GROUPED.exec(digits);
  return grouped ? ofGroups(grouped) : (ofIndianGroups(digits) ?? ofDecimals(digits));
};

const ofGroups = ([, first = '', separator = '', groups = '', mark, rest = '']: RegExpExecArray): string | null =>
  mark === separator ? null : `${first}${groups.replaceAll(separator, '')}.${rest}`;

const ofIndianGroups = (digits: string): string | null => {
  const [, groups, rest = ''] = INDIAN.exec(digits) ?? [];
  return groups === undefined ? null : `${groups.replaceAll(',', '')}.${rest}`;
};

/** Three digits and more are certain only behind a zero or a separator that has no other meaning. */
const ofDecimals = (digits: string): string | null => {
  const [, whole, mark, rest = ''] = DECIMAL.exec(digits) ?? [];
  const isCertain = rest.length <= 2 || whole === '0' || mark === '٫';
  return whole !== undefined && isCertain ? `${whole}.${rest}` : null;
};
