/** A whole number with commas between its thousands, in any locale. */
export const withCommas = (number: number): string => String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** How much less `after` is than `before`, in whole percent; negative when it is more, null when there was nothing. */
export const savedPercent = (before: number, after: number): number | null =>
  before === 0 ? null : Math.round((100 * (before - after)) / before);
