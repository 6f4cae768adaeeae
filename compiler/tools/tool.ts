import type { PassageSource } from '../../runtime/bundle.ts';
import type { Build } from '../build/build.ts';
import type { Kind } from '../config/kinds.ts';
import { updatedOf } from '../facts/resource.ts';
import type { Heading } from '../pages/headings.ts';
import type { JsonSchema, Schema } from '../schema/builder.ts';

/** An argument of a tool: its constraints and its meaning. The input schema and the runtime's check are both made from it. */
export interface ToolArgument {
  readonly type: 'string' | 'integer' | 'boolean';
  readonly description: string;
  readonly required?: boolean;
  readonly enum?: readonly string[];
  /** Length in UTF-16 code units for strings, value for integers. */
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: number | boolean;
}

/** Arguments by their names. */
export type Arguments = Readonly<Record<string, ToolArgument>>;

/** Members of a JSON object. */
export type Members = Readonly<Record<string, unknown>>;

/** A result: the object for machines and the text for models. */
export interface ToolResult {
  readonly structuredContent: Members;
  readonly text: string;
  readonly source: ResultSource;
  /** The same with its evidence, for a call that asks for it (`compact.ts`). */
  readonly evidence?: ToolResult;
  /** The text is a document that is read in parts; its structured content has the metadata of the document, without the text. */
  readonly document?: DocumentText;
}

/** Data for dividing a document: its headings, and its estimated tokens. */
export interface DocumentText {
  readonly headings: readonly Heading[];
  readonly tokens: number;
}

/** The answer of a tool. `constant`, `lookup` and `search` are served at /mcp; `navigate` tools exist in browsers only (WebMCP). */
export type ToolAnswer =
  | { readonly kind: 'constant'; readonly result: ToolResult }
  | {
      readonly kind: 'lookup';
      readonly argument: string;
      /** value -> result, made one at a time. */
      readonly results: ReadonlyMap<string, () => ToolResult>;
      /** Other names for values, such as titles. */
      readonly aliases: ReadonlyMap<string, string>;
      /** Result of a call without the argument. */
      readonly otherwise?: () => ToolResult;
      /** Where to find the right value; last sentence of the error. */
      readonly help: string;
      /** Its results are documents that are read in parts. */
      readonly isDocument?: true;
    }
  | {
      readonly kind: 'search';
      /** The sources to search. */
      readonly sources: readonly PassageSource[];
      readonly source: ResultSource;
      /** Default number of hits. */
      readonly limit: number;
      /** For hits with only id, title and url: address of a page -> its id. */
      readonly ids?: ReadonlyMap<string, string>;
    }
  | {
      /** Any page by its path or address. */
      readonly kind: 'page';
      readonly argument: string;
      /** Path -> the page as a document, made one at a time. */
      readonly pages: ReadonlyMap<string, () => ToolResult>;
      readonly help: string;
    }
  | { readonly kind: 'navigate'; readonly to: 'page' | 'app' };

/** The answer of a tool that searches. */
export type SearchAnswer = Extract<ToolAnswer, { readonly kind: 'search' }>;

/** A tool, defined once: MCP `tools/list`, the server card, WebMCP, the runtime's tables and the docs are made from it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The kind whose records it reads; without records it is not available. */
  readonly kind?: Kind;
  /**
   * Names of its arguments in browsers (WebMCP), where each answer is short; null if it is not available for the site, absent for a tool of
   * /mcp only.
   */
  browser?(build: Build): readonly string[] | null;
  arguments(build: Build): Arguments;
  readonly output: Schema<unknown> | null;
  answer(build: Build): ToolAnswer;
}

/** Declares a tool. */
export const defineTool = (tool: Tool): Tool => tool;

/** JSON Schema of a tool's arguments: a closed object whose properties are all described. */
export const inputSchema = (named: Arguments): JsonSchema => {
  const given = Object.entries(named);
  const required = given.filter(([, argument]) => argument.required).map(([name]) => name);
  const properties = Object.fromEntries(given.map(([name, argument]) => [name, argumentSchema(argument)]));
  return { type: 'object', properties, ...(required.length > 0 && { required }), additionalProperties: false };
};

const argumentSchema = ({ type, description, enum: values, minimum, maximum, default: initial }: ToolArgument): JsonSchema => {
  const [least, most] = type === 'string' ? ['minLength', 'maxLength'] : ['minimum', 'maximum'];
  return {
    type,
    description,
    ...(values && { enum: values }),
    ...(minimum !== undefined && { [least as string]: minimum }),
    ...(maximum !== undefined && { [most as string]: maximum }),
    ...(initial !== undefined && { default: initial }),
  };
};

/**
 * A result whose text is the same JSON as its structured content: some clients give the model one of them, some the other. `path` is the
 * published document, `document` its content.
 */
export const jsonResult = (structuredContent: Members, path: string, document: unknown): ToolResult => ({
  structuredContent,
  text: JSON.stringify(structuredContent),
  source: { path, updated: updatedOf(document) },
});

/** The source of a result: public path of a file, and the date (YYYY-MM-DD) of its last change, if the site has one. */
export interface ResultSource {
  readonly path: string;
  readonly updated: string | null;
}
