import { propertiesOf, type JsonSchema } from '../../schema/builder.ts';

/** Maximum characters of `tools/list`, which clients give their models at every start. */
export const MAXIMUM_TOOL_LIST = 12_000;

/** Characters around the tools in the answer. */
const AROUND = 400;

/** Minimum length of the JSON of a list of allowed values for leaving it out. */
const LONG = 200;

/**
 * Shortens tools until they fit into one list. The longest lists of allowed values are left out first, because a wrong value gets a helpful
 * answer anyway; then the longest output schemas, which are optional.
 */
export const fitToolList = (tools: readonly ListedTool[]): readonly ListedTool[] => withoutOutput(withoutLongest(tools));

const fits = (tools: readonly ListedTool[]): boolean => JSON.stringify(tools).length + AROUND <= MAXIMUM_TOOL_LIST;

const withoutLongest = (tools: readonly ListedTool[]): readonly ListedTool[] => {
  const [longest] = tools.flatMap(enumsOf).toSorted((a, b) => b.length - a.length);
  if (!longest || longest.length < LONG || fits(tools)) return tools;
  return withoutLongest(tools.map((tool) => (tool.name === longest.tool ? withoutEnum(tool, longest.argument) : tool)));
};

const withoutOutput = (tools: readonly ListedTool[]): readonly ListedTool[] => {
  const lengthOf = ({ outputSchema }: ListedTool): number => (outputSchema ? JSON.stringify(outputSchema).length : 0);
  const [longest] = tools.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (!longest?.outputSchema || fits(tools)) return tools;
  const { outputSchema: _, ...rest } = longest;
  return withoutOutput(tools.map((tool) => (tool === longest ? rest : tool)));
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

/** A tool in `tools/list`. */
export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema?: JsonSchema;
  readonly annotations: Readonly<Record<string, string | boolean>>;
}
