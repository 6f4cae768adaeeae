import { slug, text, url, date, language } from '../resources/shapes.ts';
import { integer, object, optional, type Schema } from '../schema.ts';
import { estimateTokens } from '../tokens.ts';
import type { ToolArgument, ToolResult } from '../tool.ts';

/** What a tool says of a document besides its text. */
export interface DocumentHead {
  readonly slug: string;
  readonly title: string;
  readonly language: string;
  readonly status?: string | null;
  readonly url: string;
  readonly markdownUrl: string;
  readonly updated: string | null;
}

/** Output schema of the tools that answer with a document; `extra` are further properties. */
export const documentSchema = (extra: Readonly<Record<string, Schema<unknown>>> = {}): Schema<unknown> =>
  object('A document as markdown', {
    slug: slug('Slug'),
    title: text('Title'),
    language: language('Language of the text (BCP 47)'),
    ...extra,
    url: url('Page'),
    markdownUrl: url('Address of the markdown'),
    updated: optional(date('Date of the last change')),
    totalChars: integer('Length of the document in characters', { minimum: 0 }),
    approxTokens: integer('Rough number of tokens', { minimum: 0 }),
    markdown: text('The document'),
  });

/** A document as a result: the text for models is the markdown itself, the same text is the last key for machines. */
export const documentResult = (head: DocumentHead, markdown: string): ToolResult => {
  const { slug: name, title, language: tag, status, url: page, markdownUrl, updated } = head;
  return {
    text: markdown,
    structuredContent: {
      slug: name,
      title,
      language: tag,
      ...(status !== undefined && status !== null && { status }),
      url: page,
      markdownUrl,
      ...(updated !== null && { updated }),
      totalChars: markdown.length,
      approxTokens: estimateTokens(markdown),
      markdown,
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

/** Other names for slugs: titles and names in any case. A name that two records share stands for neither. */
export const aliasesOf = (
  records: readonly { readonly slug: string; readonly names: readonly string[] }[],
): ReadonlyMap<string, string> => {
  const aliases = new Map<string, string | null>();
  for (const record of records) {
    for (const name of [record.slug, ...record.names]) {
      const key = name.toLowerCase();
      aliases.set(key, aliases.has(key) && aliases.get(key) !== record.slug ? null : record.slug);
    }
  }
  return new Map([...aliases].filter((pair): pair is [string, string] => pair[1] !== null));
};
