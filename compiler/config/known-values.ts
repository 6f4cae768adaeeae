/**
 * What some settings can be. Apart from what checks and uses them, so that the command line can tell them without loading the compiler.
 */

/** What may be written into pages, in the order of the configuration's documentation. */
export const INSERTIONS = ['links', 'directive', 'webmcp', 'jsonld'] as const;

/** What is written into pages when the configuration does not say. */
export const DEFAULT_INSERTIONS: readonly (typeof INSERTIONS)[number][] = ['links', 'directive', 'webmcp'];

/** Most threads that can be asked for. */
export const MAXIMUM_JOBS = 64;

/** Forms that a configuration can be written in. */
export const CONFIG_FORMATS = ['ts', 'json', 'yaml'] as const;

/** A form of the configuration. */
export type ConfigFormat = (typeof CONFIG_FORMATS)[number];
