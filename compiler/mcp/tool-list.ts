import type { JsonSchema } from '../schema.ts';
import type { ListedTool } from './tools.ts';

/** Most characters of `tools/list`, which clients put before their models at every start. */
export const MAXIMUM_TOOL_LIST = 24_000;

/** Tools that fit into one list: while they do not, the longest list of allowed values goes; a wrong value is answered with help all the same. */
export const fitToolList = (tools: readonly ListedTool[]): readonly ListedTool[] => {
  if (JSON.stringify(tools).length <= MAXIMUM_TOOL_LIST) return tools;
  const [longest] = tools.flatMap(enumsOf).toSorted((a, b) => b.length - a.length);
  if (!longest) return tools;
  return fitToolList(tools.map((tool) => (tool.name === longest.tool ? withoutEnum(tool, longest.argument) : tool)));
};

interface Enum {
  readonly tool: string;
  readonly argument: string;
  /** Of its JSON. */
  readonly length: number;
}

const enumsOf = ({ name: tool, inputSchema }: ListedTool): readonly Enum[] =>
  Object.entries(propertiesOf(inputSchema)).flatMap(([argument, { enum: values }]) =>
    Array.isArray(values) ? [{ tool, argument, length: JSON.stringify(values).length }] : [],
  );

const withoutEnum = (tool: ListedTool, argument: string): ListedTool => {
  const properties = propertiesOf(tool.inputSchema);
  const { enum: _, ...rest } = properties[argument] ?? {};
  return { ...tool, inputSchema: { ...tool.inputSchema, properties: { ...properties, [argument]: rest } } };
};

const propertiesOf = ({ properties }: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  (properties ?? {}) as Readonly<Record<string, JsonSchema>>;
