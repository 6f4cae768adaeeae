/** The part of the contract between compiler and browsers: the data of webmcp.js. */

/** Data of webmcp.js. Addresses are paths of the site. */
export interface BrowserTools {
  readonly tools: readonly BrowserTool[];
  /** Schemas of the arguments by name: one with a length is a text, every other one an offset. */
  readonly rules: Readonly<Record<string, { readonly maxLength?: number }>>;
  /** The module and the index of the search, and the folder with the files of the index. */
  readonly search: readonly [module: string, index: string, folder: string];
}

/** A tool: its words, the names of its arguments, the required ones, and its action. */
export type BrowserTool = readonly [
  name: string,
  title: string,
  description: string,
  names: readonly string[],
  required: readonly string[],
  ...BrowserAction,
];

/**
 * Action of a tool: `facts` reads a file and returns the records under a name in parts; `find` searches; `read` reads a page, `open` opens
 * one, and `go` opens an address.
 */
export type BrowserAction =
  | readonly ['facts', file: string, records: string]
  | readonly ['find' | 'read' | 'open']
  | readonly ['go', address: string];
