/** The part of the contract between compiler and runtime that the two endpoints read: POST /mcp and POST /a2a. */
import type { Reply } from './bundle.ts';

/** Tables of POST /mcp. */
export interface McpTable {
  /** Replies that get a body: a response, and the refusal of a message. */
  readonly answer: Reply;
  readonly invalid: Reply;
  /** Reply to a message that wants no answer. */
  readonly accepted: Reply;
  /** Revision that counts when a request names none, and outcome of `initialize` for a revision that we do not know. */
  readonly latest: string;
  readonly fallback: string;
  /** revision -> outcome of `initialize`. */
  readonly initialize: Readonly<Record<string, string>>;
  /** method -> outcome of methods whose answer never varies: ping, tools/list, ... */
  readonly methods: Readonly<Record<string, string>>;
  readonly tools: Readonly<Record<string, CompiledTool>>;
  /** Outcomes; `method` and `revision` are templates. */
  readonly errors: Readonly<Record<'request' | 'params' | 'revision' | 'method' | 'initialize' | 'tool' | 'arguments', string>>;
}

/** A tool is a table, not code: a look-up by one argument, or the guide search. A constant is a look-up that never gets its argument. */
export type CompiledTool = LookupTool | SearchTool;

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
  /** Value, or alias in lower case -> file that holds the ready result (JSON). */
  readonly files: Readonly<Record<string, string>>;
  /** Values that a misspelt one is compared with. */
  readonly values: readonly string[];
  /** File for a call without the argument; absent when the argument is required. */
  readonly otherwise?: string;
  /** Last sentences of the error text for an unknown value: the allowed ones, and where to find the right one. */
  readonly help: string;
}

/** Answers with the best guides for a query. */
export interface SearchTool extends ToolArguments {
  readonly kind: 'search';
  /** Values of arguments that a call leaves out. */
  readonly defaults: Readonly<Record<'offset' | 'limit', number>>;
  /** Queries to try when nothing matches. */
  readonly suggestions: readonly string[];
}

/** What an argument must be; checked before a tool answers. A number is always a whole one. */
export interface ArgumentRule {
  readonly name: string;
  readonly type: 'string' | 'number';
  readonly required: boolean;
  /** Length in UTF-16 code units of a string, value of a number. */
  readonly minimum: number;
  readonly maximum: number;
  readonly enum?: readonly string[];
  /** Sentence for an argument that does not fit. */
  readonly complaint: string;
}

/** Tables of POST /a2a. */
export interface A2aTable {
  /** Reply that refuses what is no request. */
  readonly invalid: Reply;
  /** method -> version that it belongs to and its outcome; without one it sends a message. */
  readonly methods: Readonly<Record<string, A2aMethod>>;
  /** Any other method. */
  readonly unknown: A2aMethod;
  readonly versions: Readonly<Record<A2aVersion, A2aSpelling>>;
  /** Kind of part -> output modes of a client that takes it. */
  readonly modes: Readonly<Record<'text' | 'data', readonly string[]>>;
  /** Outcomes; `version` is a template, and in `message` the violations take the place of `{violations}`. */
  readonly errors: Readonly<Record<'request' | 'version' | 'message' | 'task' | 'contentType' | 'outputModes', string>>;
}

/** Versions of A2A that differ in their spelling. */
export type A2aVersion = '0.3' | '1.0';

/** A method; without an outcome it sends a message. */
export interface A2aMethod {
  readonly version: A2aVersion;
  readonly outcome?: string;
}

/** How a version spells roles, parts and answers (A2A 0.3.0 section 6.4, 1.0 section 4.1.4). */
export interface A2aSpelling {
  /** Reply that gets a body. */
  readonly reply: Reply;
  /** Roles of a message that asks. */
  readonly asks: readonly unknown[];
  /** field of a message -> what is said when it is wrong (JSON). */
  readonly violations: Readonly<Record<'messageId' | 'role' | 'parts' | 'contextId', string>>;
  /** What parts and messages have besides their content. */
  readonly text: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, string>>;
  readonly message: Readonly<Record<string, string>>;
  /** Outcome in which the message takes the place of `{message}`. */
  readonly outcome: string;
}
