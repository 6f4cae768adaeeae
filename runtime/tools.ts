/** The interpreter of compiled tools: from a table and the arguments of a call to the JSON of a `tools/call` result. */
import { createSearch } from './answer/search.ts';
import type { ArgumentRule, Bundle, CompiledTool, LookupTool, SearchTool } from './bundle.ts';
import { MAXIMUM_ECHO } from './rpc.ts';
import type { Fields } from './rpc.ts';

/** Gives the JSON of a `tools/call` result for the arguments of a call. */
export type Tool = (given: Fields) => Promise<string>;

/** Arguments of the guide search, once they were checked and the defaults put in. */
interface Query {
  readonly query: string;
  readonly language?: string;
  readonly offset: number;
  readonly limit: number;
}

const UTF8 = new TextDecoder();
/** Two edits turn a shorter word into any other, so only words of this length may be misspelt. */
const LONG_WORD = 5;

/**
 * The tools of a bundle by name. Wrong arguments give a result with `isError` whose text lets a model correct itself
 * (MCP 2025-11-25, server/tools, error handling).
 */
export function createTools({ index, read }: Bundle): ReadonlyMap<unknown, Tool> {
  const search = createSearch(index.search);
  const create = (tool: CompiledTool): Tool => checked(tool, tool.kind === 'lookup' ? lookup(tool, read) : guideSearch(tool, search));
  return new Map(Object.entries(index.mcp.tools).map(([name, tool]) => [name, create(tool)]));
}

function checked({ arguments: rules, known }: CompiledTool, run: Tool): Tool {
  return async (given) => {
    const stranger = Object.keys(given).find((each) => !rules.some(({ name }) => name === each));
    if (stranger !== undefined) return errorResult(`Unknown argument "${stranger.slice(0, MAXIMUM_ECHO)}". ${known}`);
    const complaints = rules.filter((rule) => !fits(rule, given[rule.name])).map(({ complaint }) => complaint);
    return complaints.length > 0 ? errorResult(complaints.join(' ')) : run(given);
  };
}

function fits({ type, required, minimum, maximum, enum: allowed }: ArgumentRule, value: unknown): boolean {
  if (typeof value !== type) return value === undefined && !required;
  const size = typeof value === 'string' ? value.length : Number(value);
  const isWithinBounds = Number.isSafeInteger(size) && size >= minimum && size <= maximum;
  return isWithinBounds && (allowed?.includes(String(value)) ?? true);
}

function lookup({ argument, files, values, otherwise, help }: LookupTool, read: Bundle['read']): Tool {
  const table = new Map(Object.entries(files));
  return async (given) => {
    const value = typeof given[argument] === 'string' ? given[argument] : '';
    const file = given[argument] === undefined ? otherwise : (table.get(value) ?? table.get(value.trim().toLowerCase()));
    if (file !== undefined) return UTF8.decode(await read(file));
    const echo = value.slice(0, MAXIMUM_ECHO);
    const nearest = didYouMean(echo.toLowerCase(), values);
    return errorResult(`Unknown ${argument} "${echo}". ${nearest ? `Did you mean "${nearest}"? ` : ''}${help}`);
  };
}

/** The value that is two edits away, or else the first that has every word of the text, spelt nearly so. */
function didYouMean(text: string, values: readonly string[]): string | undefined {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [text];
  const has = (value: string, word: string): boolean =>
    value.split('-').some((each) => isNear(word.length < LONG_WORD ? 0 : 2, word, each));
  return values.find((value) => isNear(2, text, value)) ?? values.find((value) => words.every((word) => has(value, word)));
}

/** Whether at most so many insertions, deletions and replacements of a letter make one text the other (Levenshtein distance). */
function isNear(edits: number, from: string, to: string): boolean {
  if (edits === 0 || from === to) return from === to;
  const [rest, otherRest] = [from.slice(1), to.slice(1)];
  if (from[0] === to[0]) return isNear(edits, rest, otherRest);
  return isNear(edits - 1, rest, otherRest) || isNear(edits - 1, rest, to) || isNear(edits - 1, from, otherRest);
}

function guideSearch({ defaults, suggestions }: SearchTool, search: ReturnType<typeof createSearch>): Tool {
  return async (given) => {
    const { query, language, offset, limit } = { ...defaults, ...given } as Query;
    const hits = search(query, { language });
    const nextOffset = offset + limit < hits.length ? offset + limit : undefined;
    const results = hits.slice(offset, offset + limit).map(({ document, score }) => ({ ...document, score }));
    const json = JSON.stringify({ total: hits.length, offset, nextOffset, results, ...(hits.length === 0 && { suggestions }) });
    return `{"content":[{"type":"text","text":${JSON.stringify(json)}}],"structuredContent":${json}}`;
  };
}

function errorResult(text: string): string {
  return JSON.stringify({ content: [{ type: 'text', text }], isError: true });
}
