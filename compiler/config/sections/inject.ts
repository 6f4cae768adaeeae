/** What may be written into pages, in the order of the configuration's documentation. */
export const INSERTIONS = ['links', 'directive', 'webmcp', 'jsonld'] as const;

/** What is written into pages when the configuration does not say. */
export const DEFAULT_INSERTIONS: readonly (typeof INSERTIONS)[number][] = ['links', 'directive', 'webmcp'];
