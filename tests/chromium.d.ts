/** Flags of every run. */
export const CHROMIUM_FLAGS: readonly string[];
/** Path of the first Chromium or Chrome of this machine; undefined when there is none. */
export function findChromium(): string | undefined;
