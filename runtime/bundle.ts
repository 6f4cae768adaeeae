/**
 * The contract between compiler and runtime: the only types that both know.
 * The compiler writes a `RuntimeIndex` to `_sitec/index.json`; the runtime answers every request from it and from the files of the bundle.
 * Whatever can be decided at build time is a ready string or a table here, so that a request only looks things up.
 */

/** Version of this contract. A runtime refuses an index of another format. */
export const INDEX_FORMAT = 1;

/** Where the index lies inside a bundle. */
export const INDEX_FILE = '_sitec/index.json';

/** A bundle as the runtime sees it: an index and a way to read its files. */
export interface Bundle {
  readonly index: RuntimeIndex;
  /** Bytes of a file by its path inside the bundle (no leading slash); undefined when the bundle has no such file. */
  read(file: string): Promise<Uint8Array | undefined>;
}

export interface RuntimeIndex {
  readonly format: typeof INDEX_FORMAT;
  /** Public address of the site: an origin, or an origin with a base path, without a trailing slash. */
  readonly site: string;
  /** Header sets that variants point to by position. `{page}` in a value stands for the page's path without its last slash. */
  readonly headers: readonly HeaderSet[];
  /** Every request path that is answered (percent-decoded, with leading slash), and what it is answered with. */
  readonly routes: Readonly<Record<string, Route>>;
  /** What a path without a route is answered with, always with status 404. */
  readonly missing: { readonly page: Variant; readonly markdown: Variant; readonly api: Variant };
  readonly mcp: McpTable;
  readonly a2a: A2aTable;
  readonly search: SearchIndex;
  readonly answers: AnswerTable;
  /** Limit of POST /mcp and /a2a for each client address: `burst` requests at once, then `perMinute`. */
  readonly limit: { readonly burst: number; readonly perMinute: number };
}

export type HeaderSet = readonly (readonly [name: string, value: string])[];

/** One representation of a resource: its file, its entity tag (quoted, RFC 9110 section 8.8.3) and its header set. */
export type Variant = readonly [file: string, etag: string, headers: number];

export interface Route {
  readonly variant: Variant;
  /** Markdown variant of a page, chosen by content negotiation; absent for files that have one representation. */
  readonly markdown?: Variant;
  /** What `{page}` stands for in the header values: the page's path without the last slash. */
  readonly page?: string;
}

export interface McpTable {
  /** `protocolVersion` that is answered to a client that asks for one we do not know. */
  readonly latest: string;
  /** protocol version -> ready `initialize` result (JSON). */
  readonly initialize: Readonly<Record<string, string>>;
  /** method -> ready result (JSON) of methods whose answer never varies: ping, tools/list, ... */
  readonly methods: Readonly<Record<string, string>>;
  readonly tools: Readonly<Record<string, CompiledTool>>;
}

/** A tool is a table, not code: a constant, a look-up by one argument, or the guide search. */
export type CompiledTool = ConstantTool | LookupTool | SearchTool;

interface ToolArguments {
  readonly arguments: Readonly<Record<string, ArgumentRule>>;
}

/** Answers the same result each time. */
export interface ConstantTool extends ToolArguments {
  readonly kind: 'constant';
  /** File that holds the ready `tools/call` result (JSON). */
  readonly file: string;
}

/** Answers the ready result that belongs to the value of one argument. */
export interface LookupTool extends ToolArguments {
  readonly kind: 'lookup';
  readonly argument: string;
  /** value -> file that holds the ready result. */
  readonly files: Readonly<Record<string, string>>;
  /** Lower-case alias -> value, tried when no value matches exactly. */
  readonly aliases: Readonly<Record<string, string>>;
  /** File for a call without the argument; absent when the argument is required. */
  readonly otherwise?: string;
  /** Last sentence of the error text for an unknown value: where to find the right one. */
  readonly help: string;
}

/** Answers with the best guides for a query. */
export interface SearchTool extends ToolArguments {
  readonly kind: 'search';
}

/** What an argument must be; checked before a tool answers. */
export interface ArgumentRule {
  readonly type: 'string' | 'integer';
  readonly required?: boolean;
  readonly enum?: readonly string[];
  /** Length in UTF-16 code units for strings, value for integers. */
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: number;
}

export interface A2aTable {
  /** method -> what it is answered with; any other method is -32601. */
  readonly methods: Readonly<Record<string, A2aMethod>>;
  /** name of an error -> ready error object (JSON) of the JSON-RPC answer. */
  readonly errors: Readonly<Record<'parse' | 'request' | 'method' | 'contentType' | 'task' | 'outputModes', string>>;
}

