import type { Resource } from '../facts/resource.ts';
import { compact } from './compact.ts';
import { jsonResult, type Members, type ToolArgument, type ToolResult } from './tool.ts';

/** The argument for full instead of compact records, as the schema of a tool without other arguments. */
export const evidenceArgument = {
  evidence: {
    type: 'boolean',
    description: 'Full records: the words of the page, the source of each value, and nulls with their reasons',
    default: false,
  },
} as const satisfies Readonly<Record<string, ToolArgument>>;

/** The published document of a kind, in compact form and in full. `more` is in both. */
export const publishedResult = (
  { name, listPath }: Pick<Resource, 'name' | 'listPath'>,
  document: Members,
  more: Members = {},
): ToolResult => {
  const resultOf = (content: Members): ToolResult => jsonResult({ ...content, ...more }, listPath, document);
  return { ...resultOf(compact(document, name in document ? name : undefined)), evidence: resultOf(document) };
};
