/** The interpreter of compiled tools: from a table and the arguments of a call to the JSON of a `tools/call` result. */
import type { FindPassages } from '../answer/passages.ts';
import { searchSite, type SiteQuery } from '../answer/site-search.ts';
import type { Bundle, CompiledDocument, CompiledTool, LookupTool, PageDocument, PageTool, SearchTool } from '../bundle.ts';
import { decodePath } from '../path.ts';
import { fill, isObject, MAXIMUM_ECHO, type Fields, type Outcome } from '../rpc.ts';
import { complaintsOf, valueIn } from '../table.ts';
import { didYouMean } from './did-you-mean.ts';
import { partFrom, partResult, sectionOf } from './parts.ts';

const UTF8 = new TextDecoder();
/** Maximum pages that an error suggests instead of a missing one. */
const NEAREST_PAGES = 5;

/** Makes a result with `isError` from a text. */
type Refuse = (text: string) => string;

/**
 * `tools/call` of a bundle. Wrong arguments give a result with `isError` whose text lets a model correct itself (MCP 2025-11-25,
 * server/tools, error handling).
 */
export const createTools = (bundle: Bundle, find: FindPassages): ((params: Fields) => Promise<Outcome>) => {
  const { tools, tail, errors } = bundle.index.mcp;
  const refuse: Refuse = (text) => `{"content":${JSON.stringify([{ type: 'text', text }])},"isError":true${tail}`;
  const run = async (tool: CompiledTool, given: Fields): Promise<Outcome> => {
    const stranger = Object.keys(given).find((each) => !tool.arguments.some(({ name }) => name === each));
    if (stranger !== undefined) return refuse(`Unknown argument "${stranger.slice(0, MAXIMUM_ECHO)}". ${tool.known}`);
    const complaints = complaintsOf(tool.arguments, given);
    if (complaints.length > 0) return refuse(complaints.join(' '));
    if (tool.kind === 'search') return search(tool, given, find);
    return tool.kind === 'page' ? readPage(tool, given, bundle, refuse) : lookUp(tool, given, bundle, refuse);
  };
  return async ({ name, arguments: given = {} }) => {
    const tool = valueIn(tools, name);
    if (!tool) return errors.tool;
    if (!isObject(given)) return fill(errors.parameter, 'arguments');
    const result = await run(tool, given);
    return typeof result === 'string' ? `"result":${result}` : result;
  };
};

/** Error sentences for an unknown value: suggestions, and where to find the right one. */
const unknown = ({ argument, help }: LookupTool | PageTool, value: string, values: readonly string[], most: number): string => {
  const echo = value.slice(0, MAXIMUM_ECHO);
  const nearest = didYouMean(echo.toLowerCase(), values, most).map((each) => `"${each}"`);
  return `Unknown ${argument} "${echo}". ${nearest.length > 0 ? `Did you mean ${nearest.join(', ')}? ` : ''}${help}`;
};

const lookUp = async (tool: LookupTool, given: Fields, { read }: Bundle, refuse: Refuse): Promise<Outcome> => {
  const { [tool.argument]: value, evidence, section, offset } = given;
  const known =
    typeof value === 'string' ? (valueIn(tool.files, value) ?? valueIn(tool.files, value.trim().toLowerCase())) : tool.otherwise;
  if (!known) return refuse(unknown(tool, typeof value === 'string' ? value : '', tool.values, 1));
  const [result, more] = known;
  if (more === undefined || (!evidence && section === undefined && offset === undefined)) return read(result);
  return evidence ? read(more) : partOf(JSON.parse(UTF8.decode(await read(more))), given, refuse);
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

const readPage = async (tool: PageTool, given: Fields, { index, read }: Bundle, refuse: Refuse): Promise<string> => {
  const asked = String(given[tool.argument]);
  const path = pathOf(asked, index.site);
  const place = Math.max(tool.pages.indexOf(path), tool.pages.indexOf(`${path}/`));
  if (place < 0) return refuse(unknown(tool, asked, tool.pages, NEAREST_PAGES));
  const list = JSON.parse(UTF8.decode(await read(`${tool.folder}/${Math.floor(place / tool.each)}.json`))) as PageDocument[];
  const { file, length, ...document } = list[place % tool.each] as PageDocument;
  const text = UTF8.decode(await read(file));
  return partOf({ ...document, markdown: text.slice(text.length - length) }, { offset: 0, ...given }, refuse);
};

/** Path of a page without its last slash, from a path or an address of the page itself or of one of its files. */
const pathOf = (asked: string, site: string): string => {
  const url = URL.canParse(asked, site) ? new URL(asked, site) : undefined;
  const path = url?.origin === site ? decodePath(url.pathname) : undefined;
  return (path ?? asked).replace(/(?:\/(?:index\.(?:html?|md))?|\.(?:html?|md))$/, '');
};

const search = async (tool: SearchTool, given: Fields, find: FindPassages): Promise<string> => {
  const json = JSON.stringify(await searchSite(tool, find, given as unknown as SiteQuery));
  return `{"content":[{"type":"text","text":${JSON.stringify(json)}}],"structuredContent":${json}${tool.tail}`;
};
