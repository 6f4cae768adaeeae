/** True for a number that is held as it was written: more digits would be published as others. */
export const isExact = (value: number): boolean => Math.abs(value) <= Number.MAX_SAFE_INTEGER;
