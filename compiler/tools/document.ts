import { estimateTokens } from '../base/tokens.ts';
import type { Build } from '../build/build.ts';
import type { Heading } from '../pages/headings.ts';
import { array, integer, object, optional, type Schema } from '../schema/builder.ts';
import { date, language, slug, text, url } from '../schema/shapes.ts';
import { defineTool, type Tool, type ToolArgument, type ToolResult } from './tool.ts';

/** What a tool says of a document besides its text. */
export interface DocumentHead {
  readonly slug: string;
  readonly title: string;
  readonly language: string | null;
  readonly status?: string | null;
  readonly url: string;
  readonly markdownUrl: string;
  readonly updated: string | null;
}

/** What is told of the part of a document that an answer holds, and the part itself. */
export const partProperties = {
  offset: integer('Where this part starts', { minimum: 0 }),
  totalChars: integer('Length of the whole document in characters', { minimum: 0 }),
  nextOffset: optional(integer('Pass as offset to read on; absent on the last part', { minimum: 0 })),
  approxTokens: integer('Rough number of tokens of this part', { minimum: 0 }),
  sections: optional(
    array(
      'Outline: up to 100 sections of a document that has more than one part',
      object('Section', { id: text('Id of the heading'), title: text('Heading'), offset: integer('Where it starts', { minimum: 0 }) }),
    ),
  ),
  markdown: text('This part of the document'),
} as const satisfies Readonly<Record<string, Schema<unknown>>>;

/** Output schema of the tools that answer with a document; `extra` are further properties. */
export const documentSchema = (extra: Readonly<Record<string, Schema<unknown>>> = {}): Schema<unknown> =>
  object('A document as markdown', {
    slug: slug('Slug'),
    title: text('Title'),
    language: optional(language('Language of the text (BCP 47); absent when the page does not tell')),
    ...extra,
    url: url('Page'),
    markdownUrl: url('Address of the markdown'),
    updated: optional(date('Date of the last change')),
    ...partProperties,
  });

/** A document as a result: the text for models is the markdown itself, the same text is the last key for machines. `path` is that of its file. */
export const documentResult = (head: DocumentHead, markdown: string, headings: readonly Heading[], path: string): ToolResult => {
  const { slug: name, title, language: tag, status, url: page, markdownUrl, updated } = head;
  return {
    text: markdown,
    source: { path, updated },
    document: { headings, tokens: estimateTokens(markdown) },
    structuredContent: {
      slug: name,
      title,
      ...(tag !== null && { language: tag }),
      ...(status !== undefined && status !== null && { status }),
      url: page,
      markdownUrl,
      ...(updated !== null && { updated }),
    },
  };
};

/** Slugs above which the list would make `tools/list` too long for clients. */
const MAXIMUM_ENUM = 100;

/** The argument that names a document. */
export const slugArgument = (description: string, slugs: readonly string[]): ToolArgument => ({
  type: 'string',
  description,
  required: true,
  maximum: 200,
  // An enum without values is no valid schema; without documents any slug is answered with an error.
  ...(slugs.length > 0 && slugs.length <= MAXIMUM_ENUM && { enum: slugs }),
});

/** The arguments that name a document and the part of it. */
const documentArguments = (description: string, slugs: readonly string[]): Readonly<Record<string, ToolArgument>> => ({
  slug: slugArgument(description, slugs),
  section: {
    type: 'string',
    description: 'Return one section only: the id of a heading, as listed in `sections` or in a search result. Without offset',
    maximum: 200,
  },
  offset: {
    type: 'integer',
    description: 'Character offset to continue from; use nextOffset of the previous result',
    minimum: 0,
    default: 0,
  },
});

/** Other names for slugs: titles and names in any case. A name that two records share stands for neither. */
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

/** What is special about a tool that reads one record of many. */
interface RecordTool extends Pick<Tool, 'name' | 'kind' | 'title' | 'description' | 'output'> {
  /** What is said of the slug. */
  readonly slug: string;
  /** Where to find the right slug. */
  readonly help: string;
  /** Records of a declared kind may have no text to be read in parts. @default true */
  readonly isDocument?: boolean;
  /** Every record, with what it may be asked for by besides its slug. */
  readonly records: (
    build: Build,
  ) => readonly { readonly slug: string; readonly names: readonly string[]; readonly read: () => ToolResult }[];
}

/** Declares a tool that reads one record of many. */
export const defineRecordTool = ({ slug: words, help, isDocument = true, records, ...tool }: RecordTool): Tool =>
  defineTool({
    ...tool,
    browser: false,
    arguments(build) {
      const slugs = records(build).map((record) => record.slug);
      return isDocument ? documentArguments(words, slugs) : { slug: slugArgument(words, slugs) };
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
