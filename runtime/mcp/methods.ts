/** The methods of MCP by their tables: ready outcomes, look-ups by one parameter, tools, prompts and completions. */
import type { FindPassages } from '../answer/passages.ts';
import type { Bundle, McpAnswer, McpEra, McpLookup, McpTable } from '../bundle.ts';
import { fieldsOf, fill, type Fields, type Outcome } from '../rpc.ts';
import { complaintsOf, valueIn } from '../table.ts';
import { createTools } from './tools.ts';

/** Returns the outcome of a method for its parameters; undefined for a method that an era does not have. */
export type Methods = (name: string, era: McpEra, params: Fields) => Promise<Outcome | undefined>;

const UTF8 = new TextDecoder();
/** Maximum values of one completion (MCP 2026-07-28, server/utilities/completion). */
const MAXIMUM_VALUES = 100;
/** Maximum length of an address in an error, so that clients can match it with their request. */
const MAXIMUM_URI = 4096;

/** The methods of a bundle. */
export const createMethods = (bundle: Bundle, find: FindPassages): Methods => {
  const { mcp } = bundle.index;
  const special = { tool: createTools(bundle, find), prompt: getPrompt(mcp), completion: complete(mcp) };
  return async (name, era, params) => {
    const method = valueIn(mcp.methods, name);
    if (!method || (method.era ?? era) !== era) return undefined;
    if (method.kind === 'constant') return method.outcome;
    return method.kind === 'lookup' ? lookUp(method, params[method.parameter], era, bundle) : special[method.kind](params);
  };
};

const lookUp = async (method: McpLookup, value: unknown, era: McpEra, { index, read }: Bundle): Promise<string> => {
  const { parameter, answers, files, otherwise, unknown } = method;
  if (value === undefined && otherwise !== undefined) return otherwise;
  if (typeof value !== 'string') return fill(index.mcp.errors.parameter, parameter);
  const [, file] = files.findLast(([first]) => first <= value) ?? [];
  const table = file === undefined ? answers : (JSON.parse(UTF8.decode(await read(file))) as Readonly<Record<string, McpAnswer>>);
  const [text, document, after] = valueIn(table, value) ?? [];
  if (text === undefined) return typeof unknown === 'string' ? unknown : fill(unknown[era], value, MAXIMUM_URI);
  return document === undefined ? text : text + JSON.stringify(UTF8.decode(await read(document))) + after;
};

const getPrompt =
  ({ prompts, errors }: McpTable) =>
  async ({ name, arguments: values = {} }: Fields): Promise<string> => {
    const prompt = valueIn(prompts, name);
    if (!prompt) return errors.prompt;
    const given = fieldsOf(values);
    const [wrong = given === values ? undefined : errors.arguments] = complaintsOf(prompt.arguments, given);
    const pieces = prompt.pieces.map(([text, argument]) => (argument === undefined ? text : piece(text, given[argument])));
    return wrong ?? pieces.join('');
  };

const piece = (text: string, value: unknown): string => (typeof value === 'string' ? fill(text, value, value.length) : '');

const complete =
  ({ completions, errors, tail }: McpTable) =>
  async ({ ref, argument }: Fields): Promise<string> => {
    const [{ type, name, uri }, { name: asked, value }] = [fieldsOf(ref), fieldsOf(argument)];
    const reference = valueIn(valueIn(completions, type) ?? {}, type === 'ref/prompt' ? name : uri);
    const values = valueIn(reference ?? {}, asked);
    if (!values || typeof value !== 'string') return errors.completion;
    const begun = value.toLowerCase();
    const places = values.map((each) => ({ each, at: each.toLowerCase().indexOf(begun) })).filter(({ at }) => at >= 0);
    // Values with the same start come first; both groups keep the order of the site.
    const found = places.toSorted((left, right) => Math.sign(left.at) - Math.sign(right.at)).map(({ each }) => each);
    const completion = { values: found.slice(0, MAXIMUM_VALUES), total: found.length, hasMore: found.length > MAXIMUM_VALUES };
    return `"result":{"completion":${JSON.stringify(completion)}${tail}`;
  };
