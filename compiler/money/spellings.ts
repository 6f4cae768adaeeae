const GROUPED = /^([1-9]\d{0,2})([ .,'’٬])(\d{3}(?:\2\d{3})*)(?:([.,٫])(\d{1,2}))?$/;
const INDIAN = /^([1-9]\d?(?:,\d{2})+,\d{3})(?:\.(\d{1,2}))?$/;
const DECIMAL = /^(0|[1-9]\d*)([.,٫])(\d{1,6})$/;

/** Maximum digits that a JavaScript number represents exactly. */
const EXACT = 15;

/** Value of a number. Null when its spelling is not a usual one. `power` is the power of ten of a word after it. */
export const valueOfSpelling = (spelling: string, power: number): number | null => {
  const digits = spelling.replace(/(?:[.,:](?:--|[-–—])|\/-)$/, '');
  const decimal = decimalOf(digits);
  if (decimal === null || decimal.length > EXACT) return null;
  // "1.499k" can mean 1499 or 1,499,000.
  return power > 0 && isThousandsOrThousandths(digits) ? null : Number(`${decimal}e${power}`);
};

/** True for a spelling that usually has a thousands separator, but a decimal separator in currencies with three decimals: "4.500". */
export const isThousandsOrThousandths = (spelling: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(spelling);

/** The digits of a spelling with a decimal point. Null when it is not a usual one. */
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

/** Three or more decimals are clear only after a zero or an unambiguous separator. */
const ofDecimals = (digits: string): string | null => {
  const [, whole, mark, rest = ''] = DECIMAL.exec(digits) ?? [];
  const isCertain = rest.length <= 2 || whole === '0' || mark === '٫';
  return whole !== undefined && isCertain ? `${whole}.${rest}` : null;
};
