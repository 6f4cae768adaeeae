/** The part of the contract between compiler and runtime for the two endpoints, POST /mcp and POST /a2a. */
import type { PassageSource } from './passage-tables.ts';
import type { Reply } from './reply.ts';

/**
 * The two eras of MCP: `legacy` begins with a handshake (revisions 2024-11-05 to 2025-11-25), `modern` has self-contained requests
 * (2026-07-28).
 */
export type McpEra = 'legacy' | 'modern';

/** Tables of POST /mcp. */
export interface McpTable {
  /** Replies whose body is filled in: a response, the refusal of a message, the refusal of a method that an era does not have. */
  readonly answer: Reply;
  readonly invalid: Reply;
  readonly missing: Readonly<Record<McpEra, Reply>>;
  /** Reply to a message without an answer. */
  readonly accepted: Reply;
  readonly revisions: Readonly<Record<string, McpEra>>;
  /** Members of `_meta` that a request of the modern era must have. */
  readonly meta: Readonly<Record<'revision' | 'capabilities', string>>;
  /** Method -> member of its params that the header `Mcp-Name` repeats. */
  readonly named: Readonly<Record<string, string>>;
  /**
   * Legacy revisions with arrays of messages; a request without a revision belongs to one of them. The number is the maximum of messages.
   */
  readonly batches: readonly string[];
  readonly maximumBatch: number;
  readonly methods: Readonly<Record<string, McpMethod>>;
  readonly tools: Readonly<Record<string, CompiledTool>>;
  readonly prompts: Readonly<Record<string, CompiledPrompt>>;
  /** `ref/prompt` or `ref/resource` -> name, or template -> argument -> values for its completion. */
  readonly completions: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>>;
  /** Last members, with the closing brace, of a result that depends on a request. */
  readonly tail: string;
  /**
   * Outcomes; all except `request`, `params`, `meta`, `capabilities`, `tool`, `prompt`, `arguments` and `completion` are templates. `superseded` is the
   * answer to a legacy revision in a modern request.
   */
  readonly errors: Readonly<Record<McpError, string>>;
}

type McpError = McpRequestError | McpEraError;
type McpRequestError = 'request' | 'params' | 'parameter' | 'method' | 'tool' | 'prompt' | 'arguments' | 'completion';
type McpEraError = 'meta' | 'header' | 'revision' | 'superseded' | 'capabilities';

/** The answer of a method. */
export type McpMethod = McpConstant | McpLookup | McpCall;

interface McpMethodHead {
  /** Era of the method; both when absent. */
  readonly era?: McpEra;
}

/** A constant answer. */
export interface McpConstant extends McpMethodHead {
  readonly kind: 'constant';
  readonly outcome: string;
}

/** `tools/call`, `prompts/get`, `completion/complete`: answers from the tables of that name. */
export interface McpCall extends McpMethodHead {
  readonly kind: 'tool' | 'prompt' | 'completion';
}

/** The answer for the value of one parameter. */
export interface McpLookup extends McpMethodHead {
  readonly kind: 'lookup';
  readonly parameter: string;
  readonly answers: Readonly<Record<string, McpAnswer>>;
  /** Files with more answers by their values, sorted by UTF-16 code units, each after the first of its values. */
  readonly files: readonly (readonly [first: string, file: string])[];
  /** Outcome without the parameter; absent when it is required. */
  readonly otherwise?: string;
  /** Outcome for another value: a template, or one for all. */
  readonly unknown: Readonly<Record<McpEra, string>> | string;
}

/** An outcome; or the texts before and after the text of a file, which is a JSON string between them. */
export type McpAnswer = readonly [outcome: string] | readonly [before: string, file: string, after: string];

/** A prompt: JSON of its result in pieces. */
export interface CompiledPrompt {
  /** Rules of its arguments; a complaint is an outcome. */
  readonly arguments: readonly ArgumentRule[];
  /** A piece with an argument is a template for it, and is only included with the argument. */
  readonly pieces: readonly (readonly [text: string, argument?: string])[];
}

