/** A whole number with commas between its thousands, in any locale. */
export const withCommas = (number: number): string => String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** By how much `after` is less than `before`, in whole percent; negative for an increase, null for 0. */
export const savedPercent = (before: number, after: number): number | null =>
  before === 0 ? null : Math.round((100 * (before - after)) / before);
