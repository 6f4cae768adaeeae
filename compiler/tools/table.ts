/** Tools in the form of the runtime's interpreter: checks with their messages, and tables of ready results. */
import type { ArgumentRule, CompiledTool, ResultFiles, SearchRule } from '../../runtime/bundle.ts';
import type { Arguments, SearchAnswer, ToolAnswer, ToolArgument } from './tool.ts';

/** Maximum allowed values in one error text: clients refuse results that are too long. */
const MAXIMUM_LISTED = 50;

type Answer = Exclude<ToolAnswer, { readonly kind: 'navigate' }>;

/** File of the bundle with a ready result; `key` is the value of the look-up, or null for a call without its argument. */
export const resultFile = (tool: string, key: string | null): string => `_sitec/mcp/${tool}/${key ?? '_'}.json`;

/** File of the bundle with the same result and its evidence. */
export const evidenceFile = (tool: string, key: string | null): string => `_sitec/mcp/${tool}/evidence/${key ?? '_'}.json`;

/** File of the bundle with the document whose first part is a ready result. */
export const documentFile = (tool: string, key: string): string => `${documentFolder(tool)}/${key}.json`;

/** Pages whose documents are in one file: about 60 kB, which is read for one of them. */
export const PAGES_EACH = 32;

const documentFolder = (tool: string): string => `_sitec/mcp/${tool}/documents`;

/** Additional data of a search: suggested queries, and the last members of its results. */
export interface SearchWords {
  readonly suggestions: readonly string[];
  readonly tail: string;
}

/** Compiles the argument checks of a tool, and its results. */
export const compileTool = (name: string, given: Arguments, answer: Answer, { suggestions, tail }: SearchWords): CompiledTool => {
  const common = argumentChecks(given);
  if (answer.kind === 'search') return { kind: 'search', ...common, ...searchRule(answer, suggestions), tail };
  if (answer.kind === 'page') {
    const { argument, pages, help } = answer;
    return { kind: 'page', ...common, argument, pages: [...pages.keys()], folder: documentFolder(name), each: PAGES_EACH, help };
  }
  const resultOf = (key: string | null): ResultFiles =>
    given.evidence ? [resultFile(name, key), evidenceFile(name, key)] : [resultFile(name, key)];
  if (answer.kind === 'constant') {
    return { kind: 'lookup', ...common, argument: '', files: {}, values: [], otherwise: resultOf(null), help: '' };
  }
  const { argument, results, aliases, otherwise, help, isDocument } = answer;
  const values = [...results.keys()];
  const files = [...[...aliases].map(([alias, value]) => [alias, value] as const), ...values.map((value) => [value, value] as const)];
  return {
    kind: 'lookup',
    ...common,
    // The look-up itself knows the allowed values and accepts aliases, so its argument is not checked against a list before.
    arguments: common.arguments.map((each) => (each.name === argument ? rule(argument, withoutEnum(given[argument])) : each)),
    argument,
    files: Object.fromEntries(
      files.map(([key, value]) => [key, isDocument ? [resultFile(name, value), documentFile(name, value)] : resultOf(value)]),
    ),
    values,
    ...(otherwise && { otherwise: resultOf(null) }),
    help: `${allowed(argument, values)} ${help}`,
  };
};

/** The checks of a tool's arguments, with their error messages. */
const argumentChecks = (given: Arguments): Pick<CompiledTool, 'arguments' | 'known'> => {
  const names = Object.keys(given);
  const known = names.length === 0 ? 'It takes none.' : `Known: ${names.join(', ')}.`;
  return { arguments: names.map((name) => rule(name, given[name] as ToolArgument)), known };
};

/** Sources and limits of a search tool; `suggestions` are queries for a search without hits. */
export const searchRule = ({ sources, limit, ids }: SearchAnswer, suggestions: readonly string[]): SearchRule => ({
  sources,
  defaults: { offset: 0, limit },
  suggestions,
  ...(ids && { ids: Object.fromEntries(ids) }),
});

const withoutEnum = (argument?: ToolArgument): ToolArgument => {
  const { enum: _, ...rest } = argument ?? { type: 'string', description: '' };
  return rest;
};

const rule = (name: string, argument: ToolArgument): ArgumentRule => {
  const isText = argument.type === 'string';
  const must = argument.required ? 'is required and must be' : 'must be';
  return {
    name,
    type: argument.type === 'integer' ? 'number' : argument.type,
    required: argument.required ?? false,
    minimum: argument.minimum ?? (isText ? 0 : Number.MIN_SAFE_INTEGER),
    maximum: argument.maximum ?? Number.MAX_SAFE_INTEGER,
    ...(argument.enum && { enum: argument.enum }),
    complaint: `Argument "${name}" ${must} ${argument.enum ? `one of: ${argument.enum.join(', ')}` : kind(argument)}.`,
  };
};

const kind = ({ type, minimum, maximum }: ToolArgument): string => {
  if (type === 'boolean') return 'true or false';
  const unit = type === 'string' ? ' characters' : '';
  const word = type === 'string' ? 'a string' : 'an integer';
  const link = type === 'string' ? ' of ' : ' from ';
  if (minimum !== undefined && maximum !== undefined) return `${word}${link}${minimum} to ${maximum}${unit}`;
  if (minimum !== undefined) return `${word} of at least ${minimum}${unit}`;
  return maximum === undefined ? word : `${word} of at most ${maximum}${unit}`;
};

const allowed = (argument: string, values: readonly string[]): string => {
  if (values.length === 0) return `No ${argument} is published.`;
  const plural = argument.endsWith('s') ? `${argument}es` : `${argument}s`;
  return `Allowed ${plural} (${values.length}): ${listing(values)}.`;
};

/** The first of some values, and the number of the others. */
export const listing = (values: readonly string[]): string => {
  const more = values.length > MAXIMUM_LISTED ? ` and ${values.length - MAXIMUM_LISTED} more` : '';
  return values.slice(0, MAXIMUM_LISTED).join(', ') + more;
};
