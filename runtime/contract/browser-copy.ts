/** The part of the contract between compiler and browsers: the data of sitec-copy.js. */

/** The words of the element `sitec-copy` in a language. `open` contains `{name}`, and `ask` contains `{url}`. */
export type CopyWords = readonly [copy: string, copied: string, more: string, view: string, open: string, ask: string];

/** Language of a page, in lower case -> its words; the empty name has those for all other languages. */
export type CopyTable = Readonly<Record<string, CopyWords>> & { readonly '': CopyWords };
