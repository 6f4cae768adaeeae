import type { Reporter } from '../outcome.ts';

/** Every reporter by name; each is imported on first use. */
export const reporters = {
  pretty: async () => (await import('./pretty.ts')).pretty,
  json: async () => (await import('./json.ts')).json,
  sarif: async () => (await import('./sarif.ts')).sarif,
  github: async () => (await import('./github.ts')).github,
  markdown: async () => (await import('./markdown.ts')).markdown,
  html: async () => (await import('./html.ts')).html,
  junit: async () => (await import('./junit.ts')).junit,
} as const satisfies Record<string, () => Promise<Reporter>>;

/** Name of a reporter. */
export type ReporterName = keyof typeof reporters;

/** The names of all reporters. */
export const reporterNames = Object.keys(reporters) as readonly ReporterName[];
