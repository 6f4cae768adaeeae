/** The part of the contract between compiler and runtime that the two endpoints read: POST /mcp and POST /a2a. */
import type { PassageSource } from './passage-tables.ts';
import type { Reply } from './reply.ts';

/**
 * The two ways to speak MCP: `legacy` begins with a handshake (revisions 2024-11-05 to 2025-11-25), `modern` says everything in each request
 * (2026-07-28).
 */
export type McpEra = 'legacy' | 'modern';

/** Tables of POST /mcp. */
export interface McpTable {
  /** Replies that get a body: a response, the refusal of a message, the refusal of a method that the modern era does not have. */
  readonly answer: Reply;
  readonly invalid: Reply;
  readonly missing: Reply;
  /** Reply to a message that wants no answer. */
  readonly accepted: Reply;
  readonly revisions: Readonly<Record<string, McpEra>>;
  /** Legacy revisions that know arrays of messages; a request that names no revision belongs to one of them. At most so many messages. */
  readonly batches: readonly string[];
  readonly maximumBatch: number;
  readonly methods: Readonly<Record<string, McpMethod>>;
  readonly tools: Readonly<Record<string, CompiledTool>>;
  readonly prompts: Readonly<Record<string, CompiledPrompt>>;
  /** `ref/prompt` and a name, or `ref/resource` and a template, joined by a space -> argument -> values to complete it with. */
  readonly completions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Last members, with the closing brace, of a result that is made by a request. */
  readonly tail: string;
  /** Outcomes; all but `request`, `params`, `meta`, `capabilities`, `tool`, `prompt` and `completion` are templates. `superseded` answers to a legacy revision in modern dress. */
  readonly errors: Readonly<Record<McpError, string>>;
}

type McpError = McpRequestError | McpEraError;
type McpRequestError = 'request' | 'params' | 'parameter' | 'method' | 'tool' | 'prompt' | 'argument' | 'completion';
type McpEraError = 'meta' | 'header' | 'revision' | 'superseded' | 'capabilities';

/** How a method is answered. */
export type McpMethod = McpConstant | McpLookup | McpCall;

interface McpMethodHead {
  /** Era that has the method; both, when absent. */
  readonly era?: McpEra;
}

/** Always answers the same. */
export interface McpConstant extends McpMethodHead {
  readonly kind: 'constant';
  readonly outcome: string;
}

/** `tools/call`, `prompts/get`, `completion/complete`: answers by the tables of that name. */
export interface McpCall extends McpMethodHead {
  readonly kind: 'tool' | 'prompt' | 'completion';
}

/** Answers what belongs to the value of one parameter. */
export interface McpLookup extends McpMethodHead {
  readonly kind: 'lookup';
  readonly parameter: string;
  readonly answers: Readonly<Record<string, McpAnswer>>;
  /** Where further ones lie: files of pairs of value and answer, sorted by UTF-16 code units, each behind the first of its values. */
  readonly files?: readonly (readonly [first: string, file: string])[];
  /** Outcome without the parameter; absent when it is required. */
  readonly otherwise?: string;
  /** Outcome for another value: a template, or else one for all. */
  readonly unknown: Readonly<Record<McpEra, string>> | string;
}

/** An outcome; or what is before and after the text of a file, which stands between them as a JSON string. */
export type McpAnswer = readonly [outcome: string] | readonly [before: string, file: string, after: string];

/** A prompt: JSON of its result in pieces. */
export interface CompiledPrompt {
  readonly arguments: readonly { readonly name: string; readonly required: boolean }[];
  /** A piece with an argument is a template for it, and stands only when the argument is given. */
  readonly pieces: readonly (readonly [text: string, argument?: string])[];
}

/** A tool is a table, not code: a look-up by one argument, a search, or any page. A constant is a look-up that never gets its argument. */
export type CompiledTool = LookupTool | SearchTool | PageTool;

interface ToolArguments {
  readonly arguments: readonly ArgumentRule[];
  /** Sentence that names the arguments, for a call with another one. */
  readonly known: string;
}

/** Answers the ready result that belongs to the value of one argument. */
export interface LookupTool extends ToolArguments {
  readonly kind: 'lookup';
  /** Name of the argument; empty for a constant. */
  readonly argument: string;
  /** Value, or alias in lower case -> where its result lies. */
  readonly files: Readonly<Record<string, ResultFiles>>;
  /** Values that a misspelt one is compared with. */
  readonly values: readonly string[];
  /** The same for a call without the argument; absent when the argument is required. */
  readonly otherwise?: ResultFiles;
  /** Last sentences of the error text for an unknown value: the allowed ones, and where to find the right one. */
  readonly help: string;
}

/** File of the ready result (JSON), and of what it is made from: the ready result with the evidence, or the `CompiledDocument` of which it is the first part. */
export type ResultFiles = readonly [result: string, more?: string];

/** Answers with the best pages for a query. */
export interface SearchTool extends ToolArguments, SearchRule {
  readonly kind: 'search';
  /** Last members of a result, with the closing brace. */
  readonly tail: string;
}

/** What a search tool searches and tells. */
export interface SearchRule {
  /** What is searched. */
  readonly sources: readonly PassageSource[];
  /** Values of arguments that a call leaves out. */
  readonly defaults: Readonly<Record<'offset' | 'limit', number>>;
  /** Queries to try when nothing matches. */
  readonly suggestions: readonly string[];
  /** For hits of which only id, title and url are told: url -> id. */
  readonly ids?: Readonly<Record<string, string>>;
}

/** Answers with a page by its path or address, in parts. */
export interface PageTool extends ToolArguments {
  readonly kind: 'page';
  /** Name of the argument. */
  readonly argument: string;
  /** Paths of the pages. */
  readonly pages: readonly string[];
  /** Folder of their `PageDocument`s, in lists in the order of the pages: `/0.json`, `/1.json` and so on, of so many pages each. */
  readonly folder: string;
  readonly each: number;
  /** Last sentences of the error text for an unknown page. */
  readonly help: string;
}

/** A page as a document: its markdown is the end of a file, so many UTF-16 code units of it. */
export interface PageDocument extends Omit<CompiledDocument, 'markdown'> {
  readonly file: string;
  readonly length: number;
}

/** A document that is longer than one answer may be, so that it is read in parts; what was cut where is decided by `runtime/mcp/parts.ts`. */
export interface CompiledDocument {
  /** Members of the structured content that say what the document is, as JSON text. */
  readonly head: string;
  readonly markdown: string;
  /** Estimated tokens of the whole. */
  readonly tokens: number;
  /** Sentence that names its sections, for a call with another one. */
  readonly known: string;
  /** Its headings. Offsets are in UTF-16 code units from the start of the markdown. */
  readonly headings: readonly { readonly id: string; readonly title: string; readonly level: number; readonly offset: number }[];
  /** Where else it may be cut: after lines, outside of blocks of code. Empty when it is one part. */
  readonly lines: readonly number[];
  /** Last members of the result, with the closing brace. */
  readonly tail: string;
}

/** What an argument must be; checked before a tool answers. A number is always a whole one. */
export interface ArgumentRule {
  readonly name: string;
  readonly type: 'string' | 'number' | 'boolean';
  readonly required: boolean;
  /** Length in UTF-16 code units of a string, value of a number; any for a boolean. */
  readonly minimum: number;
  readonly maximum: number;
  readonly enum?: readonly string[];
  /** Sentence for an argument that does not fit. */
  readonly complaint: string;
}
