/** The methods of MCP by their tables: ready outcomes, look-ups by one parameter, tools, prompts and completions. */
import type { FindPassages } from '../answer/passages.ts';
import type { Bundle, CompiledPrompt, McpAnswer, McpEra, McpLookup, McpMethod, McpTable } from '../bundle.ts';
import { fieldsOf, fill, isObject, type Fields, type Outcome } from '../rpc.ts';
import { createTools } from './tools.ts';

/** Returns the outcome of a method for its parameters. */
export type Method = (params: Fields) => Promise<Outcome>;

const UTF8 = new TextDecoder();
/**
 * Maximum length of a prompt argument, in UTF-16 code units, and maximum values of one completion (MCP 2026-07-28,
 * server/utilities/completion).
 */
const MAXIMUM_ARGUMENT = 500;
const MAXIMUM_VALUES = 100;
/** Maximum length of an address in an error, so that clients can match it with their request. */
const MAXIMUM_URI = 4096;

/** The methods of a bundle by name, in each era. */
export const createMethods = (bundle: Bundle, find: FindPassages): Readonly<Record<McpEra, ReadonlyMap<string, Method>>> => {
  const { mcp } = bundle.index;
  const known = Object.entries(mcp.methods);
  const special = { tool: callTool(bundle, find), prompt: getPrompt(mcp), completion: complete(mcp) };
  const create = (method: McpMethod, era: McpEra): Method => {
    if (method.kind === 'constant') return async () => method.outcome;
    return method.kind === 'lookup' ? lookUp(method, bundle, era) : special[method.kind];
  };
  const of = (era: McpEra): ReadonlyMap<string, Method> =>
    new Map(known.filter(([, method]) => (method.era ?? era) === era).map(([name, method]) => [name, create(method, era)]));
  return { legacy: of('legacy'), modern: of('modern') };
};

const lookUp = ({ parameter, answers, files = [], otherwise, unknown }: McpLookup, { index, read }: Bundle, era: McpEra): Method => {
  const table = new Map(Object.entries(answers));
  const write = async ([text, file, after]: McpAnswer): Promise<string> =>
    file === undefined ? text : text + JSON.stringify(UTF8.decode(await read(file))) + after;
  return async (params) => {
    const value = params[parameter];
    if (value === undefined && otherwise !== undefined) return otherwise;
    if (typeof value !== 'string') return fill(index.mcp.errors.parameter, parameter);
    const [, file] = files.findLast(([first]) => first <= value) ?? [];
    const filed = file !== undefined && new Map(JSON.parse(UTF8.decode(await read(file))) as [string, McpAnswer][]);
    const answer = (filed || table).get(value);
    if (answer) return write(answer);
    return typeof unknown === 'string' ? unknown : fill(unknown[era], value, MAXIMUM_URI);
  };
};

const callTool = (bundle: Bundle, find: FindPassages): Method => {
  const { errors } = bundle.index.mcp;
  const tools = createTools(bundle, find);
  return async ({ name, arguments: given = {} }) => {
    const tool = tools.get(name);
    if (!tool) return errors.tool;
    if (!isObject(given)) return fill(errors.parameter, 'arguments');
    const result = await tool(given);
    return typeof result === 'string' ? `"result":${result}` : result;
  };
};

const getPrompt = ({ prompts, errors }: McpTable): Method => {
  const table = new Map<unknown, CompiledPrompt>(Object.entries(prompts));
  const isWrong = (value: unknown, required: boolean): boolean =>
    typeof value === 'string' ? value.length > MAXIMUM_ARGUMENT || (required && value === '') : value !== undefined || required;
  return async ({ name, arguments: values = {} }) => {
    const prompt = table.get(name);
    if (!prompt) return errors.prompt;
    const given = fieldsOf(values);
    const wrong = prompt.arguments.find(({ name: argument, required }) => isWrong(given[argument], required));
    if (wrong || given !== values) return fill(errors.argument, wrong?.name ?? 'arguments');
    return prompt.pieces.map(([text, argument]) => (argument === undefined ? text : piece(text, given[argument]))).join('');
  };
};

const piece = (text: string, value: unknown): string => (typeof value === 'string' ? fill(text, value, MAXIMUM_ARGUMENT) : '');

const complete = ({ completions, errors, tail }: McpTable): Method => {
  const table = new Map(
    Object.entries(completions).map(([reference, values]) => [reference, new Map<unknown, readonly string[]>(Object.entries(values))]),
  );
  return async ({ ref, argument }) => {
    const [{ type, name, uri }, { name: asked, value }] = [fieldsOf(ref), fieldsOf(argument)];
    const reference = [type, type === 'ref/prompt' ? name : uri];
    const values = reference.every(isText) ? table.get(reference.join(' '))?.get(asked) : undefined;
    if (!values || typeof value !== 'string') return errors.completion;
    const begun = value.toLowerCase();
    const places = values.map((each) => ({ each, at: each.toLowerCase().indexOf(begun) })).filter(({ at }) => at >= 0);
    // Values with the same start come first; both groups keep the order of the site.
    const found = [...places.filter(({ at }) => at === 0), ...places.filter(({ at }) => at > 0)].map(({ each }) => each);
    const completion = { values: found.slice(0, MAXIMUM_VALUES), total: found.length, hasMore: found.length > MAXIMUM_VALUES };
    return `"result":{"completion":${JSON.stringify(completion)}${tail}`;
  };
};

const isText = (value: unknown): value is string => typeof value === 'string';
