import type { Resource } from '../facts/resource.ts';
import { compact } from './compact.ts';
import { jsonResult, type Members, type ToolArgument, type ToolResult } from './tool.ts';

/** The argument with which a tool that answers with compact records gives the full ones, and the schema of no other argument. */
export const evidenceArgument = {
  evidence: {
    type: 'boolean',
    description: 'Full records: the words of the page, the source of each value, and nulls with their reasons',
    default: false,
  },
} as const satisfies Readonly<Record<string, ToolArgument>>;

/** What is published of a kind, compact, and with its evidence as it is published. `more` stands in both. */
export const publishedResult = (
  { name, listPath }: Pick<Resource, 'name' | 'listPath'>,
  document: Members,
  more: Members = {},
): ToolResult => {
  const resultOf = (content: Members): ToolResult => jsonResult({ ...content, ...more }, listPath, document);
  return { ...resultOf(compact(document, name in document ? name : undefined)), evidence: resultOf(document) };
};