/** A tool is a table, not code: a look-up by one argument, a search, or any page. A constant is a look-up whose argument is never given. */
export type CompiledTool = LookupTool | SearchTool | PageTool;

interface ToolArguments {
  readonly arguments: readonly ArgumentRule[];
  /** Error sentence with the allowed arguments, for a call with another one. */
  readonly known: string;
}

/** Answers with the ready result for the value of one argument. */
export interface LookupTool extends ToolArguments {
  readonly kind: 'lookup';
  /** Name of the argument; empty for a constant. */
  readonly argument: string;
  /** Value, or alias in lower case -> the files of its result. */
  readonly files: Readonly<Record<string, ResultFiles>>;
  /** Values for suggestions after a misspelled one. */
  readonly values: readonly string[];
  /** The same for a call without the argument; absent when the argument is required. */
  readonly otherwise?: ResultFiles;
  /** Last sentences of the error text for an unknown value: the allowed ones, and where to find the right one. */
  readonly help: string;
}

/**
 * File of the ready result (JSON), and of its source: the ready result with the evidence, or the `CompiledDocument` whose first part it is.
 */
export type ResultFiles = readonly [result: string, more?: string];

/** Answers with the best pages for a query. */
export interface SearchTool extends ToolArguments, SearchRule {
  readonly kind: 'search';
  /** Last members of a result, with the closing brace. */
  readonly tail: string;
}

/** Sources and options of a search tool. */
export interface SearchRule {
  /** The sources to search. */
  readonly sources: readonly PassageSource[];
  /** Defaults of arguments. */
  readonly defaults: Readonly<Record<'offset' | 'limit', number>>;
  /** Queries to try when nothing matches. */
  readonly suggestions: readonly string[];
  /** For hits with only id, title and url: url -> id. */
  readonly ids?: Readonly<Record<string, string>>;
}

/** Answers with a page by its path or address, in parts. */
export interface PageTool extends ToolArguments {
  readonly kind: 'page';
  /** Name of the argument. */
  readonly argument: string;
  /** Paths of the pages. */
  readonly pages: readonly string[];
  /** Folder of their `PageDocument`s, in lists in the order of the pages: `/0.json`, `/1.json` and so on, with this many pages each. */
  readonly folder: string;
  readonly each: number;
  /** Last sentences of the error text for an unknown page. */
  readonly help: string;
}

/** A page as a document: its markdown is the end of a file, with this many UTF-16 code units. */
export interface PageDocument extends Omit<CompiledDocument, 'markdown'> {
  readonly file: string;
  readonly length: number;
}

/** A document that is longer than one answer may be, so that it is read in parts; `runtime/mcp/parts.ts` decides where it is cut. */
export interface CompiledDocument {
  /** Members of the structured content with the metadata of the document, as JSON text. */
  readonly head: string;
  readonly markdown: string;
  /** Estimated tokens of the whole. */
  readonly tokens: number;
  /** Error sentence with its sections, for a call with another one. */
  readonly known: string;
  /**
   * Its headings, and the end of the section of each: the next heading of the same or a higher level. Offsets are in UTF-16 code units from
   * the start of the markdown.
   */
  readonly headings: readonly { readonly id: string; readonly title: string; readonly offset: number; readonly end: number }[];
  /** JSON of its sections with a comma before, if it has several parts; else empty. */
  readonly outline: string;
  /** Other places where it may be cut: after lines, outside of code blocks. Empty for a document of one part. */
  readonly lines: readonly number[];
  /** Last members of the result, with the closing brace. */
  readonly tail: string;
}

/** Constraints of an argument, which are checked before a tool answers. A number is always an integer. */
export interface ArgumentRule {
  readonly name: string;
  readonly type: 'string' | 'number' | 'boolean';
  readonly required: boolean;
  /** Length in UTF-16 code units of a string, value of a number; unused for a boolean. */
  readonly minimum: number;
  readonly maximum: number;
  readonly enum?: readonly string[];
  /** Error sentence for an invalid argument. */
  readonly complaint: string;
}
