/** The part of the contract between compiler and browsers: what webmcp.js offers. */

/** What webmcp.js is filled with. Addresses are paths of the site. */
export interface BrowserTools {
  readonly tools: readonly BrowserTool[];
  /** Schemas of the arguments by their names: one that has a length is a text, every other one an offset. */
  readonly rules: Readonly<Record<string, { readonly maxLength?: number }>>;
  /** The module and the index of the search, and the folder that the files of the index lie below. */
  readonly search: readonly [module: string, index: string, folder: string];
}

/** A tool: its words, the names of its arguments, of those that it needs, and what it does. */
export type BrowserTool = readonly [
  name: string,
  title: string,
  description: string,
  names: readonly string[],
  required: readonly string[],
  ...BrowserAction,
];

/**
 * What a tool does: `facts` reads a file, of which it gives the records under a name piece by piece; `find` searches; `read` reads a page, `open`
 * opens one, and `go` opens an address.
 */
export type BrowserAction =
  | readonly ['facts', file: string, records: string]
  | readonly ['find' | 'read' | 'open']
  | readonly ['go', address: string];