/** `send` answers a message; `error` answers a ready error object (JSON). */
export type A2aMethod = { readonly kind: 'send'; readonly version: '0.3' | '1.0' } | { readonly kind: 'error'; readonly error: string };

/** An inverted index over the guides: one document a guide. Scores are BM25F (Robertson and Zaragoza, 2009). */
export interface SearchIndex {
  /** Fingerprint of the analyser that built the index; a runtime with another one refuses to start. */
  readonly analyser: string;
  readonly documents: readonly SearchDocument[];
  readonly fields: readonly SearchField[];
}

/** What a search result says of a guide: ready values, in the form of the tool's output schema. */
export interface SearchDocument {
  readonly slug: string;
  readonly title: string;
  readonly language: string;
  readonly description: string | null;
  readonly approxTokens: number;
  readonly url: string;
  readonly markdownUrl: string;
}

export interface SearchField {
  readonly name: 'words' | 'grams';
  readonly weight: number;
  /** For each document: number of terms in its head zone and in its text zone. */
  readonly lengths: readonly (readonly [head: number, text: number])[];
  /** term -> flat triples: document, occurrences in the head zone, occurrences in the text zone. */
  readonly postings: Readonly<Record<string, readonly number[]>>;
}

/** The A2A guide: concepts, entities, rules and every answer written out. */
export interface AnswerTable {
  readonly defaultLanguage: string;
  /** language -> folded words that tell it from the others; `und` holds those that languages share. A draw goes to the earlier language. */
  readonly functionWords: Readonly<Record<string, readonly string[]>>;
  /** folded word, or up to five joined by a space -> concepts; `prefixes` holds forms that match the beginning of a word. */
  readonly concepts: Readonly<Record<string, readonly string[]>>;
  readonly prefixes: Readonly<Record<string, readonly string[]>>;
  /** Folded words of a name, joined by a space -> the things of the site that are called so. */
  readonly entities: Readonly<Record<string, readonly Entity[]>>;
  /** In order: the first of the strongest matching rules wins. */
  readonly rules: readonly Rule[];
  /** key (intent, or intent/slug) -> answer. */
  readonly answers: Readonly<Record<string, CompiledAnswer>>;
  readonly facts: readonly FactReference[];
  readonly links: readonly AnswerLink[];
}

export interface Entity {
  readonly kind: EntityKind;
  readonly slug: string;
}

export type EntityKind = 'plan' | 'feature' | 'platform' | 'tool';

export interface Rule {
  readonly intent: string;
  /** Concepts that must all be in the question. */
  readonly all: readonly string[];
  /** Concepts of which one must be in the question, when there are any. */
  readonly any: readonly string[];
  /** Concepts that must not be in the question. */
  readonly none: readonly string[];
  /** An entity of this kind must be in the question; its slug becomes the slot and part of the answer's key. */
  readonly entity?: EntityKind;
  /** A fixed slot value, part of the answer's key (for example `cheapest`). */
  readonly slot?: readonly [name: string, value: string];
  /** Most words that the question may have (a greeting is short); no bound when absent. */
  readonly words?: number;
  /** 1 weak to 3 certain. Guide search competes with the same numbers. */
  readonly strength: 1 | 2 | 3;
}

export interface CompiledAnswer {
  /** language -> plain text, facts first, the page to read last. */
  readonly text: Readonly<Record<string, string>>;
  readonly answered: boolean;
  /** Positions in `facts` and `links`. */
  readonly facts: readonly number[];
  readonly links: readonly number[];
  /** Why it is not answered; absent when it is. */
  readonly reason?: UnansweredReason;
  /** language -> questions that the site can answer. */
  readonly suggestions: Readonly<Record<string, readonly string[]>>;
}

export type UnansweredReason = 'out_of_scope' | 'not_published' | 'unknown_entity' | 'action_not_available' | 'unclear';

/** A published value that an answer states, and where to check it: JSON pointer (RFC 6901) into a public document. */
export interface FactReference {
  readonly key: string;
  readonly value: string | number | boolean | null;
  readonly unit: string | null;
  readonly source: string;
  readonly pointer: string;
}

export interface AnswerLink {
  readonly rel: string;
  readonly title: string;
  readonly url: string;
  readonly markdown?: string;
  readonly json?: string;
}
