/** True for a number without loss of digits; others would be published with different digits. */
export const isExact = (value: number): boolean => Math.abs(value) <= Number.MAX_SAFE_INTEGER;
