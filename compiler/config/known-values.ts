/**
 * Values of some settings. They are separate from the code that uses them, so that the command line can list them without loading the
 * compiler.
 */

/** Possible insertions into pages, in the order of the configuration's documentation. */
export const INSERTIONS = ['links', 'directive', 'webmcp', 'jsonld', 'copy'] as const;

/** Default insertions into pages. */
export const DEFAULT_INSERTIONS: readonly (typeof INSERTIONS)[number][] = ['links', 'directive', 'webmcp', 'jsonld'];

/** Maximum number of threads. */
export const MAXIMUM_JOBS = 64;

/** Formats of a configuration. */
export const CONFIG_FORMATS = ['ts', 'json', 'yaml'] as const;

/** A format of a configuration. */
export type ConfigFormat = (typeof CONFIG_FORMATS)[number];
