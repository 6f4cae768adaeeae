import { estimateTokens } from '../base/tokens.ts';
import type { Build } from '../build/build.ts';
import type { Heading } from '../pages/headings.ts';
import { integer, object, optional, type Schema } from '../schema/builder.ts';
import { text, url } from '../schema/shapes.ts';
import { defineTool, type Tool, type ToolArgument, type ToolResult } from './tool.ts';

/** Metadata of a document in a tool result: a record has a slug, any page a path. */
export interface DocumentHead {
  readonly slug?: string;
  readonly path?: string;
  readonly title: string;
  readonly language: string | null;
  readonly status?: string | null;
  readonly url: string;
  readonly markdownUrl: string;
  readonly updated: string | null;
}

/** The members of a head, in order. */
const HEAD = ['slug', 'path', 'title', 'language', 'status', 'url', 'markdownUrl', 'updated'] as const;

/** The part of a document in an answer, and its metadata. */
export const partProperties = {
  nextOffset: optional(integer('Pass as offset to read on; absent on the last part')),
  markdown: text('This part of the document'),
} as const satisfies Readonly<Record<string, Schema<unknown>>>;

/** Output schema of tools that return a document. */
export const documentSchema = object('A document as markdown', { title: text('Title'), url: url('Page'), ...partProperties });

/**
 * A document as a result: the text for models is the markdown itself, and the last key for machines has the same text. `path` is its file.
 */
export const documentResult = (head: DocumentHead, markdown: string, headings: readonly Heading[], path: string): ToolResult => ({
  text: markdown,
  source: { path, updated: head.updated },
  document: { headings, tokens: estimateTokens(markdown) },
  structuredContent: Object.fromEntries(HEAD.flatMap((name) => ((head[name] ?? null) === null ? [] : [[name, head[name]] as const]))),
});

/** With more slugs, the list would make `tools/list` too long for clients. */
const MAXIMUM_ENUM = 100;

/** The argument for a document. */
export const slugArgument = (description: string, slugs: readonly string[]): ToolArgument => ({
  type: 'string',
  description,
  required: true,
  maximum: 200,
  // An enum without values is an invalid schema; without documents any slug is an error.
  ...(slugs.length > 0 && slugs.length <= MAXIMUM_ENUM && { enum: slugs }),
});

/** The arguments for a part of a document. */
export const partArguments = {
  section: {
    type: 'string',
    description: 'Return one section only: a heading or its id, as in `sections` or in a search result. Without offset',
    maximum: 200,
  },
  offset: {
    type: 'integer',
    description: 'Character offset to continue from; use nextOffset of the previous result',
    minimum: 0,
    default: 0,
  },
} as const satisfies Readonly<Record<string, ToolArgument>>;

/** Aliases of slugs: titles and names in any case. A name of two records is left out. */
const aliasesOf = (records: readonly { readonly slug: string; readonly names: readonly string[] }[]): ReadonlyMap<string, string> => {
  const aliases = new Map<string, string | null>();
  for (const record of records) {
    for (const name of [record.slug, ...record.names]) {
      const key = name.toLowerCase();
      aliases.set(key, aliases.has(key) && aliases.get(key) !== record.slug ? null : record.slug);
    }
  }
  return new Map([...aliases].filter((pair): pair is [string, string] => pair[1] !== null));
};

/** The specific parts of a tool that reads one record. */
interface RecordTool extends Pick<Tool, 'name' | 'kind' | 'title' | 'description' | 'output'> {
  /** Description of the slug. */
  readonly slug: string;
  /** Where to find the right slug. */
  readonly help: string;
  /** Records of a declared kind may have no text to divide. @default true */
  readonly isDocument?: boolean;
  /** Every record with its aliases. */
  readonly records: (
    build: Build,
  ) => readonly { readonly slug: string; readonly names: readonly string[]; readonly read: () => ToolResult }[];
}

/** Declares a tool that reads one record. */
export const defineRecordTool = ({ slug: words, help, isDocument = true, records, ...tool }: RecordTool): Tool =>
  defineTool({
    ...tool,
    arguments(build) {
      const slugs = records(build).map((record) => record.slug);
      return { slug: slugArgument(words, slugs), ...(isDocument && partArguments) };
    },
    answer: (build) => ({
      kind: 'lookup',
      argument: 'slug',
      ...(isDocument && { isDocument }),
      results: new Map(records(build).map((record) => [record.slug, record.read])),
      aliases: aliasesOf(records(build)),
      help,
    }),
  });
