/** The interpreter of compiled tools: from a table and the arguments of a call to the JSON of a `tools/call` result. */
import type { SearchHit, SearchOptions } from './answer/search.ts';
import type { ArgumentRule, Bundle, CompiledTool, LookupTool, SearchTool } from './bundle.ts';

/** Guides for a query, the best first. */
export type Search = (query: string, options: SearchOptions) => readonly SearchHit[];

/** Arguments that a client sent, by name. A Map, so that a name can never reach a prototype. */
export type Arguments = ReadonlyMap<string, unknown>;

/** Gives the JSON of a `tools/call` result for the arguments of a call. */
export type Tool = (given: Arguments) => Promise<string>;

const UTF8 = new TextDecoder();
/** Allowed values that one error text lists: clients refuse results that are too long. */
const MAXIMUM_LISTED = 50;
/** Longest piece of a client's own text in an error text. */
const MAXIMUM_ECHO = 200;
/** Two edits turn a shorter word into any other, so only words of this length may be misspelt. */
const LONG_WORD = 5;
const DEFAULT_HITS = 5;

/**
 * The tools of a bundle by name. Wrong arguments give a result with `isError` whose text lets a model correct itself
 * (MCP 2025-11-25, server/tools, error handling). A tool rejects when the bundle lacks a file that its table names.
 */
export function compileTools(bundle: Bundle, search: Search): ReadonlyMap<string, Tool> {
  const titles = bundle.index.search.documents.map(({ title }) => title);
  const read = async (file: string): Promise<string> => UTF8.decode(await bundle.read(file));
  const compile = (tool: CompiledTool): Tool => {
    if (tool.kind === 'constant') return checked(tool.arguments, () => read(tool.file));
    return tool.kind === 'lookup' ? lookup(tool, read) : checked(tool.arguments, guideSearch(tool, search, titles));
  };
  return new Map(Object.entries(bundle.index.mcp.tools).map(([name, tool]) => [name, compile(tool)]));
}

function checked(table: Readonly<Record<string, ArgumentRule>>, run: Tool): Tool {
  const rules = new Map(Object.entries(table));
  return async (given) => {
    const unknown = [...given.keys()].filter((name) => !rules.has(name));
    const known = `Known: ${[...rules.keys()].join(', ') || 'none'}.`;
    const strange = unknown.slice(0, 1).map((name) => `Unknown argument "${name.slice(0, MAXIMUM_ECHO)}". ${known}`);
    const wrong = [...rules].flatMap(([name, rule]) => complaint(name, rule, given.get(name)) ?? []);
    const problems = [...strange, ...wrong];
    return problems.length > 0 ? errorResult(problems.join(' ')) : run(given);
  };
}

/** What is wrong with one argument, as a sentence; undefined when nothing is. */
function complaint(name: string, rule: ArgumentRule, value: unknown): string | undefined {
  if (value === undefined) return rule.required ? `Argument "${name}" is required.` : undefined;
  const fits = rule.type === 'string' ? typeof value === 'string' : Number.isSafeInteger(value);
  if (!fits) return `Argument "${name}" must be ${rule.type === 'string' ? 'a string' : 'an integer'}.`;
  if (rule.enum && !rule.enum.includes(String(value))) return `Argument "${name}" must be one of: ${rule.enum.join(', ')}.`;
  return sizeComplaint(name, rule, typeof value === 'string' ? value.length : Number(value));
}

function sizeComplaint(name: string, rule: ArgumentRule, size: number): string | undefined {
  const unit = rule.type === 'string' ? ' characters long' : '';
  if (size < (rule.minimum ?? size)) return `Argument "${name}" must be at least ${rule.minimum}${unit}.`;
  return size > (rule.maximum ?? size) ? `Argument "${name}" must be at most ${rule.maximum}${unit}.` : undefined;
}

function lookup(tool: LookupTool, read: (file: string) => Promise<string>): Tool {
  const files = new Map(Object.entries(tool.files));
  const aliases = new Map(Object.entries(tool.aliases));
  // An enum would refuse what the table below understands or explains better: aliases and misspellings.
  const rule: ArgumentRule = { type: 'string', required: tool.otherwise === undefined };
  return checked({ ...tool.arguments, [tool.argument]: rule }, async (given) => {
    const value = given.get(tool.argument);
    const text = String(value);
    const file = value === undefined ? tool.otherwise : (files.get(text) ?? files.get(aliases.get(text.trim().toLowerCase()) ?? ''));
    return file === undefined ? errorResult(unknownValue(tool, text.slice(0, MAXIMUM_ECHO), [...files.keys()])) : read(file);
  });
}

function unknownValue({ argument, help }: LookupTool, value: string, allowed: readonly string[]): string {
  const nearest = didYouMean(value.toLowerCase(), allowed);
  const plural = argument.endsWith('s') ? `${argument}es` : `${argument}s`;
  const more = allowed.length > MAXIMUM_LISTED ? ` and ${allowed.length - MAXIMUM_LISTED} more` : '';
  const list = `Allowed ${plural} (${allowed.length}): ${allowed.slice(0, MAXIMUM_LISTED).join(', ')}${more}.`;
  return [`Unknown ${argument} "${value}".`, nearest ? `Did you mean "${nearest}"?` : '', list, help].filter(Boolean).join(' ');
}

/** The value that is two edits away, or else the first that has every word of the text, spelt nearly so. */
function didYouMean(text: string, values: readonly string[]): string | undefined {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const isNear = (word: string, other: string): boolean => isWithin(word.length < LONG_WORD ? 0 : 2, word, other);
  const hasAll = (value: string): boolean => words.every((word) => value.split('-').some((other) => isNear(word, other)));
  return values.find((value) => isWithin(2, text, value)) ?? (words.length > 0 ? values.find(hasAll) : undefined);
}

/** Whether at most so many insertions, deletions and replacements of a letter make one text the other (Levenshtein distance). */
function isWithin(edits: number, from: string, to: string): boolean {
  let same = 0;
  while (same < from.length && from[same] === to[same]) same++;
  const [rest, other] = [from.slice(same), to.slice(same)];
  if (edits === 0 || rest === other) return rest === other;
  const [shorter, otherShorter] = [rest.slice(1), other.slice(1)];
  return isWithin(edits - 1, shorter, otherShorter) || isWithin(edits - 1, shorter, other) || isWithin(edits - 1, rest, otherShorter);
}

function guideSearch(tool: SearchTool, search: Search, titles: readonly string[]): Tool {
  const rules = new Map(Object.entries(tool.arguments));
  return async (given) => {
    const integer = (name: string, otherwise: number): number => Number(given.get(name) ?? rules.get(name)?.default ?? otherwise);
    const [offset, limit] = [integer('offset', 0), integer('limit', DEFAULT_HITS)];
    const language = given.get('language');
    const hits = search(String(given.get('query')), typeof language === 'string' ? { language } : {});
    const nextOffset = offset + limit < hits.length ? offset + limit : undefined;
    const suggestions = hits.length === 0 ? titles.slice(0, 3) : undefined;
    const results = hits.slice(offset, offset + limit).map(searchResult);
    const json = JSON.stringify({ total: hits.length, offset, nextOffset, results, suggestions });
    return `{"content":[{"type":"text","text":${JSON.stringify(json)}}],"structuredContent":${json}}`;
  };
}

function searchResult({ document, score }: SearchHit): object {
  const { description, ...known } = document;
  return { ...known, description: description ?? undefined, snippet: description ?? document.title, score };
}

function errorResult(text: string): string {
  return JSON.stringify({ content: [{ type: 'text', text }], isError: true });
}
