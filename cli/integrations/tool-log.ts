// Without the compiler, which `docusaurus.ts` must not import: Docusaurus transpiles what its configuration imports.

/** The functions with which a tool prints. */
export interface ToolLog {
  info(text: string): void;
  warn(text: string): void;
  error(text: string): void;
}

/** A log that prints to the terminal, for tools that do not share theirs. */
export const terminalLog: ToolLog = {
  info: (text) => console.info(`[sitec] ${text}`),
  warn: (text) => console.warn(`[sitec] ${text}`),
  error: (text) => console.error(`[sitec] ${text}`),
};

/** The message in watch mode, where nothing is compiled: the next change of a template would make the bundle outdated. */
export const WATCHING = 'sitec compiles builds only: nothing is compiled while files are watched';
