/** The interpreter of compiled tools: from a table and the arguments of a call to the JSON of a `tools/call` result. */
import type { FindPassages } from '../answer/passages.ts';
import { searchSite, type SiteQuery } from '../answer/site-search.ts';
import type { ArgumentRule, Bundle, CompiledDocument, CompiledTool, LookupTool, PageDocument, PageTool, SearchTool } from '../bundle.ts';
import { decodePath } from '../path.ts';
import { MAXIMUM_ECHO, type Fields, type Outcome } from '../rpc.ts';
import { didYouMean } from './did-you-mean.ts';
import { partFrom, partResult, sectionOf } from './parts.ts';

/** Returns the JSON of a `tools/call` result for the arguments of a call, a ready one as the bytes of its file. */
export type Tool = (given: Fields) => Promise<Outcome>;

const UTF8 = new TextDecoder();
/** Maximum pages that an error suggests instead of a missing one. */
const NEAREST_PAGES = 5;

/** Makes a result with `isError` from a text. */
type Refuse = (text: string) => string;

/**
 * The tools of a bundle by name. Wrong arguments give a result with `isError` whose text lets a model correct itself
 * (MCP 2025-11-25, server/tools, error handling).
 */
export const createTools = (bundle: Bundle, find: FindPassages): ReadonlyMap<unknown, Tool> => {
  const { index, read } = bundle;
  const refuse: Refuse = (text) => `{"content":${JSON.stringify([{ type: 'text', text }])},"isError":true${index.mcp.tail}`;
  const create = (tool: CompiledTool): Tool => {
    if (tool.kind === 'lookup') return checked(tool, lookup(tool, read, refuse), refuse);
    return checked(tool, tool.kind === 'page' ? page(tool, bundle, refuse) : search(tool, find), refuse);
  };
  return new Map(Object.entries(index.mcp.tools).map(([name, tool]) => [name, create(tool)]));
};

const checked =
  ({ arguments: rules, known }: CompiledTool, run: Tool, refuse: Refuse): Tool =>
  async (given) => {
    const stranger = Object.keys(given).find((each) => !rules.some(({ name }) => name === each));
    if (stranger !== undefined) return refuse(`Unknown argument "${stranger.slice(0, MAXIMUM_ECHO)}". ${known}`);
    const complaints = rules.filter((rule) => !fits(rule, given[rule.name])).map(({ complaint }) => complaint);
    return complaints.length > 0 ? refuse(complaints.join(' ')) : run(given);
  };

/** Whether a value meets the constraints of an argument, or of another field of a client. */
export const fits = ({ type, required, minimum, maximum, enum: allowed }: ArgumentRule, value: unknown): boolean => {
  if (typeof value !== type) return value === undefined && !required;
  const size = typeof value === 'string' ? value.length : Number(value);
  const isWithinBounds = Number.isSafeInteger(size) && size >= minimum && size <= maximum;
  return isWithinBounds && (allowed?.includes(String(value)) ?? true);
};

/** Error sentences for an unknown value: suggestions, and where to find the right one. */
const unknown = ({ argument, help }: LookupTool | PageTool, value: string, values: readonly string[], most: number): string => {
  const echo = value.slice(0, MAXIMUM_ECHO);
  const nearest = didYouMean(echo.toLowerCase(), values, most).map((each) => `"${each}"`);
  return `Unknown ${argument} "${echo}". ${nearest.length > 0 ? `Did you mean ${nearest.join(', ')}? ` : ''}${help}`;
};

const lookup = (tool: LookupTool, read: Bundle['read'], refuse: Refuse): Tool => {
  const table = new Map(Object.entries(tool.files));
  return async (given) => {
    const value = given[tool.argument];
    const known = typeof value === 'string' ? (table.get(value) ?? table.get(value.trim().toLowerCase())) : tool.otherwise;
    if (!known) return refuse(unknown(tool, typeof value === 'string' ? value : '', tool.values, 1));
    const [result, more] = known;
    const { evidence, section, offset } = given;
    if (more === undefined || (!evidence && section === undefined && offset === undefined)) return read(result);
    return evidence ? read(more) : partOf(JSON.parse(UTF8.decode(await read(more))), given, refuse);
  };
};

/** The requested part of a document: a section, or the part at an offset. */
const partOf = (document: CompiledDocument, { section, offset }: Fields, refuse: Refuse): string => {
  const { markdown } = document;
  if (typeof section === 'string') {
    const part = sectionOf(document, section);
    return part ? partResult(document, part) : refuse(`Unknown section "${section}". ${document.known}`);
  }
  const start = Number(offset);
  if (start > 0 && start >= markdown.length) return refuse(`offset ${start} is beyond the end: totalChars is ${markdown.length}.`);
  return partResult(document, partFrom(document, start, markdown.length));
};

const page = (tool: PageTool, { index, read }: Bundle, refuse: Refuse): Tool => {
  const pages = new Map(tool.pages.map((path, place) => [path.replace(/\/$/, ''), place]));
  return async (given) => {
    const place = pages.get(pathOf(String(given[tool.argument]), index.site));
    if (place === undefined) return refuse(unknown(tool, String(given[tool.argument]), tool.pages, NEAREST_PAGES));
    const list = JSON.parse(UTF8.decode(await read(`${tool.folder}/${Math.floor(place / tool.each)}.json`))) as PageDocument[];
    const { file, length, ...document } = list[place % tool.each] as PageDocument;
    const twin = UTF8.decode(await read(file));
    return partOf({ ...document, markdown: twin.slice(twin.length - length) }, { offset: 0, ...given }, refuse);
  };
};

/** Path of a page without its last slash, from a path or an address of the page itself or of one of its files. */
const pathOf = (asked: string, site: string): string => {
  const url = URL.canParse(asked, site) ? new URL(asked, site) : undefined;
  const path = url?.origin === site ? decodePath(url.pathname) : undefined;
  return (path ?? asked).replace(/(?:\/(?:index\.(?:html?|md))?|\.(?:html?|md))$/, '');
};

const search =
  (tool: SearchTool, find: FindPassages): Tool =>
  async (given) => {
    const json = JSON.stringify(await searchSite(tool, find, given as unknown as SiteQuery));
    return `{"content":[{"type":"text","text":${JSON.stringify(json)}}],"structuredContent":${json}${tool.tail}`;
  };
