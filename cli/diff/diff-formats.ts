/** Forms in which `sitec diff` prints what changed. */
export const diffFormats = ['pretty', 'markdown', 'json'] as const;
